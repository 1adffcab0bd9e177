/** The texts of a campaign: stored one by one as they are written, edited one at a time. */
import { sql } from "kysely";
import type { PieceOrigin, SavedPiece } from "#contract/campaign";
import type { CopyLanguage, FallbackReason, Piece } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import type { Wish } from "#engine/pieces/rewrite";
import { manyPieces } from "#server/base/limits";
import { byteLimitInMemory } from "#server/base/rate-limit";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PieceRow, PieceVersionRow } from "#server/db/tables/pieces";
import type { Owner } from "#server/queries/accounts/owner";

/** A piece with what its second reader said, which goes no further than the server. */
type StoredPiece = SavedPiece & Pick<Piece, "readings">;

export const pieceOf = (row: PieceRow): StoredPiece => ({
  id: row.id,
  platform: row.platform,
  language: row.language,
  kind: row.kind,
  title: row.title,
  body: row.body,
  hashtags: row.hashtags,
  preheader: row.preheader,
  html: row.html,
  length: row.length,
  findings: row.findings,
  untraced: row.untraced,
  ...(row.readings.length > 0 ? { readings: row.readings } : {}),
  writtenBy: row.written_by,
  version: row.version,
  editedAt: row.edited_at?.toISOString() ?? null,
  origin: row.origin,
  released: row.released,
  ...(row.fallback ? { fallback: row.fallback } : {}),
});

/** What an edit may change, and what the server computed from it. */
type Text = Pick<
  Piece,
  "title" | "body" | "hashtags" | "preheader" | "html" | "length" | "findings" | "untraced" | "writtenBy"
>;
const textColumns = (piece: Text) => ({
  title: piece.title,
  body: piece.body,
  hashtags: piece.hashtags,
  preheader: piece.preheader,
  html: piece.html,
  written_by: piece.writtenBy,
  length: json(piece.length),
  findings: json(piece.findings),
  untraced: json(piece.untraced),
});

/** What comes in the place of a piece's present version. */
export interface NextVersion extends Text {
  origin: PieceOrigin;
  /** Facts it was checked against; null: the campaign's. */
  listing: Listing | null;
  wish: Wish;
}

/** Stores a written piece; nothing happens when an earlier run has stored it already. `fallback`: why no model wrote it. */
export const insertPiece = (
  db: Db,
  owner: Owner,
  campaignId: string,
  position: number,
  piece: Piece,
  fallback: FallbackReason | null = null,
) =>
  db
    .insertInto("pieces")
    .values({
      user_id: owner.userId,
      campaign_id: campaignId,
      platform: piece.platform,
      language: piece.language,
      kind: piece.kind,
      position,
      fallback,
      ...textColumns(piece),
      readings: json(piece.readings ?? []),
    })
    .onConflict((conflict) => conflict.columns(["campaign_id", "platform", "language", "kind"]).doNothing())
    .execute();

export const piecesOfCampaign = (db: Db, owner: Owner, campaignId: string): Promise<PieceRow[]> =>
  db
    .selectFrom("pieces")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("campaign_id", "=", campaignId)
    .orderBy("position")
    .execute();

/** Posts that pictures take sentences from: of many platforms they say the same. */
const MOST_POSTS = 12;

/** The campaign's first posts in a language: what pictures of it may say. */
export const postsIn = (
  db: Db,
  owner: Owner,
  campaignId: string,
  language: CopyLanguage,
): Promise<Pick<PieceRow, "platform" | "body">[]> =>
  db
    .selectFrom("pieces")
    .select(["platform", "body"])
    .where("user_id", "=", owner.userId)
    .where("campaign_id", "=", campaignId)
    .where("language", "=", language)
    .where("kind", "=", "post")
    .orderBy("position")
    .limit(MOST_POSTS)
    .execute();

const textsRead = byteLimitInMemory(manyPieces);

/**
 * The same for a request. Where they are long, the account has only so much of them a minute: megabytes of texts are read, checked
 * and written out on the main thread. Throws too_many_requests.
 */
export async function piecesForRequest(db: Db, owner: Owner, campaignId: string): Promise<PieceRow[]> {
  const { bytes } = await db
    .selectFrom("pieces")
    // of the texts only the lengths, which are kept beside them
    .select(sql<number>`coalesce(sum(octet_length(body) + coalesce(octet_length(html), 0)), 0)::integer`.as("bytes"))
    .where("user_id", "=", owner.userId)
    .where("campaign_id", "=", campaignId)
    .executeTakeFirstOrThrow();
  await textsRead.take(owner.userId, bytes);
  return piecesOfCampaign(db, owner, campaignId);
}

