/** Mails that could not be sent for days, for an administrator to look after. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { page } from "#contract/admin/orders";
import { mailKinds } from "#contract/mail";

const failedMail = z.object({
  id: z.uuid(),
  /** The account it was for; null: somebody without one. */
  userId: z.uuid().nullable(),
  kind: z.enum(mailKinds),
  /** The receipt, refund, payment, invoice request or package notice it is about; null where it was written beforehand. */
  subjectId: z.uuid().nullable(),
  tries: z.number().int(),
  createdAt: z.string(),
  /** When it was given up. */
  endedAt: z.string().nullable(),
  /** It cannot be sent again from then on, because its link has run out; null: it can at any time. */
  expiresAt: z.string().nullable(),
});
export type FailedMail = z.infer<typeof failedMail>;

export const adminMails = {
  /** Newest first. */
  failed: oc
    .route({ method: "GET", path: "/admin/mails/failed", tags: ["administration"] })
    .input(page)
    .output(z.object({ items: z.array(failedMail), nextCursor: z.string().nullable() })),
  /** Puts one back among those that wait, with all its tries. Throws not_found for one that did not fail or has run out. */
  resend: oc
    .route({ method: "POST", path: "/admin/mails/{id}/resend", tags: ["administration"] })
    .input(z.object({ id: z.uuid() }))
    .output(z.void()),
};
