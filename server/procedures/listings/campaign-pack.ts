/** A campaign as one zip: its texts, its photos in order, a page to look at everything. */
import { AppError } from "#contract/errors";
import { safeName } from "#engine/pack/names";
import type { Pack } from "#engine/pack/pack";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { assertRightToAdvertise } from "#server/queries/listings/advertising-rights";
import { PHOTO_BUCKET, photosOfCampaign } from "#server/queries/listings/photos";
import { pieceOf, piecesOfCampaign } from "#server/queries/listings/pieces";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { packInThread } from "#server/thread/index";
import { campaignWithFacts, outdatedAmong } from "./piece-facts.ts";

/** Throws not_found for an unknown campaign, nothing_to_write before its first piece, no_right_to_advertise. */
export async function packOfCampaign(context: RequestContext & MemberContext, campaignId: string): Promise<File> {
  const { owner, files } = context;
  const {
    campaign,
    pieces,
    photos: rows,
    facts,
  } = await context.asUser(async (db) => ({
    ...(await campaignWithFacts(db, owner, campaignId)),
    pieces: await piecesOfCampaign(db, owner, campaignId),
    photos: await photosOfCampaign(db, owner, campaignId),
  }));
  if (pieces.length === 0) throw new AppError("nothing_to_write");
  const home = { id: campaign.property_id, listing: facts };
  await context.asUser((db) => assertRightToAdvertise(db, owner, home, context.origin()));
  const images = await Promise.all(
    rows.map(async (row) => ({ row, bytes: (await files.get(PHOTO_BUCKET, row.path))?.bytes })),
  );
  // A photo whose file is gone must not keep the texts from their owner.
  const photos = images.flatMap(({ row, bytes }) => (bytes ? [{ row, bytes }] : []));
  const outdated = await outdatedAmong(owner, campaign, facts, pieces);
  const number = humanNumber("PROP", campaign.property_number);
  const pack: Pack = {
    id: number,
    title: campaign.property_title,
    listing: campaign.listing,
    agent: campaign.agent,
    market: campaign.market,
    pieces: pieces.map((row) => ({
      ...pieceOf(row),
      outdated: outdated.find(({ id }) => id === row.id)?.sentences ?? [],
    })),
    photos: photos.map(({ row }) => ({ width: row.width, height: row.height, caption: row.caption })),
    madeAt: campaign.created_at.toISOString(),
  };
  const folder = `${number}-${safeName(campaign.property_title, 40)}`;
  const about = { folder, pack, photos: photos.map(({ bytes }) => bytes), at: context.now() };
  return new File([await packInThread(owner.userId, about)], `${folder}.zip`, { type: "application/zip" });
}
