/** A list of the administration as data: each way of asking it is measured at its first page and its thousandth. */
import type { Client } from "#tests/support/domain";
import type { Page } from "../measure.ts";

export interface ListCase {
  /** "users, by name asc, disabled". */
  what: string;
  page(client: Client, cursor: string | undefined, limit: number | undefined): Promise<Page>;
}
/** What is no list: a drawer, tiles, a report. */
export interface SingleCase {
  what: string;
  /** Learns what it needs from each database first, outside of what is measured. */
  prepare(client: Client): Promise<() => Promise<unknown>>;
}

type Paged<Input> = Input & { cursor?: string | undefined; limit?: number | undefined };

export const list = <Input extends object>(
  name: string,
  ask: (client: Client, input: Paged<Input>) => Promise<Page>,
  asked: Record<string, Input>,
): ListCase[] =>
  Object.entries(asked).map(([what, input]) => ({
    what: `${name}, ${what}`,
    page: (client, cursor, limit) => ask(client, { ...input, cursor, limit }),
  }));

/** Every order in both directions. */
export const orders = <Sort extends string>(sorts: readonly Sort[]) => {
  const asked: Record<string, { sort: Sort; direction: "asc" | "desc" }> = {};
  for (const sort of sorts)
    for (const direction of ["desc", "asc"] as const) asked[`by ${sort} ${direction}`] = { sort, direction };
  return asked;
};
