/** Words of the approval of posts. */

/** none: not wanted. draft: wanted, nobody was asked yet. asked, approved, refused: by somebody who was asked, or by the owner. */
export const approvals = ["none", "draft", "asked", "approved", "refused"] as const;
export type Approval = (typeof approvals)[number];

/** Posts of one request. */
export const MOST_ASKED = 100;

export const approvalVerdicts = ["approved", "refused"] as const;
export type ApprovalVerdict = (typeof approvalVerdicts)[number];

/** Nothing keeps it from leaving. */
export const mayLeaveWith = (approval: Approval): approval is "none" | "approved" =>
  approval === "none" || approval === "approved";

/** Where whoever is asked looks at posts: `<path>/<token>`. */
export const approvalPath = "/approve";
/** The calendar as other programs read it: `<path>/<token>.ics`. */
export const feedPath = "/calendar";
