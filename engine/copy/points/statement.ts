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

/** Where in the home, of what, in what state: said beside any point, whatever its name has room for. */
export const details = [
  "inLiving",
  "inBedroom",
  "inBedrooms",
  "inAllRooms",
  "inHall",
  "inKitchen",
  "inBathroom",
  "inBasement",
  "underRoof",
  "groundLevel",
  "endOfGarden",
  "toCourtyard",
  "toGarden",
  "toStreet",
  "inCourtyard",
  "decorative",
  "withElectricity",
  "unheated",
  "oak",
  "marble",
  "stone",
  "wood",
  "notCounted",
  "included",
  "free",
  "tenantsExpense",
] as const;
export type Detail = (typeof details)[number];

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
  /** Metres between floor and ceiling. */
  readonly height?: number;
  /** Metres, both sides. */
  readonly size?: readonly [number, number];
}

export interface Statement {
  readonly point: PointId;
  readonly modifiers: readonly Modifier[];
  readonly details?: readonly Detail[];
  readonly amounts: Amounts;
  /** The words of the page it was read from. */
  readonly source: string;
}

/** What one language needs to read pages: each an expression source, words with letters are matched whole. */
export interface PageWords {
  readonly points: Readonly<Partial<Record<PointId, string>>>;
  readonly modifiers: Readonly<Partial<Record<Modifier, string>>>;
  readonly details?: Readonly<Partial<Record<Detail, string>>>;
  /** Words that narrow nothing: articles, "with", praise. */
  readonly empty: string;
}
