/**
 * What pictures cost, as ratios in one run: posters (posters.ts, at most two and a half times the same photo alone), what a hundred
 * photos leave in memory (photos.ts), and films (film.ts).
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { reencodeImage } from "#adapters/images/image";
import { homeContent } from "#tests/support/media/drawn";
import { benchFilm } from "./film.ts";
import { benchPhotos } from "./photos.ts";

const POSTERS = fileURLToPath(new URL("./posters.ts", import.meta.url));

/** Of a camera's size, with detail everywhere. */
async function photograph(): Promise<Uint8Array> {
  const noise = { type: "gaussian", mean: 140, sigma: 40 } as const;
  const raw = await sharp({ create: { width: 2560, height: 1920, channels: 3, background: "#888888", noise } })
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toBuffer();
  return (await reencodeImage(raw)).jpeg;
}

export async function bench(): Promise<void> {
  const jpeg = await photograph();
  const folder = await mkdtemp(path.join(os.tmpdir(), "listcast-bench-"));
  const [photo, content] = [path.join(folder, "photo.jpg"), path.join(folder, "content.json")];
  await writeFile(photo, jpeg);
  await writeFile(content, JSON.stringify(homeContent("zh", "just-listed")));
  execFileSync(process.execPath, [...process.execArgv, POSTERS, photo, content], { stdio: "inherit" });
  await rm(folder, { recursive: true, force: true });
  await benchPhotos(jpeg);
  await benchFilm(jpeg);
}
