/** Names of a lead's stages, sources and entries; apart from the schemas, for the screen. */

/** From the first word to the deal, or to none. */
export const leadStages = ["new", "contacted", "viewing", "offer", "closed", "lost"] as const;
export type LeadStage = (typeof leadStages)[number];

export const leadEventKinds = ["added", "enquiry", "note", "stage", "merged", "reminded"] as const;
export type LeadEventKind = (typeof leadEventKinds)[number];

/** What the list can be sorted by, the newest first. */
export const leadSorts = ["active", "created"] as const;
export type LeadSort = (typeof leadSorts)[number];

/** Tags of one lead, and the signs of one. */
export const MAX_TAGS = 20;
export const MAX_TAG = 30;
