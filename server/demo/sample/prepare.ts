/** What takes time, done before the transaction: the texts by the composer, the pictures by our own drawings. */
import { createHash } from "node:crypto";
import { setImmediate as breathe } from "node:timers/promises";
import type { Brief, Piece } from "#contract/copy";
import { briefOf } from "#engine/campaign/brief";
import { seedOf } from "#engine/campaign/seed";
import { marketForCountry } from "#engine/compliance/countries";
import { compose } from "#engine/copy/index";
import { targetsFor } from "#engine/copy/targets";
import type { Files } from "#server/base/files";
import { renderRoom } from "#server/demo/drawings/index";
import type { Owner } from "#server/queries/accounts/owner";
import { PHOTO_BUCKET, photoPath } from "#server/queries/listings/photos";
import { sampleCard } from "./properties.ts";
import type { SampleProperty } from "./property.ts";

interface PreparedPhoto {
  id: string;
  bytes: number;
}
export interface PreparedProperty {
  property: SampleProperty;
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

/** Every text, one after another; between two the process answers whatever else is asked of it. */
async function writeAll(owner: Owner, properties: readonly SampleProperty[]) {
  const written = [];
  for (const { key, listing, preferences, state } of properties) {
    const idempotencyKey = sampleId(owner.userId, key, "campaign");
    const seed = seedOf(idempotencyKey);
    const market = marketForCountry(listing.country);
    const brief: Brief = briefOf({ listing, preferences, market, seed, agent: sampleCard });
    const pieces: Piece[] = [];
    for (const target of state === "waiting" ? [] : targetsFor(preferences)) {
      await breathe();
      pieces.push(compose(listing, brief, target));
    }
    written.push({ idempotencyKey, seed, pieces });
  }
  return written;
}

/** Files are put under their lasting names; without rows nobody sees them yet. */
async function drawAll(files: Files, owner: Owner, properties: readonly SampleProperty[]) {
  const drawn = [];
  for (const { key, pictures } of properties) {
    const photos: PreparedPhoto[] = [];
    for (const [index, scene] of pictures.scenes.entries()) {
      const jpeg = new Uint8Array(await renderRoom(pictures.mood, scene));
      const id = sampleId(owner.userId, key, "photo", String(index));
      await files.put(PHOTO_BUCKET, photoPath(owner, id), jpeg, { type: "image/jpeg", owner: owner.userId });
      photos.push({ id, bytes: jpeg.byteLength });
    }
    drawn.push(photos);
  }
  return drawn;
}

/** Drawings beside writing: pictures are rendered on another thread. */
export async function prepareProperties(
  files: Files,
  owner: Owner,
  properties: readonly SampleProperty[],
): Promise<PreparedProperty[]> {
  const [written, drawn] = await Promise.all([writeAll(owner, properties), drawAll(files, owner, properties)]);
  return properties.flatMap((property, index) => {
    const texts = written[index];
    return texts ? [{ property, ...texts, photos: drawn[index] ?? [] }] : [];
  });
}
