/** Homes whose changes nobody has compared yet with what was published of them; and what there is to compare. */
import { sql } from "kysely";
import type { Listing } from "#contract/listing";
import { openStates, shownStates } from "#contract/publishing/states";
import type { Db } from "#server/db/tables";
import type { PieceRow } from "#server/db/tables/pieces";
import type { RecallCheckRow } from "#server/db/tables/posts/recalls";
import type { PropertyRow } from "#server/db/tables/properties";
import type { PublicationRow } from "#server/db/tables/publishing";
import type { Owner } from "#server/queries/accounts/owner";

/** Posts and drafts of one home that are compared; nobody looks through more. */
const MOST = 400;
/** A check that failed waits so long, each time twice as long, an hour at most. */
const PAUSE_SECONDS = 10;

/** The home to look at next, of none of these accounts, claimed for so long: whoever dies in between leaves it to be taken again. */
export const takeCheck = (db: Db, claimMs: number, busy: readonly string[]): Promise<RecallCheckRow | undefined> =>
  db
    .updateTable("recall_checks")
    .set({ next_at: sql<Date>`now() + make_interval(secs => ${claimMs / 1000})` })
    .where("property_id", "in", (of) =>
      of
        .selectFrom("recall_checks")
        .select("property_id")
        .where("next_at", "<=", sql<Date>`now()`)
        .$if(busy.length > 0, (query) => query.where("user_id", "not in", busy))
        .orderBy("next_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** Ends the check as it was read, locked until the transaction ends. False: something changed meanwhile, and it is looked at again. */
export async function endCheck(trx: Db, check: Pick<RecallCheckRow, "property_id" | "stamp">): Promise<boolean> {
  const done = await trx
    .deleteFrom("recall_checks")
    .where("property_id", "=", check.property_id)
    .where("stamp", "=", check.stamp)
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** Asks for one of a recall's home, also where nothing was written that asks for it. */
export const askCheck = (db: Db, owner: Owner, recallId: string) =>
  db
    .insertInto("recall_checks")
    .columns(["property_id", "user_id"])
    .expression((of) =>
      of
        .selectFrom("recalls")
        .select(["property_id", "user_id"])
        .where("user_id", "=", owner.userId)
        .where("id", "=", recallId),
    )
    .onConflict((on) =>
      on.column("property_id").doUpdateSet({ stamp: sql<number>`recall_checks.stamp + 1`, next_at: sql<Date>`now()` }),
    )
    .execute();

/** Asks for one of a home, whether something of it is being put right or not. */
export const askCheckOfHome = (trx: Db, owner: Owner, propertyId: string) =>
  trx
    .insertInto("recall_checks")
    .values({ property_id: propertyId, user_id: owner.userId })
    .onConflict((on) =>
      on.column("property_id").doUpdateSet({ stamp: sql<number>`recall_checks.stamp + 1`, next_at: sql<Date>`now()` }),
    )
    .execute();

/** It could not be done now. The home's planned posts go on waiting. */
export const postponeCheck = (db: Db, check: Pick<RecallCheckRow, "property_id">) =>
  db
    .updateTable("recall_checks")
    .set({
      tries: sql<number>`tries + 1`,
      next_at: sql<Date>`now() + make_interval(secs => least(3600, ${PAUSE_SECONDS} * 2 ^ least(tries, 10)))`,
    })
    .where("property_id", "=", check.property_id)
    .execute();

export const isChecking = async (db: Db, owner: Owner, propertyId: string): Promise<boolean> =>
  (await db
    .selectFrom("recall_checks")
    .select("property_id")
    .where("user_id", "=", owner.userId)
    .where("property_id", "=", propertyId)
    .executeTakeFirst()) !== undefined;

/** A home in whatever state it is; undefined: gone for good. */
export const propertyToCheck = (db: Db, owner: Owner, propertyId: string): Promise<PropertyRow | undefined> =>
  db
    .selectFrom("properties")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("id", "=", propertyId)
    .executeTakeFirst();

/** Posts of a home that are out, on their way or wait. */
export const standingPosts = (db: Db, owner: Owner, propertyId: string): Promise<PublicationRow[]> =>
  db
    .selectFrom("publications")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("property_id", "=", propertyId)
    .where("state", "in", [...openStates, ...shownStates])
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();

/** Pieces of a home that posts were made of, whatever became of those but being called off. */
export async function postedPieces(db: Db, owner: Owner, propertyId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("publications")
    .select("piece_id")
    .distinct()
    .where("user_id", "=", owner.userId)
    .where("property_id", "=", propertyId)
    .where("state", "!=", "withdrawn")
    .execute();
  return new Set(rows.flatMap(({ piece_id }) => piece_id ?? []));
}

/** Pieces of a home that posts were made of, and its mails and messages, which leave by other ways too. */
export const piecesToCheck = (
  db: Db,
  owner: Owner,
  propertyId: string,
  pieceIds: readonly string[],
): Promise<PieceRow[]> =>
  db
    .selectFrom("pieces")
    .innerJoin("campaigns", "campaigns.id", "pieces.campaign_id")
    .selectAll("pieces")
    .where("pieces.user_id", "=", owner.userId)
    .where("campaigns.property_id", "=", propertyId)
    .where((is) =>
      is.or([
        is("pieces.kind", "in", ["email", "sms"]),
        ...(pieceIds.length > 0 ? [is("pieces.id", "in", [...pieceIds])] : []),
      ]),
    )
    .orderBy("pieces.created_at", "desc")
    .limit(MOST * 2)
    .execute();

/** Facts that earlier versions of pieces were true of, by "<piece> <version>"; null: the campaign's. */
export async function factsOfVersions(
  db: Db,
  owner: Owner,
  pieceIds: readonly string[],
): Promise<ReadonlyMap<string, Listing | null>> {
  if (pieceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("piece_versions")
    .select(["piece_id", "version", "listing"])
    .where("user_id", "=", owner.userId)
    .where("piece_id", "in", [...pieceIds])
    .execute();
  return new Map(rows.map((row) => [`${row.piece_id} ${row.version}`, row.listing]));
}
