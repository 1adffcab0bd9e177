/** Approval of posts before they leave: asked of somebody else by a link, or given by the owner. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { approvalVerdicts, MOST_ASKED } from "./approval-names.ts";
import { publication } from "./publication.ts";

const tags = ["publishing"];
const ids = z.array(z.uuid()).min(1).max(MOST_ASKED);

const request = z.object({
  id: z.uuid(),
  note: z.string(),
  posts: z.number().int().nonnegative(),
  askedAt: z.string(),
  expiresAt: z.string(),
  /** Where it is answered; null: it was answered, taken back or is too late. */
  address: z.string().nullable(),
  answer: z
    .object({ verdict: z.enum(approvalVerdicts), at: z.string(), by: z.string(), words: z.string().nullable() })
    .nullable(),
});
export type ApprovalRequest = z.infer<typeof request>;

export const approvals = {
  /** The newest first. */
  list: oc.route({ method: "GET", path: "/publishing/approvals", tags }).output(z.array(request)),
  /** Posts that wait for approval, the soonest first, whenever they are due. */
  waiting: oc.route({ method: "GET", path: "/publishing/approvals/waiting", tags }).output(z.array(publication)),
  /**
   * Asks for posts that wait, by a link that is good once. What was asked before for the same posts is replaced. Throws
   * publication_moved_on where one waits no more, or wants no approval.
   */
  ask: oc
    .route({ method: "POST", path: "/publishing/approvals", tags, successStatus: 201 })
    .input(z.object({ ids, note: z.string().trim().max(500).default(""), days: z.number().int().min(1).max(30) }))
    .output(request),
  /** Takes a link back; its posts want approval again. */
  end: oc
    .route({ method: "DELETE", path: "/publishing/approvals/{id}", tags })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  /** The owner's own word. Throws as `ask`. */
  approve: oc
    .route({ method: "POST", path: "/publishing/approvals/own", tags })
    .input(z.object({ ids }))
    .output(z.array(publication)),
};
