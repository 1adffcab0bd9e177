/**
 * Which event may follow which state of a post, and what it makes of it. What is out, or may be, is never sent again without the
 * platform's own word that nothing is there, or a person's who looked.
 */
import { type PublicationEvent, type PublicationState, publicationStates } from "#contract/publishing/states";

type Next = Partial<Record<PublicationEvent, PublicationState>>;

const transitions: Record<PublicationState, Next> = {
  // failed: before anything was sent; confirmed: handed over, and posted by a person
  planned: {
    moved: "planned",
    withdrawn: "withdrawn",
    sending: "sending",
    failed: "failed",
    confirmed: "live",
    stopped: "live",
    asked: "planned",
    approved: "planned",
    refused: "planned",
    reworded: "planned",
  },
  sending: {
    accepted: "accepted",
    live: "live",
    unanswered: "unknown",
    failed: "failed",
    again: "planned",
    continued: "planned",
    unclear: "unknown",
    stopped: "live",
  },
  accepted: { live: "live", failed: "failed", absent: "failed", unclear: "unknown", removed: "removed" },
  unknown: {
    live: "live",
    accepted: "accepted",
    failed: "failed",
    absent: "planned",
    unclear: "unknown",
    confirmed: "live",
    stopped: "live",
    resent: "planned",
    removed: "removed",
  },
  // an edit that is looked at first waits beside what is out, which stays out
  live: { edited: "edited", edit_taken: "live", edit_refused: "live", removed: "removed" },
  edited: { edited: "edited", edit_taken: "edited", edit_refused: "edited", removed: "removed" },
  failed: { retried: "planned", stopped: "live" },
  removed: {},
  withdrawn: {},
};

/** The state after an event; null where the event may not happen. */
export const stateAfter = (state: PublicationState, event: PublicationEvent): PublicationState | null =>
  transitions[state][event] ?? null;

/** Every pair of states that may follow one another, without those that stay: what the database allows too. */
export const statePairs: readonly (readonly [PublicationState, PublicationState])[] = publicationStates.flatMap(
  (from) => [...new Set(Object.values(transitions[from]))].filter((to) => to !== from).map((to) => [from, to] as const),
);
