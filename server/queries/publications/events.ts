/** The one place where a post goes from one state to the next: checked by the engine's rule, with a line of evidence beside it. */
import type { UpdateObject } from "kysely";
import { AppError } from "#contract/errors";
import { DETAIL_CHARS } from "#contract/publishing/publication";
import type { EventSource, PublicationEvent } from "#contract/publishing/states";
import { stateAfter } from "#engine/publishing/states";
import type { Db, Tables } from "#server/db/tables";
import { storableText } from "#server/db/tables/json";
import type { PublicationEventRow, PublicationRow } from "#server/db/tables/publishing";
import type { Owner } from "#server/queries/accounts/owner";

export interface Happening {
  event: PublicationEvent;
  by: EventSource;
  at: Date;
  /** The platform's own words, or its id of the post. */
  detail?: string | null;
  address?: string | null;
  /** What else becomes of the row. */
  set?: UpdateObject<Tables, "publications">;
}

const cut = (text: string | null | undefined): string | null =>
  text === null || text === undefined || text === "" ? null : storableText(text).slice(0, DETAIL_CHARS);

type About = Pick<PublicationRow, "id" | "user_id" | "state" | "tries">;

/** Adds the line alone. */
export const writeEvent = (trx: Db, row: About, { event, by, at, detail, address }: Happening) =>
  trx
    .insertInto("publication_events")
    .values({
      user_id: row.user_id,
      publication_id: row.id,
      event,
      state: row.state,
      said_by: by,
      try: row.tries,
      detail: cut(detail),
      address: address ?? null,
      created_at: at,
    })
    .execute();

/**
 * Takes the row, as it was read, to its next state with its line of evidence; the claim ends with it unless `set` keeps one. Throws
 * publication_moved_on where the event may not happen, or the row is in another state by now.
 */
export async function happen(trx: Db, row: About, happening: Happening): Promise<PublicationRow> {
  const state = stateAfter(row.state, happening.event);
  if (state === null) throw new AppError("publication_moved_on", { data: { state: row.state } });
  const updated = await trx
    .updateTable("publications")
    .set({
      run: null,
      lease_until: null,
      // later words wait only from when they are taken until anything else happens
      edit: null,
      ...(state === row.state ? {} : { state, state_at: happening.at, failure: null }),
      ...happening.set,
    })
    .where("id", "=", row.id)
    .where("state", "=", row.state)
    .returningAll()
    .executeTakeFirst();
  if (!updated) throw new AppError("publication_moved_on", { data: { state: row.state } });
  await writeEvent(trx, updated, happening);
  return updated;
}

/** Lines of posts, the oldest first. */
export async function eventsOf(
  db: Db,
  owner: Owner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicationEventRow[]>> {
  const byPost = new Map<string, PublicationEventRow[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return byPost;
  const rows = await db
    .selectFrom("publication_events")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("publication_id", "in", [...ids])
    .orderBy("id")
    .execute();
  for (const row of rows) byPost.get(row.publication_id)?.push(row);
  return byPost;
}
