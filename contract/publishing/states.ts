/** Words for where a post stands: its states, what may happen to it, and why it failed. */

/**
 * planned: waits for its time. sending: a worker is at it. accepted: the platform took it, readers do not see it yet. live: readers
 * see it. unknown: sent, and nobody knows what came of it. failed: nothing of it is on the platform. edited: live with later words.
 * removed: taken down again. withdrawn: called off before it was sent. Of a list "live" is what somebody has, "stopped" ended it half way.
 */
export const publicationStates = [
  "planned",
  "sending",
  "accepted",
  "live",
  "unknown",
  "failed",
  "edited",
  "removed",
  "withdrawn",
] as const;
export type PublicationState = (typeof publicationStates)[number];

/** Something may be on the platform, or about to be: of one piece and account there is one of these at a time. */
export const openStates = ["planned", "sending", "accepted", "unknown"] as const satisfies readonly PublicationState[];
/** Readers see it. */
export const shownStates = ["live", "edited"] as const satisfies readonly PublicationState[];

/** What happens to a post; who says so is kept beside it. */
export const publicationEvents = [
  "planned",
  "moved",
  "withdrawn",
  "sending",
  "accepted",
  "live",
  /** The call ended without an answer, or the worker did. */
  "unanswered",
  /** The platform was asked again and does not say. */
  "unclear",
  "failed",
  /** Failed, and tried again by itself when the platform allows it. */
  "again",
  /** Some of a list have it, and the next turn is for the others. */
  "continued",
  /** The platform's answer proves that nothing is there. */
  "absent",
  /** A person looked: it is there, at this address. */
  "confirmed",
  /** A person looked: it is not there, send it again. */
  "resent",
  /** A person tries what failed once more. */
  "retried",
  /** A person ends a sending to a list half way: who has it has it, nobody else gets it. */
  "stopped",
  "edited",
  /** Later words were taken, and what stood there stands until they are shown. */
  "edit_taken",
  /** They are not shown: refused, or never seen. What stood there stands. */
  "edit_refused",
  "removed",
  /** Somebody is asked to approve it; approved or refused by them, or by its owner. */
  "asked",
  "approved",
  "refused",
  /** Its words, or what leaves with them, are others than those that were approved: approval is wanted again. */
  "reworded",
] as const;
export type PublicationEvent = (typeof publicationEvents)[number];
/** From the first of these on, readers see it. */
export const shownEvents = ["live", "confirmed", "stopped"] as const satisfies readonly PublicationEvent[];

/** Who says so: the platform's own answer, this house, or a person. */
export const eventSources = ["platform", "house", "person"] as const;
export type EventSource = (typeof eventSources)[number];

/** Why nothing is on the platform, as connectors say it (adapters/publishers). */
export const connectorFailures = [
  "text_rejected",
  "media_rejected",
  "duplicate",
  "rate_limited",
  "quota_used_up",
  "no_permission",
  "connection_ended",
  "account_blocked",
  "not_found",
  "platform_down",
  "platform_changed",
] as const;
export type ConnectorFailure = (typeof connectorFailures)[number];

/** The same, and what this house finds by itself. */
export const publicationFailures = [
  ...connectorFailures,
  /** Something speaks against the piece by now. */
  "not_ready",
  /** No connector of this deployment. */
  "not_offered",
  /** The open house it calls to is over, or was called off. */
  "too_late",
  /** Its home may not be advertised by now: consent was withdrawn, or somebody else lists it. */
  "no_right",
] as const;
export type PublicationFailure = (typeof publicationFailures)[number];

/**
 * What holds a planned post back. recall: its home changed, and it is being compared or says something untrue. stop: its platform is
 * stopped by the administration.
 */
export const holds = ["recall", "stop"] as const;
export type Hold = (typeof holds)[number];

/** How an account stands. ending: it ends within days and nobody can prolong it but its owner. */
export const connectionHealths = ["good", "ending", "ended", "blocked"] as const;
export type ConnectionHealth = (typeof connectionHealths)[number];
