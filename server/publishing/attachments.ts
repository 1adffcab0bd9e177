/** What leaves beside a post's words: drawn pictures and photos, a film; of an email its letter. */
import { createHash } from "node:crypto";
import { getPlatform } from "#engine/platforms/index";
import { limitsAt } from "#engine/publishing/carriers";
import type { Db } from "#server/db/tables";
import type { PieceRow } from "#server/db/tables/pieces";
import type { PublicationContent, PublicationRow } from "#server/db/tables/publishing";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { photosOfCampaign } from "#server/queries/listings/photos";
import { drawnForPost } from "./drawn-pictures.ts";
import { filmFor } from "./film-for.ts";
import { letterOf } from "./letter.ts";

export type Attachments = Pick<PublicationContent, "photoIds" | "pictures" | "drawnFrom" | "letter" | "filmId">;

/** Platforms that say no number take this many. */
const USUAL_PICTURES = 9;

type Row = Pick<
  PublicationRow,
  "user_id" | "campaign_id" | "connection_id" | "platform" | "kind" | "language" | "open_house_id"
>;
interface Words {
  readonly piece: Pick<PieceRow, "kind" | "platform" | "language" | "html">;
  readonly campaign: { readonly id: string };
}

/** As they are now, in the order they leave in. A letter stands for all of them: it has its own photo. */
export async function attachmentsOf(trx: Db, row: Row, words: Words): Promise<Attachments> {
  const { piece, campaign } = words;
  const owner = ownerOfRow(row);
  const letter = row.open_house_id === null ? await letterOf(trx, owner, words) : null;
  if (letter !== null) return { photoIds: letter.photoIds, letter: letter.html };
  const as = { ...row, language: piece.language };
  const target = piece.kind === "post" ? piece.platform : piece.kind;
  const limits = row.connection_id === null ? getPlatform(row.platform) : limitsAt(row.platform, target);
  const most = limits?.media.imagesMax ?? USUAL_PICTURES;
  const { pictures, ...facts } = await drawnForPost(trx, as);
  const photos = row.kind === "post" ? await photosOfCampaign(trx, owner, campaign.id) : [];
  const film = await filmFor(trx, as);
  return {
    photoIds: photos.slice(0, Math.max(0, most - pictures.length)).map(({ id }) => id),
    ...(pictures.length > 0 ? { pictures: pictures.slice(0, most), ...facts } : {}),
    ...(film === null ? {} : { filmId: film.id }),
  };
}

/** Sixty-four signs that change when a picture, their order or the film does: what was approved is compared by them with what leaves. */
export function attachmentsKey({ photoIds, pictures = [], filmId }: Attachments): string {
  const names = [photoIds, pictures.map(({ path }) => path), filmId ?? null];
  return createHash("sha256").update(JSON.stringify(names)).digest("hex");
}
