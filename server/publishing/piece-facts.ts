/** Pieces against the home's present facts: what each was written from, which sentences were overtaken, what may be called ready. */
import type { SavedPiece } from "#contract/campaign";
import type { Listing } from "#contract/listing";
import type { OutdatedPiece } from "#contract/piece-work";
import { briefOf } from "#engine/campaign/brief";
import { leadingTo } from "#engine/pieces/page-link";
import { blockersOf } from "#engine/pieces/readiness";
import { briefWith } from "#engine/pieces/rewrite";
import type { Db } from "#server/db/tables";
import type { PieceRow } from "#server/db/tables/pieces";
import type { Owner } from "#server/queries/accounts/owner";
import { getCampaign, pageLinksOf, pageOfCampaign } from "#server/queries/listings/campaigns";
import { getPiece, pieceOf, piecesForRequest } from "#server/queries/listings/pieces";
import { getPropertyListing } from "#server/queries/listings/properties";
import { outdatedInThread } from "#server/thread/index";

/** Asks the database as the account itself. */
interface Asking {
  owner: Owner;
  asUser: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}
type CampaignRow = Awaited<ReturnType<typeof getCampaign>>;

/** Where a fact came from does not change what is written. */
export const sameFacts = (one: Listing, other: Listing): boolean =>
  JSON.stringify({ ...one, provenance: null }) === JSON.stringify({ ...other, provenance: null });

/** The facts to keep with a piece: null where they are its campaign's. */
export const keptFacts = (campaign: Pick<CampaignRow, "listing">, facts: Listing): Listing | null =>
  sameFacts(campaign.listing, facts) ? null : facts;

/** The piece with its campaign, its brief, the facts it was last checked against and those of today. Throws not_found. */
export async function readPiece(db: Db, owner: Owner, id: string, origin: string) {
  const stored = await getPiece(db, owner, id);
  const { campaign, facts } = await campaignWithFacts(db, owner, stored.campaign_id);
  const row = leadingTo(stored, pageLinksOf(origin, campaign));
  const brief = briefOf({ ...campaign, page: pageOfCampaign(origin, campaign) });
  return { row, campaign, facts, base: row.listing ?? campaign.listing, brief };
}
export type PieceInHand = Awaited<ReturnType<typeof readPiece>>;

/** The composer's own, which nobody has touched: written anew rather than patched. */
export const isOwnWriting = (row: Pick<PieceRow, "written_by" | "origin">): boolean =>
  row.written_by === "composer" && (row.origin === "written" || row.origin === "rewritten");

/** The brief the piece is written and checked under, its own wishes included. */
export const ownBrief = ({ brief, row }: PieceInHand) => briefWith(brief, row.wish);

/** Of these pieces of one campaign those that today's facts have overtaken, with the sentences. */
export async function outdatedAmong(
  owner: Owner,
  campaign: Pick<CampaignRow, "listing" | "preferences" | "seed" | "market" | "agent">,
  facts: Listing,
  rows: readonly PieceRow[],
): Promise<OutdatedPiece[]> {
  const behind = rows.filter((row) => !sameFacts(row.listing ?? campaign.listing, facts));
  if (behind.length === 0) return [];
  const pieces = behind.map((row) => ({
    language: row.language,
    title: row.title,
    body: row.body,
    before: row.listing ?? campaign.listing,
  }));
  const outdatedByPiece = await outdatedInThread(owner.userId, facts, briefOf(campaign), pieces);
  return behind.flatMap(({ id, version }, at) => {
    const sentences = outdatedByPiece[at] ?? [];
    return sentences.length > 0 ? [{ id, version, sentences }] : [];
  });
}

/** A campaign and the facts of its home as they are today. Throws not_found. */
export async function campaignWithFacts(db: Db, owner: Owner, campaignId: string) {
  const campaign = await getCampaign(db, owner, campaignId);
  return { campaign, facts: await getPropertyListing(db, owner, campaign.property_id) };
}

/** The outdated pieces of a campaign. Throws not_found. */
export async function outdatedOf({ asUser, owner }: Asking, campaignId: string): Promise<OutdatedPiece[]> {
  const { campaign, rows, facts } = await asUser(async (db) => ({
    ...(await campaignWithFacts(db, owner, campaignId)),
    rows: await piecesForRequest(db, owner, campaignId),
  }));
  return await outdatedAmong(owner, campaign, facts, rows);
}

/** What speaks against using a piece as it is. */
export async function blockersOfPiece(owner: Owner, { row, campaign, facts }: PieceInHand) {
  const piece: SavedPiece = pieceOf(row);
  const [outdated] = await outdatedAmong(owner, campaign, facts, [row]);
  return blockersOf(piece, outdated?.sentences ?? []);
}
