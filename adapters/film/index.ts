/** Films and sounds, made aside: the one way to the film processes. */
import { rm } from "node:fs/promises";
import { z } from "zod";
import { AppError } from "#contract/errors";
import { shot } from "#contract/media/film";
import { filmProcessLimits, soundLimits } from "./limits.ts";
import { type FilmWork, partOf, type SpokenWork } from "./order.ts";
import { runFilm } from "./run.ts";
import { soundKind } from "./sound-kind.ts";

const made = z.object({ seconds: z.number(), frames: z.number().int(), bytes: z.number().int() });
const kept = z.object({
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  seconds: z.number(),
});

interface Watching {
  signal?: AbortSignal;
  /** From 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Writes the film to `order.out`. Throws too_large past what a film may cost, damaged_file for a sound that cannot be played. */
export async function makeFilmAside(order: Omit<FilmWork, "what">, watching: Watching = {}) {
  try {
    return made.parse(await runFilm({ what: "film", ...order }, { cost: filmProcessLimits, ...watching }));
  } finally {
    // of a process that was killed
    await rm(partOf(order.out), { force: true });
  }
}

/** Throws unsupported_file for what does not begin like a sound: cheap, before anything else is asked. */
export function assertSound(bytes: Uint8Array): void {
  if (soundKind(bytes) === null) throw new AppError("unsupported_file");
}

/**
 * A stranger's MP3, M4A, WAV, FLAC or Ogg, decoded and written anew as M4A, cut at the longest we keep. Throws unsupported_file,
 * damaged_file, and too_large for one that costs more than a sound may.
 */
export const keepSound = async (bytes: Uint8Array, signal?: AbortSignal) =>
  kept.parse(
    await runFilm(
      { what: "sound", bytes, most: soundLimits.seconds },
      { cost: soundLimits.cost, ...(signal ? { signal } : {}) },
    ),
  );

const laid = kept.extend({ shots: z.array(shot) });

/** A provider's spoken lines as one voice, and the shots as long as they take. Throws as `layVoice` and `keepSound` do. */
export const layVoiceAside = async (work: SpokenWork) =>
  laid.parse(await runFilm({ what: "spoken", ...work }, { cost: soundLimits.cost }));
