/** Mails about money that could not be sent for days, for an administrator to look after. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { page } from "#contract/admin/orders";

export const failedMail = z.object({
  id: z.uuid(),
  /** The account it was for. */
  userId: z.uuid(),
  kind: z.enum(["receipt", "refund_started", "refund_done", "transfer_waiting", "invoice_issued", "invoice_refused"]),
  /** The receipt, refund, payment or invoice request it is about. */
  subjectId: z.uuid(),
  tries: z.number().int(),
  createdAt: z.string(),
  /** When it was given up. */
  endedAt: z.string().nullable(),
});
export type FailedMail = z.infer<typeof failedMail>;

export const adminMails = {
  /** Newest first. */
  failed: oc
    .route({ method: "GET", path: "/admin/mails/failed", tags: ["administration"] })
    .input(page)
    .output(z.object({ items: z.array(failedMail), nextCursor: z.string().nullable() })),
};
