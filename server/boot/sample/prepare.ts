/** What takes time, done before the transaction: the texts by the composer, the pictures by our own drawings. */
import { createHash } from "node:crypto";
import type { Brief, Piece } from "#contract/copy";
import { briefOf } from "#engine/campaign/brief";
import { seedOf } from "#engine/campaign/seed";
import { marketForCountry } from "#engine/compliance/countries";
import { compose } from "#engine/copy/index";
import { targetsFor } from "#engine/copy/targets";
import type { Files } from "#server/backend/types";
import { renderRoom } from "#server/pages/rooms/index";
import type { Owner } from "#server/queries/owner";
import { PHOTO_BUCKET, photoPath } from "#server/queries/photos";
import type { SampleHome } from "./home.ts";
import { sampleCard } from "./homes.ts";

export interface PreparedPhoto {
  id: string;
  bytes: number;
}
export interface PreparedHome {
  home: SampleHome;
  idempotencyKey: string;
  seed: number;
  pieces: Piece[];
  photos: PreparedPhoto[];
}

/** The same words make the same id for the same account: what an interrupted start left behind is found again, not doubled. */
export function sampleId(...words: string[]): string {
  const hex = createHash("sha256").update(words.join("\n")).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function written(home: SampleHome, seed: number): Piece[] {
  const { listing, preferences } = home;
  const market = marketForCountry(listing.country);
  const brief: Brief = briefOf({ listing, preferences, market, seed, agent: sampleCard });
  return targetsFor(preferences).map((target) => compose(listing, brief, target));
}

/** Files are put under their lasting names; without rows nobody sees them yet. */
async function draw(files: Files, owner: Owner, { key, pictures }: SampleHome): Promise<PreparedPhoto[]> {
  const photos: PreparedPhoto[] = [];
  for (const [index, scene] of pictures.scenes.entries()) {
    const jpeg = new Uint8Array(await renderRoom(pictures.mood, scene));
    const id = sampleId(owner.userId, key, "photo", String(index));
    await files.put(PHOTO_BUCKET, photoPath(owner, id), jpeg, { type: "image/jpeg", owner: owner.userId });
    photos.push({ id, bytes: jpeg.byteLength });
  }
  return photos;
}

/** One home after another, the drawings beside the writing: pictures are rendered on other threads. */
export async function prepareHomes(files: Files, owner: Owner, homes: readonly SampleHome[]): Promise<PreparedHome[]> {
  return await Promise.all(
    homes.map(async (home) => {
      const photos = await draw(files, owner, home);
      const idempotencyKey = sampleId(owner.userId, home.key, "campaign");
      const seed = seedOf(idempotencyKey);
      return { home, idempotencyKey, seed, photos, pieces: home.state === "waiting" ? [] : written(home, seed) };
    }),
  );
}
