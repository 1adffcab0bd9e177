/** What of a piece leaves: frozen at the first try, so that every later one says the same; then with its pictures' bytes. */
import type { OutgoingPost, Picture } from "#adapters/publishers/publisher";
import { copyLanguage } from "#contract/copy";
import { AppError } from "#contract/errors";
import { callingTo, callLine } from "#engine/publishing/open-house";
import { mayLeave, outgoingOf } from "#engine/publishing/outgoing";
import { mostPictureBytes } from "#engine/publishing/picture-limits";
import { PHOTO_URL_SECONDS } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { OpenHouseRow } from "#server/db/tables/posts/calendar";
import type { PublicationContent, PublicationRow } from "#server/db/tables/publishing";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { FILM_BUCKET, findFilm } from "#server/queries/films/films";
import { PICTURE_BUCKET } from "#server/queries/films/picture-sets";
import { getCampaign, pageOfCampaign } from "#server/queries/listings/campaigns";
import { linkForPiece } from "#server/queries/listings/page-links";
import { PHOTO_BUCKET } from "#server/queries/listings/photos";
import { getPiece, pieceOf, versionsOfPiece } from "#server/queries/listings/pieces";
import { openHouseOf } from "#server/queries/publications/open-houses";
import { lighterFor } from "#server/work/images";
import { attachmentsOf } from "./attachments.ts";
import { leavingFile, leavingPicture } from "./leaving/photo.ts";
import { letterPictures } from "./letter.ts";
import type { PublishServices } from "./services.ts";

export interface Frozen {
  readonly content: PublicationContent;
  readonly pieceVersion: number;
}

interface LinkAbout {
  origin: string;
  page: string | null;
  owner: Owner;
}

/** The home's page by a link that tells of which post its visitors come; null: it is not online. */
async function linkOf(trx: Db, pieceId: string, { origin, page, owner }: LinkAbout): Promise<string | null> {
  if (page === null) return null;
  return `${origin}/s/${(await linkForPiece(trx, owner, pieceId)).code}`;
}

/** The link of a post that is made by hand and waits; null: its home's page is not online. */
export async function linkByHand(db: Db, row: PublicationRow, origin: string): Promise<string | null> {
  const { piece_id: pieceId, campaign_id: campaignId } = row;
  if (row.connection_id !== null || row.state !== "planned" || pieceId === null || campaignId === null) return null;
  const owner = ownerOfRow(row);
  const page = pageOfCampaign(origin, await getCampaign(db, owner, campaignId));
  return await linkOf(db, pieceId, { origin, page, owner });
}

type Words = Pick<PublicationRow, "user_id" | "piece_id" | "campaign_id" | "open_house_id">;

