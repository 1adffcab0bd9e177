/** A post handed over, read by the system for whoever holds the link its agent was given. */
import { picturesFor } from "#engine/platforms/pictures-for";
import type { Db } from "#server/db/tables";
import type { PhotoRow } from "#server/db/tables/imports";
import type { PieceRow } from "#server/db/tables/pieces";
import type { PublicationRow } from "#server/db/tables/publishing";
import { inGoodStanding } from "#server/queries/accounts/good-standing";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { photosOfCampaign } from "#server/queries/listings/photos";
import { getPiece } from "#server/queries/listings/pieces";

/** Undefined: there is none, or it is not posted by hand. */
export const findHandedOver = (db: Db, id: string): Promise<PublicationRow | undefined> =>
  db
    .selectFrom("publications")
    .selectAll()
    .where("id", "=", id)
    .where("connection_id", "is", null)
    .where(inGoodStanding("publications.user_id"))
    .executeTakeFirst();

/** Its photos in their order, as many as its platform takes. */
export const photosOfHandedOver = async (db: Db, row: PublicationRow): Promise<PhotoRow[]> =>
  row.campaign_id === null || row.kind !== "post"
    ? []
    : picturesFor(row.platform, await photosOfCampaign(db, ownerOfRow(row), row.campaign_id));

/** Its piece as it is now; null when it is gone. */
export const pieceOfHandedOver = (db: Db, row: PublicationRow): Promise<PieceRow> | null =>
  row.piece_id === null ? null : getPiece(db, ownerOfRow(row), row.piece_id);
