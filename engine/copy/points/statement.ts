/** A point as one listing states it: what narrows it, how much, and in which words. */
import type { PointId } from "./points.ts";

export const modifiers = [
  "private",
  "shared",
  "original",
  "heated",
  "covered",
  "new",
  "separate",
  "enclosed",
  "upstairs",
  "downstairs",
  "north",
  "northEast",
  "east",
  "southEast",
  "south",
  "southWest",
  "west",
  "northWest",
] as const;
export type Modifier = (typeof modifiers)[number];

/** Amounts as the page prints them, in the unit named; `count` and `year` are plain numbers. */
export interface Amounts {
  readonly area?: number;
  readonly year?: number;
  readonly count?: number;
  /** For each household: 1.3 cars. */
  readonly ratio?: number;
  /** Metres. */
  readonly distance?: number;
  /** Minutes on foot, where pages state them by custom. */
  readonly minutes?: number;
  /** Metres, both sides. */
  readonly size?: readonly [number, number];
}

export interface Statement {
  readonly point: PointId;
  readonly modifiers: readonly Modifier[];
  readonly amounts: Amounts;
  /** The words of the page it was read from. */
  readonly source: string;
}

/** What one language needs to read pages: each an expression source, words with letters are matched whole. */
export interface PageWords {
  readonly points: Readonly<Partial<Record<PointId, string>>>;
  readonly modifiers: Readonly<Partial<Record<Modifier, string>>>;
  /** Words that narrow nothing: articles, "with", praise. */
  readonly empty: string;
}
