/** The small mark beside a state; the words say the same. */
import type { Approval } from "#contract/publishing/approval-names";
import type { Publication } from "#contract/publishing/publication";
import type { ConnectionHealth, PublicationState } from "#contract/publishing/states";
import type { Tone } from "#web/ui/status.tsx";

export const stateTone: Record<PublicationState, Tone> = {
  planned: "wait",
  sending: "busy",
  accepted: "busy",
  live: "good",
  unknown: "wait",
  failed: "bad",
  edited: "good",
  removed: "plain",
  withdrawn: "plain",
};

/** What only a person puts right stands out. */
export const heldTone: Record<NonNullable<Publication["heldBy"]>, Tone> = { recall: "bad", stop: "wait" };

export const healthTone: Record<ConnectionHealth, Tone> = {
  good: "good",
  ending: "wait",
  ended: "bad",
  blocked: "bad",
};

export const approvalTone: Record<Exclude<Approval, "none" | "approved">, Tone> = {
  draft: "plain",
  asked: "wait",
  refused: "bad",
};
