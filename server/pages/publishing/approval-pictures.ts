/** What whoever is asked to approve a post sees of its pictures and its film: as they would leave, small in the page and whole when opened. */
import { outgoingOf } from "#engine/publishing/outgoing";
import { shapeFor } from "#engine/publishing/picture-limits";
import type { Files } from "#server/base/files";
import { sendFile } from "#server/base/send-file";
import type { Db } from "#server/db/tables";
import type { PhotoRow } from "#server/db/tables/imports";
import type { KeptPicture } from "#server/db/tables/media";
import type { PublicationRow } from "#server/db/tables/publishing";
import { isAsShown } from "#server/publishing/approve";
import { attachmentsOf } from "#server/publishing/attachments";
import { leavingPhoto } from "#server/publishing/leaving/photo";
import { wordsOf } from "#server/publishing/material";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { FILM_BUCKET, findFilm } from "#server/queries/films/films";
import { PICTURE_BUCKET } from "#server/queries/films/picture-sets";
import { photosOfCampaign } from "#server/queries/listings/photos";
import { shrinkFor } from "#server/work/images";
import type { AskedPost } from "./approval-page.ts";

/** Pixels, for the phone that asks: three to a row at twice its density. */
const SMALL = 480;

export type AttachedPicture = ({ drawn: KeptPicture } | { photo: PhotoRow }) & { readonly alt: string };

/** A post as it is shown: what it says, and what leaves with it. */
export interface Attached extends Pick<AskedPost, "title" | "text" | "standing"> {
  readonly pictures: readonly AttachedPicture[];
  readonly film: { readonly path: string } | null;
}

/** In the order they leave in; what is gone meanwhile is left out. */
export async function attachedTo(db: Db, row: PublicationRow): Promise<Attached> {
  const words = await wordsOf(db, row);
  if (words === null) return { title: null, text: "", standing: "held", pictures: [], film: null };
  const owner = ownerOfRow(row);
  const attachments = await attachmentsOf(db, row, words);
  const { photoIds, pictures = [], filmId } = attachments;
  const { title, text } = outgoingOf(words.piece);
  const photos = photoIds.length === 0 ? [] : await photosOfCampaign(db, owner, words.campaign.id);
  const film = filmId === undefined ? undefined : await findFilm(db, owner, filmId);
  return {
    title,
    text,
    standing: isAsShown(row, { pieceVersion: words.piece.version, attachments }) ? "as-asked" : "changed",
    pictures: [
      ...pictures.map((drawn) => ({ drawn, alt: drawn.alt })),
      ...photoIds.flatMap((id) =>
        photos.filter((photo) => photo.id === id).map((photo) => ({ photo, alt: photo.caption ?? "" })),
      ),
    ],
    film: film?.path ? { path: film.path } : null,
  };
}

/** Its bytes as they would leave; null where the file is gone. */
async function bytesOf(files: Pick<Files, "get">, row: PublicationRow, picture: AttachedPicture) {
  if ("drawn" in picture) return (await files.get(PICTURE_BUCKET, picture.drawn.path))?.bytes ?? null;
  const shape = shapeFor(row.platform, picture.photo);
  return await leavingPhoto(files, ownerOfRow(row), picture.photo, row.language, shape);
}

/** One of them; `small`: for the page. Null where there is none. Throws what images throw. */
export async function approvalPicture(
  files: Pick<Files, "get">,
  row: PublicationRow,
  { picture, small }: { picture: AttachedPicture; small: boolean },
): Promise<{ bytes: Uint8Array; type: "image/webp" | "image/jpeg" } | null> {
  const read = () => bytesOf(files, row, picture);
  const bytes = small ? await shrinkFor(row.user_id, read, { width: SMALL, format: "webp" }) : await read();
  return bytes && { bytes, type: small ? "image/webp" : "image/jpeg" };
}

/** The film, in the ranges a player asks for; null where there is none. */
export async function approvalFilm(files: Pick<Files, "open">, film: Attached["film"], request: Request) {
  const file = film && (await files.open(FILM_BUCKET, film.path));
  return file && (await sendFile(request, file));
}
