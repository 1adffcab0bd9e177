/** A piece made true of today's facts, where it is not: asked for by an order, not on a screen. */
import { AppError } from "#contract/errors";
import { rowLimits } from "#server/base/limits";
import type { Owner } from "#server/queries/accounts/owner";
import { assertMayCreate } from "#server/queries/accounts/row-limits";
import { pieceOf, replacePiece } from "#server/queries/listings/pieces";
import { rewriteInThread } from "#server/thread/index";
import { isOwnWriting, keptFacts, outdatedAmong, readPiece } from "./piece-facts.ts";
import type { PublishServices } from "./services.ts";

type Services = Pick<PublishServices, "db" | "origin">;

/** Posts of one piece are brought up to date beside each other: whoever comes second finds it done. */
const TRIES = 3;

/** False: nothing in it was overtaken. Throws not_found, stale_edit (somebody goes on writing at it), too_many_requests. */
export async function refreshPiece(services: Services, owner: Owner, id: string, tries = TRIES): Promise<boolean> {
  try {
    return await refreshOnce(services, owner, id);
  } catch (error) {
    if (tries <= 1 || !(error instanceof AppError && error.code === "stale_edit")) throw error;
    return await refreshPiece(services, owner, id, tries - 1);
  }
}

async function refreshOnce({ db, origin }: Services, owner: Owner, id: string): Promise<boolean> {
  const { row, campaign, brief, base, facts } = await readPiece(db, owner, id, origin());
  if ((await outdatedAmong(owner, campaign, facts, [row])).length === 0) return false;
  const order = { how: "facts", keep: [] } as const;
  const about = { facts, base, brief, piece: pieceOf(row), wish: row.wish, order, own: isOwnWriting(row) };
  const { piece, wish } = await rewriteInThread(owner.userId, about);
  const next = { ...piece, wish, origin: "rewritten" as const, listing: keptFacts(campaign, facts) };
  await db.transaction().execute(async (trx) => {
    await assertMayCreate(trx, owner, "piece_versions", rowLimits.pieceVersions);
    await replacePiece(trx, owner, row, next);
  });
  return true;
}
