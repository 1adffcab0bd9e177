/** What a language brings for concrete things of homes: how its pages call them, and how it says them itself. */
import type { Detail } from "#engine/copy/points/statement";
import type { ThingId } from "#engine/copy/points/things";

/** Words of pages (an expression source), the name in texts (see Story["names"]), and the name of several of them. */
export type Thing = readonly [read: string, say: string, several?: string];

export interface Things {
  readonly read: Readonly<Record<ThingId, string>>;
  readonly say: Readonly<Record<ThingId, string | readonly string[]>>;
  readonly detailsRead: Readonly<Record<Detail, string>>;
  readonly detailsSay: Readonly<Record<Detail, string>>;
}

const column = <Id extends string>(table: Readonly<Record<Id, Thing>>, at: 0 | 1): Readonly<Record<Id, string>> =>
  Object.fromEntries(Object.entries<Thing>(table).map(([id, thing]) => [id, thing[at]])) as Record<Id, string>;

export const thingsOf = (
  table: Readonly<Record<ThingId, Thing>>,
  details: Readonly<Record<Detail, Thing>>,
): Things => ({
  read: column(table, 0),
  say: Object.fromEntries(
    Object.entries<Thing>(table).map(([id, [, one, several]]) => [id, several === undefined ? one : [several, one]]),
  ) as Record<ThingId, string | readonly string[]>,
  detailsRead: column(details, 0),
  detailsSay: column(details, 1),
});
