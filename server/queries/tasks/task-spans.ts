/**
 * Tasks of a stretch of one time in the order of the other: what was created in May, by end. Nearly every task ends soon after
 * it was created, so a stretch of one is, a little wider, a stretch of the other as well, and its order is walked from there
 * instead of from today. The few that did not end so soon have an index of their own.
 */
import { type RawBuilder, sql } from "kysely";
import type { AdminTasksAsked } from "#contract/admin/tasks";
import { allOf } from "#server/queries/lists/all-of";

const SOON_MS = 3_600_000;
/** In the words of its indexes. */
const late = sql<boolean>`(finished_at is null or extract(epoch from finished_at - created_at) not between 0 and 3600)`;
/** In the words of its index. */
export const ENDED = "coalesce(finished_at, '-infinity'::timestamptz)";
/** What nearly every row is by then: said so that the database does not take it for a second, rarer thing. */
const nearlyAll = (condition: RawBuilder<boolean>) => sql<boolean>`case when ${condition} then true else false end`;

const moved = (at: string, by: number) => new Date(new Date(at).getTime() + by);
const between = (column: string, from: Date | undefined, until: Date | undefined) =>
  allOf([
    ...(from ? [sql`${sql.raw(column)} >= ${from}`] : []),
    ...(until ? [sql`${sql.raw(column)} < ${until}`] : []),
  ]);
const atOf = (text: string | undefined, by = 0) => (text === undefined ? undefined : moved(text, by));

type Spans = Pick<AdminTasksAsked, "from" | "until" | "ended">;
/** Those of the creation. */
const created = ({ from, until }: Spans) => between("created_at", atOf(from), atOf(until));
const endedIn = ({ ended }: Spans) => between(ENDED, atOf(ended?.from), atOf(ended?.until));

/** Both stretches, as they are. */
export const within = (spans: Spans): RawBuilder<boolean> => allOf([created(spans), endedIn(spans)]);

/** The same in parts, each of which its order finds: no row is in two, every row that is asked for in one. */
export function partsOf(asked: Spans & Pick<AdminTasksAsked, "sort">): readonly RawBuilder<boolean>[] {
  const { sort, from, until, ended } = asked;
  const soon = nearlyAll(sql`not ${late}`);
  if (sort === "finished" && (from ?? until) !== undefined)
    return [
      allOf([soon, nearlyAll(created(asked)), between(ENDED, atOf(from), atOf(until, SOON_MS)), endedIn(asked)]),
      allOf([late, within(asked)]),
    ];
  if (sort === "created" && ended)
    return [
      allOf([
        soon,
        nearlyAll(endedIn(asked)),
        between("created_at", atOf(ended.from, -SOON_MS), atOf(ended.until)),
        created(asked),
      ]),
      allOf([late, within(asked)]),
    ];
  return [within(asked)];
}
