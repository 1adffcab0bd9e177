/** The room in which the instruments are heard: Schroeder's reverberation, four combs beside each other and two all-passes behind. */
import type { Stereo } from "./voices.ts";

/** Samples at 48,000 a second, without a common measure, so that no tone rings out. */
const COMBS = [1687, 1601, 2053, 2251] as const;
const PASSES = [347, 113] as const;
/** Right hears it a little later than left. */
const SPREAD = 23;
const KEEPS = 0.78;
/** Of each round's highs this much is lost: rooms are softer than tin. */
const SOFTENS = 0.35;

function ringing(dry: Float32Array, spread: number): Float32Array {
  const wet = new Float32Array(dry.length);
  for (const length of COMBS) {
    const line = new Float32Array(length + spread);
    let soft = 0;
    for (let n = 0; n < dry.length; n++) {
      const place = n % line.length;
      const heard = line[place] ?? 0;
      soft = heard * (1 - SOFTENS) + soft * SOFTENS;
      line[place] = (dry[n] ?? 0) + soft * KEEPS;
      wet[n] = (wet[n] ?? 0) + heard / COMBS.length;
    }
  }
  for (const length of PASSES) {
    const line = new Float32Array(length + spread);
    for (let n = 0; n < wet.length; n++) {
      const place = n % line.length;
      const before = line[place] ?? 0;
      const value = (wet[n] ?? 0) + before * 0.5;
      line[place] = value;
      wet[n] = before - value * 0.5;
    }
  }
  return wet;
}

/** The sound with `part` of its reverberation, 0 to 1; a buffer of its own. */
export function inRoom({ left, right }: Stereo, part: number): Stereo {
  const [wetLeft, wetRight] = [ringing(left, 0), ringing(right, SPREAD)];
  const mixed = (dry: Float32Array, wet: Float32Array) => dry.map((value, n) => value + (wet[n] ?? 0) * part);
  return { left: mixed(left, wetLeft), right: mixed(right, wetRight) };
}
