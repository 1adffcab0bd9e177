/** Lines that a provider spoke become one voice, each line where its shot begins. Film processes only. */
import { filmLimits, type Shot } from "#contract/media/film";
import { spokenShots, startsOf } from "#engine/media/film/spoken";
import { layLines } from "#engine/media/sound/lay";
import { RATE } from "#engine/media/sound/voices";
import type { SpokenWork } from "./order.ts";
import { decodeSound, writtenSound } from "./sound.ts";

/** Seconds of a line that are listened to; a shot is shorter. */
const MOST_LINE = filmLimits.mostShot + 1;

/** The voice, and the shots as long as their lines take. Throws damaged_file for a line that is no sound, speech_too_long. */
export async function layVoice({ shots, lines, beat }: SpokenWork): Promise<{
  bytes: Uint8Array;
  seconds: number;
  shots: Shot[];
}> {
  const heard = await Promise.all(lines.map((line) => line && decodeSound(line, MOST_LINE)));
  const lengths = heard.map((line) => line && line.left.length / RATE);
  const told = spokenShots(shots, lengths, beat);
  return { ...(await writtenSound(layLines(heard, startsOf(told, beat)))), shots: told };
}