/** Throws not_found, also for somebody else's piece. */
export async function getPiece(db: Db, owner: Owner, id: string): Promise<PieceRow> {
  const row = await db
    .selectFrom("pieces")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

/** At most so many versions of a piece are kept beside the present one; the first of all always. */
const KEPT = 50;

/**
 * Puts the next version in the place of the present one, which is kept. Throws stale_edit when somebody (another tab) has saved
 * since `row` was read: an order sent twice is done once.
 */
export async function replacePiece(trx: Db, owner: Owner, row: PieceRow, next: NextVersion): Promise<PieceRow> {
  const replaced = await trx
    .updateTable("pieces")
    .set({
      ...textColumns(next),
      origin: next.origin,
      listing: next.listing === null ? null : json(next.listing),
      wish: json(next.wish),
      released: null,
      version: row.version + 1,
      edited_at: sql<Date>`now()`,
    })
    .where("user_id", "=", owner.userId)
    .where("id", "=", row.id)
    .where("version", "=", row.version)
    .returningAll()
    .executeTakeFirst();
  if (!replaced) throw new AppError("stale_edit");
  await trx
    .insertInto("piece_versions")
    .values({
      user_id: owner.userId,
      piece_id: row.id,
      version: row.version,
      title: row.title,
      body: row.body,
      hashtags: row.hashtags,
      preheader: row.preheader,
      html: row.html,
      written_by: row.written_by,
      origin: row.origin,
      listing: row.listing === null ? null : json(row.listing),
      wish: json(row.wish),
      made_at: row.edited_at ?? row.created_at,
    })
    .execute();
  await trx
    .deleteFrom("piece_versions")
    .where("piece_id", "=", row.id)
    .where("version", "<=", row.version - KEPT + 1)
    .where("version", ">", (of) =>
      of
        .selectFrom("piece_versions as first")
        .select((min) => min.fn.min("first.version").as("version"))
        .where("first.piece_id", "=", row.id),
    )
    .execute();
  return replaced;
}

/** What a piece was before, the newest first. */
export const versionsOfPiece = (db: Db, owner: Owner, pieceId: string): Promise<PieceVersionRow[]> =>
  db
    .selectFrom("piece_versions")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("piece_id", "=", pieceId)
    .orderBy("version", "desc")
    .execute();

/** Keeps that the owner uses this version all the same. Throws stale_edit when it is another one by now. */
export async function releasePiece(
  trx: Db,
  owner: Owner,
  row: PieceRow,
  released: NonNullable<SavedPiece["released"]>,
): Promise<PieceRow> {
  const updated = await trx
    .updateTable("pieces")
    .set({ released: json(released) })
    .where("user_id", "=", owner.userId)
    .where("id", "=", row.id)
    .where("version", "=", row.version)
    .returningAll()
    .executeTakeFirst();
  if (!updated) throw new AppError("stale_edit");
  return updated;
}

/** Adds what was found of a piece since, as it stands now; what is told of it already is not told twice. */
export const addFindings = (
  db: Db,
  owner: Owner,
  id: string,
  of: (piece: StoredPiece) => Piece["findings"],
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("pieces")
      .selectAll()
      .where("user_id", "=", owner.userId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const place = ({ rule, start, end, text }: Piece["findings"][number]) => JSON.stringify([rule, start, end, text]);
    const told = new Set(row.findings.map(place));
    const more = of(pieceOf(row)).filter((finding) => !told.has(place(finding)));
    if (more.length > 0)
      await saveFindings(trx, owner, [{ id, version: row.version, findings: [...row.findings, ...more] }]);
  });

/** Replaces what the law says of pieces whose texts are still those of `version`; the version stays, as the text does. */
export async function saveFindings(
  db: Db,
  owner: Owner,
  checked: readonly { id: string; version: number; findings: Piece["findings"] }[],
): Promise<void> {
  await sql`update pieces set findings = checked.findings
    from jsonb_to_recordset(${json(checked)}) as checked (id uuid, version integer, findings jsonb)
    where pieces.id = checked.id and pieces.version = checked.version and pieces.user_id = ${owner.userId}
      and pieces.findings is distinct from checked.findings`.execute(db);
}
