/** Music and voice as one sound: the music steps back while somebody speaks, and both end with the film. */
import { RATE, type Stereo, silence } from "./voices.ts";

/** What is left of the music under a voice. */
const UNDER = 0.22;
/** From which loudness on somebody speaks. */
const SPEAKS = 0.012;
/** Seconds in which the music steps back, and comes again. */
const BACK = 0.12;
const AGAIN = 0.9;
/** A voice begins a moment after the picture. */
export const VOICE_AT = 0.3;
const FADE = 1.2;
const MOST = 0.97;

const at = (of: Float32Array, n: number): number => of[n] ?? 0;

/** `seconds` of both; an uploaded music that is shorter is played again. Null where there is neither. */
export function mix(music: Stereo | null, voice: Stereo | null, seconds: number): Stereo | null {
  if (music === null && voice === null) return null;
  const out = silence(seconds);
  const length = out.left.length;
  const delay = Math.round(VOICE_AT * RATE);
  let [heard, level] = [0, 1];
  for (let n = 0; n < length; n++) {
    const spoken =
      voice === null ? 0 : Math.max(Math.abs(at(voice.left, n - delay)), Math.abs(at(voice.right, n - delay)));
    // falls slowly: a pause between two words is no silence
    heard = Math.max(spoken, heard * 0.99993);
    const wanted = heard > SPEAKS ? UNDER : 1;
    level += (wanted - level) / ((wanted < level ? BACK : AGAIN) * RATE);
    const ends = Math.min(1, (length - 1 - n) / (FADE * RATE));
    const from = music === null || music.left.length === 0 ? 0 : n % music.left.length;
    const left = (music === null ? 0 : at(music.left, from) * level) + (voice === null ? 0 : at(voice.left, n - delay));
    const right =
      (music === null ? 0 : at(music.right, from) * level) + (voice === null ? 0 : at(voice.right, n - delay));
    out.left[n] = Math.max(-MOST, Math.min(MOST, left * ends));
    out.right[n] = Math.max(-MOST, Math.min(MOST, right * ends));
  }
  return out;
}
