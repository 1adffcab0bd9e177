/** A point's weight and topic. */

/** What a point is about: rows of tables and titles are built topic by topic. */
export const topics = ["place", "space", "light", "building", "outdoors", "comfort", "terms", "money"] as const;
export type Topic = (typeof topics)[number];

export interface Point {
  readonly topic: Topic;
  /** 0 to 100: how much it may stop a reader, and what survives a short limit. */
  readonly weight: number;
  /** Points that need not be said beside this one. */
  readonly says?: readonly string[];
  /** Speaks against the home: said openly, never among what it has. */
  readonly against?: boolean;
}

export const point = (topic: Topic, weight: number, ...says: string[]): Point => ({ topic, weight, says });

/** What speaks against a home; a reader who finds it out alone trusts nothing else. */
export const lack = (topic: Topic, weight: number): Point => ({ topic, weight, says: [], against: true });
