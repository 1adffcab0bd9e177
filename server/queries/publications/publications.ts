/** Posts of an account: ordered once, listed, read, and locked for whoever changes one. */
import { sql } from "kysely";
import { type People, peopleIn } from "#adapters/publishers/shared/reached";
import { AppError } from "#contract/errors";
import { openStates, shownStates } from "#contract/publishing/states";
import { publishingLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PieceRow } from "#server/db/tables/pieces";
import type { ListedPublication, PublicationRow } from "#server/db/tables/publishing";
import type { Owner } from "#server/queries/accounts/owner";
import { writeEvent } from "./events.ts";
import { listedColumns } from "./listed-columns.ts";
import { wantsApproval } from "./planning-settings.ts";

export interface NewPublication {
  piece: Pick<PieceRow, "id" | "campaign_id" | "platform" | "language" | "kind">;
  propertyId: string;
  homeTitle: string;
  /** Null: handed over. */
  connectionId: string | null;
  platform: string;
  orderKey: string;
  dueAt: Date;
  openHouseId?: string;
  again?: boolean;
}

/** When whoever posts by hand is reminded. */
export const remindAt = (dueAt: Date): Date => new Date(dueAt.getTime() + publishingLimits.remindMs);

/** With its line "planned"; undefined when the same order, or the same piece for that moment, is there already. */
export async function insertPublication(
  trx: Db,
  owner: Owner,
  about: NewPublication,
  now: Date,
): Promise<PublicationRow | undefined> {
  const row = await trx
    .insertInto("publications")
    .values({
      user_id: owner.userId,
      piece_id: about.piece.id,
      campaign_id: about.piece.campaign_id,
      property_id: about.propertyId,
      home_title: about.homeTitle.slice(0, 300),
      connection_id: about.connectionId,
      platform: about.platform,
      language: about.piece.language,
      kind: about.piece.kind,
      order_key: about.orderKey,
      open_house_id: about.openHouseId ?? null,
      again: about.again ?? false,
      approval: (await wantsApproval(trx, owner)) ? "draft" : "none",
      due_at: about.dueAt,
      state_at: now,
      next_at: about.connectionId === null ? remindAt(about.dueAt) : about.dueAt,
    })
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) await writeEvent(trx, row, { event: "planned", by: "person", at: now });
  return row;
}

/** What an order made, in the order it was made. */
export const publicationsOfOrder = (db: Db, owner: Owner, orderKey: string): Promise<PublicationRow[]> =>
  db
    .selectFrom("publications")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("order_key", "=", orderKey)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Of pieces: what waits, is under way or stands on a platform. */
export async function standingOf(db: Db, owner: Owner, pieceIds: readonly string[]): Promise<PublicationRow[]> {
  if (pieceIds.length === 0) return [];
  return await db
    .selectFrom("publications")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("piece_id", "in", [...pieceIds])
    .where("state", "in", [...openStates, ...shownStates])
    .execute();
}

/** Platforms of a campaign that posts were ordered for, withdrawn ones left out. */
export async function platformsOfCampaign(db: Db, owner: Owner, campaignId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("publications")
    .select("platform")
    .distinct()
    .where("user_id", "=", owner.userId)
    .where("campaign_id", "=", campaignId)
    .where("state", "!=", "withdrawn")
    .execute();
  return rows.map(({ platform }) => platform);
}

/** The newest first; of one campaign in the order they are due. */
export async function listPublications(
  db: Db,
  owner: Owner,
  { campaignId, limit }: { campaignId?: string | undefined; limit: number },
): Promise<ListedPublication[]> {
  const all = db.selectFrom("publications").select(listedColumns).where("user_id", "=", owner.userId);
  const asked =
    campaignId === undefined
      ? all.orderBy("created_at", "desc")
      : all.where("campaign_id", "=", campaignId).orderBy("due_at");
  return await asked.orderBy("id").limit(limit).execute();
}

/** Throws not_found, also for somebody else's. `lock`: until the transaction ends. */
export async function getPublication(
  db: Db,
  owner: Owner,
  id: string,
  options: { lock?: boolean } = {},
): Promise<PublicationRow> {
  let query = db.selectFrom("publications").selectAll().where("user_id", "=", owner.userId).where("id", "=", id);
  if (options.lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

/** Of one that waits and is sent with other words than it was tried with. `checkpoint`: what stays of its earlier tries. */
export const dropContent = (trx: Db, row: Pick<PublicationRow, "id">, checkpoint: PublicationRow["checkpoint"]) =>
  trx
    .updateTable("publications")
    .set({ content: null, piece_version: null, checkpoint: checkpoint && json(checkpoint), ref: null })
    .where("id", "=", row.id)
    .where("state", "=", "planned")
    .execute();

/** Names of accounts by id, disconnected ones too. */
export async function accountNames(db: Db, owner: Owner): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("publishing_connections")
    .select(["id", "account_name"])
    .where("user_id", "=", owner.userId)
    .execute();
  return new Map(rows.map((row) => [row.id, row.account_name]));
}

/** How far posts to lists have come, by post; those that go to none, or have not begun, are left out. */
export async function peopleOfPosts(
  db: Db,
  owner: Owner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, People>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("publications")
    .select(["id", "checkpoint"])
    .where("user_id", "=", owner.userId)
    .where("id", "in", [...ids])
    .where(sql<boolean>`checkpoint ?| array['done', 'next']`)
    .execute();
  return new Map(
    rows.flatMap(({ id, checkpoint }) => {
      const people = peopleIn(checkpoint);
      return people === null ? [] : [[id, people] as const];
    }),
  );
}

/** Posts that wait for their time, by account. */
export async function plannedByConnection(db: Db, owner: Owner): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("publications")
    .select(["connection_id", sql<string>`count(*)`.as("count")])
    .where("user_id", "=", owner.userId)
    .where("state", "=", "planned")
    .where("connection_id", "is not", null)
    .groupBy("connection_id")
    .execute();
  return new Map(rows.flatMap((row) => (row.connection_id === null ? [] : [[row.connection_id, Number(row.count)]])));
}
