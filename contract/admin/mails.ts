/** Mails that could not be sent for days, for an administrator to look after. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { adminList, listInput } from "#contract/admin/list";
import { accountNamed } from "#contract/admin/orders";
import { mailKinds } from "#contract/mail";

const failedMail = z.object({
  id: z.uuid(),
  /** Whose it is; null: somebody's without an account. */
  account: accountNamed.nullable(),
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

const failedMailsInput = listInput(["at"], { kind: z.enum(mailKinds).optional() });
export type FailedMailsAsked = z.infer<typeof failedMailsInput>;

export const adminMails = {
  ...adminList("/mails", { summary: "Mails that were given up", input: failedMailsInput, row: failedMail }),
  /** Puts one back among those that wait, with all its tries. Throws not_found for one that did not fail or has run out, forbidden. */
  resend: oc
    .route({ method: "POST", path: "/admin/mails/{id}/resend", tags: ["administration"] })
    .input(z.object({ id: z.uuid() }))
    .output(z.void()),
};
