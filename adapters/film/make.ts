/** A film from its order: frames drawn one by one, sound beside them, both into one file. Runs in a film process only. */
import { appendFile, rename, rm, stat } from "node:fs/promises";
import { compositeOf, sourceTypeXmp } from "#adapters/images/source-type";
import { FPS, timelineOf } from "#engine/media/film/timeline";
import { beatOf } from "#engine/media/sound/beds";
import { mix } from "#engine/media/sound/mix";
import { playBed } from "#engine/media/sound/play";
import { encodeFilm } from "./encode.ts";
import { framesOf } from "./frames.ts";
import { type FilmWork, partOf } from "./order.ts";
import { decodeSound } from "./sound.ts";
import { xmpBox } from "./xmp-box.ts";

/** Longer sounds are cut: a film lasts a minute at most. */
const MOST_SOUND = 70;

async function soundOf({ music, voice }: FilmWork, seconds: number) {
  const played =
    music === null ? null : "bed" in music ? playBed(music.bed, seconds) : await decodeSound(music.bytes, MOST_SOUND);
  return mix(played, voice === null ? null : await decodeSound(voice, MOST_SOUND), seconds);
}

/** The beat a film of this music is cut to; null: to none. */
const beatFor = (music: FilmWork["music"]): number | null =>
  music !== null && "bed" in music ? beatOf(music.bed) : null;

/** A photo it shows is altered, or its voice is no person's. */
const isSynthetic = ({ shots, photos, spoken }: FilmWork): boolean =>
  spoken === true || shots.some(({ photo }) => photo !== null && photos[photo]?.altered === true);

/** Writes the film; `onProgress` from 0 to 1. A film that was cut off leaves no file of its name. */
export async function makeFilm(order: FilmWork, onProgress: (part: number) => void) {
  const timeline = timelineOf(order.shots, order.end, beatFor(order.music));
  const seconds = timeline.frames / FPS;
  const part = partOf(order.out);
  const { width, height, draw } = await framesOf(order, timeline);
  const sound = await soundOf(order, seconds);
  try {
    await encodeFilm({
      out: part,
      width,
      height,
      frames: timeline.frames,
      draw,
      sound,
      about: order.about,
      onProgress,
    });
    await appendFile(part, xmpBox(sourceTypeXmp(compositeOf(isSynthetic(order)), order.mark ?? null)));
    await rename(part, order.out);
  } finally {
    await rm(part, { force: true });
  }
  return { seconds, frames: timeline.frames, bytes: (await stat(order.out)).size };
}
