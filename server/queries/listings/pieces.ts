/** The texts of a campaign: stored one by one as they are written, edited one at a time. */
import { sql } from "kysely";
import type { SavedPiece } from "#contract/campaign";
import type { FallbackReason, Piece } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PieceRow } from "#server/db/tables/pieces";
import type { Owner } from "#server/queries/accounts/owner";

export const pieceOf = (row: PieceRow): SavedPiece => ({
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
  writtenBy: row.written_by,
  version: row.version,
  editedAt: row.edited_at?.toISOString() ?? null,
  ...(row.fallback ? { fallback: row.fallback } : {}),
});

/** What an edit may change, and what the server computed from it. */
type Text = Pick<Piece, "title" | "body" | "hashtags" | "html" | "length" | "findings" | "untraced">;
const textColumns = (piece: Text) => ({
  title: piece.title,
  body: piece.body,
  hashtags: piece.hashtags,
  html: piece.html,
  length: json(piece.length),
  findings: json(piece.findings),
  untraced: json(piece.untraced),
});

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
      preheader: piece.preheader,
      written_by: piece.writtenBy,
      fallback,
      ...textColumns(piece),
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

/** Throws stale_edit when somebody (another tab) has saved since `version`. */
export async function updatePiece(db: Db, owner: Owner, id: string, version: number, text: Text): Promise<PieceRow> {
  const row = await db
    .updateTable("pieces")
    .set({ ...textColumns(text), version: version + 1, edited_at: sql<Date>`now()` })
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError("stale_edit");
  return row;
}