/** A post's piece, campaign and open house; null where one of the first two is gone. */
async function originsOf(trx: Db, row: Words) {
  if (row.piece_id === null || row.campaign_id === null) return null;
  const owner = ownerOfRow(row);
  try {
    const piece = await getPiece(trx, owner, row.piece_id);
    return { piece, campaign: await getCampaign(trx, owner, row.campaign_id), openHouse: await openHouseOf(trx, row) };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

const dayOf = ({ day, from_time: from, until_time: until }: OpenHouseRow) => ({ day, from, until });

/** A piece as its post says it, with its campaign; null: it is gone, something speaks against it, or its open house does not fit above it. */
export async function wordsOf(trx: Db, row: Words) {
  const origins = await originsOf(trx, row);
  if (origins === null || !mayLeave(pieceOf(origins.piece))) return null;
  const { piece, campaign, openHouse } = origins;
  if (!openHouse) return { piece, campaign };
  const calling = callingTo(piece, dayOf(openHouse), campaign);
  return calling && { piece: calling, campaign };
}

/** The line a post has above its piece's text, for whoever posts it by hand; null: none. */
export async function lineAbove(trx: Db, row: Words): Promise<string | null> {
  if (row.open_house_id === null) return null;
  const origins = await originsOf(trx, row);
  if (!origins?.openHouse) return null;
  return callLine(origins.piece.language, dayOf(origins.openHouse), origins.campaign) || null;
}

/** Null: there are no words that may leave. */
export async function freeze(trx: Db, row: PublicationRow, origin: string): Promise<Frozen | null> {
  const words = await wordsOf(trx, row);
  if (words === null || row.piece_id === null || row.campaign_id === null) return null;
  const { piece, campaign } = words;
  const owner = ownerOfRow(row);
  const { letter, ...shown } = await attachmentsOf(trx, row, words);
  const page = pageOfCampaign(origin, campaign);
  const link = await linkOf(trx, row.piece_id, { origin, page, owner });
  return {
    content: {
      ...outgoingOf(piece),
      link,
      ...shown,
      // its button leads to the page, too, by the link that is counted
      ...(letter === undefined ? {} : { letter: page && link ? letter.replaceAll(`"${page}"`, `"${link}"`) : letter }),
    },
    pieceVersion: piece.version,
  };
}

/** The film as it is sent; null where its file is gone. */
async function videoOf({ db, files }: Pick<PublishServices, "db" | "files">, owner: Owner, filmId: string) {
  const film = await findFilm(db, owner, filmId);
  const file = film?.path ? await files.get(FILM_BUCKET, film.path) : null;
  return film && file ? { bytes: file.bytes, type: "video/mp4" as const, seconds: film.seconds } : null;
}

/** What was frozen at the first try, or the piece as it is now. */
export async function contentOf(trx: Db, row: PublicationRow, origin: string): Promise<Frozen | null> {
  if (row.content !== null) return { content: row.content, pieceVersion: row.piece_version ?? 0 };
  return await freeze(trx, row, origin);
}

/** The same of an earlier version of the piece: what somebody copied before it was changed. Null: nobody kept it. */
export async function contentOfVersion(trx: Db, row: PublicationRow, version: number): Promise<Frozen | null> {
  if (row.piece_id === null) return null;
  const versions = await versionsOfPiece(trx, ownerOfRow(row), row.piece_id);
  const kept = versions.find((one) => one.version === version);
  if (!kept) return null;
  const { platform, kind, language } = row;
  const { title, body, hashtags } = kept;
  const words = outgoingOf({ platform, kind, language, title, body, hashtags });
  return { content: { ...words, link: null, photoIds: [] }, pieceVersion: version };
}

/** A picture as the platform takes it: one that is too heavy is drawn lighter. What is fetched by its address stays as it is kept. */
async function fitting(picture: Picture, about: { userId: string; platform: string }): Promise<Picture> {
  const most = mostPictureBytes(about.platform);
  if (picture.bytes.byteLength <= most) return picture;
  const { jpeg, width, height } = await lighterFor(about.userId, picture.bytes, most);
  return { ...picture, bytes: jpeg, type: "image/jpeg", width, height };
}

/** The frozen words with the bytes of their pictures; a picture that is gone is left out. */
export async function materialOf(
  { db, files }: Pick<PublishServices, "db" | "files">,
  row: Pick<PublicationRow, "user_id" | "campaign_id" | "platform">,
  content: PublicationContent,
): Promise<OutgoingPost> {
  const owner = ownerOfRow(row);
  const language = copyLanguage.parse(content.language);
  const about = { userId: row.user_id, platform: row.platform };
  const pictures: Picture[] = [];
  const rows =
    content.photoIds.length === 0
      ? []
      : await db
          .selectFrom("photos")
          .selectAll()
          .where("user_id", "=", row.user_id)
          .where("id", "in", [...content.photoIds])
          .execute();
  const { photoIds: _ids, pictures: drawn = [], drawnFrom: _facts, filmId, letter, ...words } = content;
  if (letter !== undefined) {
    const shown = await letterPictures({ db, files }, row, { language: content.language, photos: rows });
    return { ...words, pictures, letter: { html: letter, pictures: shown } };
  }
  const add = async (file: Awaited<ReturnType<typeof leavingFile>>, alt: string, bucket: string) => {
    if (!file) return;
    const { path, ...kept } = file;
    const address = await files.signedUrl(bucket, path, PHOTO_URL_SECONDS);
    pictures.push(await fitting({ ...kept, type: "image/jpeg", alt, address }, about));
  };
  for (const picture of drawn)
    await add(await leavingPicture(files, owner, picture, row.platform), picture.alt, PICTURE_BUCKET);
  for (const id of content.photoIds) {
    const photo = rows.find((one) => one.id === id);
    const as = { language, platform: row.platform };
    if (photo) await add(await leavingFile(files, owner, photo, as), photo.caption ?? "", PHOTO_BUCKET);
  }
  const video = filmId === undefined ? null : await videoOf({ db, files }, owner, filmId);
  return { ...words, pictures, ...(video ? { video } : {}) };
}
