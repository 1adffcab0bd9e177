/** A campaign as one zip: its texts, its photos in order, a page to look at everything. */
import type { CopyLanguage } from "#contract/copy";
import { AppError, type ErrorCode } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { sizeOfMarket } from "#contract/media/brochure";
import { safeName } from "#engine/pack/names";
import type { Pack } from "#engine/pack/pack";
import { leadingTo } from "#engine/pieces/page-link";
import { packLimits } from "#server/base/limits";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { picturesOfCampaign } from "#server/publishing/drawn-pictures";
import { tellsToday } from "#server/publishing/film-for";
import { mailPhotoFor, mailSignerFor } from "#server/publishing/leaving/mail-pictures";
import { accentOf } from "#server/publishing/leaving/own-pictures";
import { leavingPhoto } from "#server/publishing/leaving/photo";
import { campaignWithFacts, outdatedAmong } from "#server/publishing/piece-facts";
import { FILM_BUCKET, filmsOfCampaign } from "#server/queries/films/films";
import { PICTURE_BUCKET } from "#server/queries/films/picture-sets";
import { assertRightToAdvertise } from "#server/queries/listings/advertising-rights";
import { pageLinksOf } from "#server/queries/listings/campaigns";
import { photosOfCampaign } from "#server/queries/listings/photos";
import { pieceOf, piecesForRequest } from "#server/queries/listings/pieces";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { packInThread } from "#server/thread/index";
import { brochureMaterial, brochurePdfFor } from "./brochure-file.ts";

/** The finished films that still tell the facts, newest first, as many as one archive takes. */
async function filmFiles({ asUser, owner, files }: RequestContext & MemberContext, campaignId: string, facts: Listing) {
  const films = await asUser((db) => filmsOfCampaign(db, owner, campaignId));
  const found = films.filter(({ film }) => tellsToday(film, facts));
  const made: { path: string; bytes: Uint8Array }[] = [];
  for (const { film } of found.slice(0, packLimits.films)) {
    const file = film.path === null ? null : await files.get(FILM_BUCKET, film.path);
    if (!file) continue;
    const { language, ratio, quality } = film.wanted;
    const name = `${language}-${ratio.replace(":", "x")}-${quality}-${made.length + 1}.mp4`;
    made.push({ path: `films/${name}`, bytes: file.bytes });
  }
  return made;
}

/** The drawn pictures that still tell the facts; one whose file is gone is left out. */
async function drawnPictures(
  { asUser, owner, files }: RequestContext & MemberContext,
  campaignId: string,
  facts: Listing,
) {
  const kept = await asUser((db) => picturesOfCampaign(db, owner, campaignId, facts));
  const found = await Promise.all(
    kept.slice(0, packLimits.pictures).map(async ({ path, ...picture }) => {
      const file = await files.get(PICTURE_BUCKET, path);
      return file ? [{ picture, bytes: file.bytes }] : [];
    }),
  );
  return found.flat();
}

/** What the machine has no time for now must not keep the texts from their owner. */
const noTime: ReadonlySet<ErrorCode> = new Set(["unavailable", "too_many_requests", "too_large"]);

/** What the work answers; null where there is no time for it now. */
async function ifTime<T>(
  { log }: Pick<RequestContext, "log">,
  what: string,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError && noTime.has(error.code))) throw error;
    log.info({ code: error.code, what }, "a pack is sent without a part");
    return null;
  }
}

/** The brochure in the campaign's first language; those in others are a press away, and each takes a thread some seconds. */
async function brochureOf(context: RequestContext & MemberContext, campaignId: string, language: CopyLanguage) {
  const material = await brochureMaterial(context, campaignId);
  const accent = await context.asUser((db) => accentOf(db, context.owner));
  const wish = { language, size: sizeOfMarket(material.campaign.market), accent };
  return ifTime(context, "brochure", () => brochurePdfFor(context, material, wish));
}

/** Throws not_found for an unknown campaign, nothing_to_write before its first piece, no_right_to_advertise. */
export async function packOfCampaign(
  context: RequestContext & MemberContext,
  campaignId: string,
  withFilms = false,
): Promise<File> {
  const { owner, files } = context;
  const {
    campaign,
    pieces,
    photos: rows,
    facts,
  } = await context.asUser(async (db) => ({
    ...(await campaignWithFacts(db, owner, campaignId)),
    pieces: await piecesForRequest(db, owner, campaignId),
    photos: await photosOfCampaign(db, owner, campaignId),
  }));
  if (pieces.length === 0) throw new AppError("nothing_to_write");
  const home = { id: campaign.property_id, listing: facts };
  await context.asUser((db) => assertRightToAdvertise(db, owner, home, context.origin()));
  const [language = "zh"] = campaign.preferences.languages;
  const images = await Promise.all(
    rows.map(async (row) => ({ row, bytes: await leavingPhoto(files, owner, row, language) })),
  );
  // A photo whose file is gone must not keep the texts from their owner.
  const photos = images.flatMap(({ row, bytes }) => (bytes ? [{ row, bytes }] : []));
  const outdated = await outdatedAmong(owner, campaign, facts, pieces);
  const brochure = await brochureOf(context, campaignId, language);
  const pictures = await drawnPictures(context, campaignId, facts);
  const mailed = pieces.some(({ kind }) => kind === "email");
  const mailPhoto = mailed
    ? await ifTime(context, "mail photo", () => mailPhotoFor(context, owner, rows, language))
    : null;
  const signer = mailed
    ? await ifTime(context, "signer", () => mailSignerFor(context, context.asUser, owner, campaign))
    : null;
  const number = humanNumber("PROP", campaign.property_number);
  const pack: Pack = {
    id: number,
    title: campaign.property_title,
    listing: campaign.listing,
    agent: campaign.agent,
    market: campaign.market,
    pieces: pieces.map((row) => ({
      ...pieceOf(leadingTo(row, pageLinksOf(context.origin(), campaign))),
      outdated: outdated.find(({ id }) => id === row.id)?.sentences ?? [],
    })),
    photos: photos.map(({ row }) => ({ width: row.width, height: row.height, caption: row.caption, plan: row.plan })),
    brochures: brochure ? [language] : [],
    pictures: pictures.map(({ picture }) => picture),
    signer: { portrait: (signer?.portrait ?? null) !== null, wechat: (signer?.wechat ?? null) !== null },
    madeAt: campaign.created_at.toISOString(),
  };
  const folder = `${number}-${safeName(campaign.property_title, 40)}`;
  const assets = {
    photos: photos.map(({ bytes }) => bytes),
    brochures: brochure ? [brochure] : [],
    pictures: pictures.map(({ bytes }) => bytes),
    mailPhoto,
    ...(signer ? { signer } : {}),
    films: withFilms ? await filmFiles(context, campaignId, facts) : [],
  };
  const about = { folder, pack, assets, at: context.now() };
  return new File([await packInThread(owner.userId, about)], `${folder}.zip`, { type: "application/zip" });
}
