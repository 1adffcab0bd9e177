/** The pictures beside a home's words: an email's first photo, and the face and WeChat code of whoever signs. */
import type { MailPictures } from "#adapters/mail/eml";
import type { AgentCard, CopyLanguage, Market } from "#contract/copy";
import { AppError } from "#contract/errors";
import { addOnWechat } from "#engine/account/wechat-words";
import type { Db } from "#server/db/tables";
import type { PhotoRow } from "#server/db/tables/imports";
import type { Owner } from "#server/queries/accounts/owner";
import { signerPictures } from "#server/queries/listings/public-pages";
import type { Using } from "#server/services/index";
import { smallerFor } from "#server/work/images";
import { pictureAt } from "./own-pictures.ts";
import { type LeavingPhoto, leavingPhoto } from "./photo.ts";

/** Twice what a letter shows, for fine screens. */
const WIDTH = 1_200;
const FACE = 112;

type Files = Using<"files">;

/** Null where the bytes are no picture after all: the words go without it. Throws what images throw. */
async function smaller(owner: Owner, bytes: Uint8Array | null, width: number): Promise<Uint8Array | null> {
  if (bytes === null) return null;
  try {
    return await smallerFor(owner.userId, bytes, width);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_an_image") return null;
    throw error;
  }
}

/** The photo an email leads with: the first that is no plan. */
export const leadPhoto = <Photo extends Pick<PhotoRow, "plan">>(photos: readonly Photo[]): Photo | undefined =>
  photos.find(({ plan }) => !plan);

/** That photo as JPEG, with its mark where it shows what is not there; null where there is none, or its file is gone. Throws what images throw. */
export async function mailPhotoFor(
  { files }: Files,
  owner: Owner,
  photos: readonly (LeavingPhoto & Pick<PhotoRow, "plan">)[],
  language: CopyLanguage,
): Promise<Uint8Array | null> {
  const first = leadPhoto(photos);
  const bytes = first ? await leavingPhoto(files, owner, first, language) : null;
  return smaller(owner, bytes, WIDTH);
}

/** Whose pictures they are. */
export interface Signed {
  readonly agent: Pick<AgentCard, "name"> | null;
  readonly market: Market | null;
}

/** The pictures as they are kept, of an account whose own signature it is; null: none. `read` asks as whoever asks. */
export async function signerFiles(
  { files }: Files,
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  owner: Owner,
  signed: Signed,
): Promise<Record<"portrait" | "wechat", Uint8Array | null>> {
  const urls = await read((db) => signerPictures(db, owner, signed));
  const [portrait, wechat] = await Promise.all([pictureAt(files, urls.portrait), pictureAt(files, urls.wechat)]);
  return { portrait, wechat };
}

/** The same with the face as a JPEG, which every mail program and paper draws: as small as a letter shows it, or `width` pixels. */
export async function mailSignerFor(
  services: Files,
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  owner: Owner,
  signed: Signed,
  width = FACE,
): Promise<Record<"portrait" | "wechat", Uint8Array | null>> {
  const kept = await signerFiles(services, read, owner, signed);
  return { ...kept, portrait: await smaller(owner, kept.portrait, width) };
}

interface About extends Signed {
  readonly language: CopyLanguage;
  /** The home's, for a photo without words of its own. */
  readonly title: string;
  readonly photos: readonly (LeavingPhoto & Pick<PhotoRow, "plan">)[];
}

/** All of one email. Throws what images throw. */
export async function mailPicturesFor(
  services: Files,
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  owner: Owner,
  { language, title, photos, ...signed }: About,
): Promise<MailPictures> {
  const photo = await mailPhotoFor(services, owner, photos, language);
  const { portrait, wechat } = await mailSignerFor(services, read, owner, signed);
  const caption = leadPhoto(photos)?.caption ?? title;
  return {
    photo: photo && { bytes: photo, type: "image/jpeg", caption },
    portrait: portrait && { bytes: portrait, type: "image/jpeg", caption: signed.agent?.name ?? "" },
    wechat: wechat && { bytes: wechat, type: "image/png", caption: addOnWechat[language] },
  };
}
