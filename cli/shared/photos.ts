/** A listing's photos for commands: fetched through the guard, or read from files; always decoded and written anew. */
import { reencodeImage } from "#adapters/images/image";
import { drawLogo, sidesOf } from "#adapters/images/logo";
import { fetchBytes } from "#adapters/web/page";
import { AppError } from "#contract/errors";
import type { PhotoHint } from "#contract/import";
import type { ListingPhoto } from "#contract/listing";
import { showsAltered } from "#engine/media/content/altered";
import { roomOf } from "#engine/media/content/rooms";
import type { Io } from "./command.ts";
import { madeOf } from "./read-file.ts";

const AT_ONCE = 4;

/** A photo as a poster shows it: what its file and its caption say it is. */
export const shownPhoto = ({ jpeg, altered, photo: { caption } }: KeptPhoto) => ({
  ...{ jpeg, focus: null, plan: roomOf(caption) === "plan", altered: showsAltered({ caption, altered }) },
});

export interface KeptPhoto {
  photo: ListingPhoto;
  jpeg: Uint8Array;
  width: number;
  height: number;
  /** What a photographer would say of it. */
  hints: readonly PhotoHint[];
  /** Its own file says that it shows what is not there. */
  altered: boolean;
}

/** In the listing's order; one that cannot be had is skipped with a note. */
export async function fetchPhotos(photos: readonly ListingPhoto[], io: Io): Promise<KeptPhoto[]> {
  const fetched: KeptPhoto[] = [];
  for (let at = 0; at < photos.length; at += AT_ONCE) {
    const group = await Promise.all(
      photos.slice(at, at + AT_ONCE).map(async (photo) => {
        try {
          return { photo, ...(await reencodeImage((await fetchBytes(photo.url)).bytes)) };
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          io.stderr(`photo skipped (${error.code}): ${photo.url}\n`);
          return null;
        }
      }),
    );
    fetched.push(...group.filter((one) => one !== null));
  }
  return fetched;
}

/** A logo's file, clear where it was clear. Throws as `madeOf` and `drawLogo` do. */
export async function readLogo(file: string, io: Io): Promise<Pick<KeptPhoto, "jpeg" | "width" | "height">> {
  const png = await madeOf(file, io, drawLogo);
  return { jpeg: png, ...sidesOf(png) };
}

/** Files in the order named; a caption may follow one: "kitchen.jpg=Kitchen". Throws as `madeOf` and `reencodeImage` do. */
export async function readPhotos(named: readonly string[], io: Io): Promise<KeptPhoto[]> {
  const kept: KeptPhoto[] = [];
  for (const one of named) {
    const [url = "", caption = null] = one.split(/=(.*)/su);
    const photo = { url, caption: caption === "" ? null : caption, width: null, height: null };
    kept.push({ photo, ...(await madeOf(url, io, reencodeImage)) });
  }
  return kept;
}
