/** What platforms report of posts: whose turn it is to be asked about, and what was said. */
import { type Selectable, sql } from "kysely";
import type { PostFigures } from "#adapters/publishers/publisher";
import { shownStates } from "#contract/publishing/states";
import { FIGURES_FROM, FIGURES_UNTIL } from "#engine/publishing/patience";
import type { Db } from "#server/db/tables";
import type { PublicationFigures, PublicationRow } from "#server/db/tables/publishing";
import type { Owner } from "#server/queries/accounts/owner";

export type FiguresRow = Selectable<PublicationFigures>;

/** Of one round, and of one account in it. */
const MOST = { round: 50, account: 5 };

/**
 * Posts that stand at one of these platforms and whose figures are to be asked for: the first of each account before the second of
 * anybody, and of an account those never asked about first.
 */
export const dueFigures = (db: Db, platforms: readonly string[], now: Date): Promise<PublicationRow[]> =>
  db
    .with("due", (due) =>
      due
        .selectFrom("publications")
        .leftJoin("publication_figures as told", "told.publication_id", "publications.id")
        .select("publications.id")
        .select(
          sql<number>`row_number() over (partition by publications.user_id
            order by told.next_at nulls first, publications.tried_at)`.as("turn"),
        )
        .where("publications.state", "in", shownStates)
        .where("publications.ref", "is not", null)
        .where("publications.platform", "in", platforms.length > 0 ? [...platforms] : [""])
        .where("publications.tried_at", ">", new Date(now.getTime() - FIGURES_UNTIL))
        .where("publications.tried_at", "<=", new Date(now.getTime() - FIGURES_FROM))
        .where((eb) => eb.or([eb("told.publication_id", "is", null), eb("told.next_at", "<=", now)]))
        .where(
          sql<boolean>`exists (select from publishing_connections c where c.id = publications.connection_id
        and c.disconnected_at is null and c.health in ('good', 'ending'))`,
        )
        .where(sql<boolean>`not exists (select from publishing_stops s where s.platform = publications.platform)`),
    )
    .selectFrom("publications")
    .innerJoin("due", "due.id", "publications.id")
    .selectAll("publications")
    .where("due.turn", "<=", MOST.account)
    .orderBy("due.turn")
    .orderBy("publications.tried_at")
    .limit(MOST.round)
    .execute();

/** A platform may count further than we can. */
const counted = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) ? null : Math.min(Math.max(Math.round(value), 0), Number.MAX_SAFE_INTEGER);

/** What it said, or that it said nothing (null), and when it is asked again. What it said before stays where it says nothing. */
export async function keepFigures(
  db: Db,
  row: Pick<PublicationRow, "id" | "user_id">,
  about: { said: PostFigures | null; nextAt: Date | null },
  now: Date,
): Promise<void> {
  const { said, nextAt } = about;
  const set = {
    next_at: nextAt,
    ...(said && {
      views: counted(said.views),
      likes: counted(said.likes),
      comments: counted(said.comments),
      shares: counted(said.shares),
      said_at: now,
    }),
  };
  await db
    .insertInto("publication_figures")
    .values({ publication_id: row.id, user_id: row.user_id, ...set })
    .onConflict((on) => on.column("publication_id").doUpdateSet(set))
    .execute();
}

/** Of posts whose platform said anything. */
export async function figuresOfPosts(
  db: Db,
  owner: Owner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FiguresRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("publication_figures")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("publication_id", "in", [...ids])
    .where("said_at", "is not", null)
    .execute();
  return new Map(rows.map((row) => [row.publication_id, row]));
}
