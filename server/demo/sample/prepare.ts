/** What takes time, done before the transaction: the pictures, by our own drawings. The texts were written before (pieces.json). */
import { createHash } from "node:crypto";
import type { Piece } from "#contract/copy";
import type { Files } from "#server/base/files";
import { renderRoom } from "#server/demo/drawings/index";
import type { Owner } from "#server/queries/accounts/owner";
import { PHOTO_BUCKET, photoPath } from "#server/queries/listings/photos";
import { sampleSeed, storedPieces } from "./pieces.ts";
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

export async function prepareProperties(
  files: Files,
  owner: Owner,
  properties: readonly SampleProperty[],
): Promise<PreparedProperty[]> {
  const drawn = await drawAll(files, owner, properties);
  return properties.map((property, index) => ({
    property,
    idempotencyKey: sampleId(owner.userId, property.key, "campaign"),
    seed: sampleSeed(property),
    pieces: storedPieces(property.key),
    photos: drawn[index] ?? [],
  }));
}
