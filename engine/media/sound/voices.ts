/**
 * Instruments of the music beds, as functions that add a note to a buffer. Synthesised by us, so that nobody asks for rights.
 * Samples are floats from -1 to 1 at RATE a second; times in seconds, frequencies in hertz.
 */

/** Samples a second of all sound here. */
export const RATE = 48_000;

/** Left and right of one length. */
export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

export const silence = (seconds: number): Stereo => {
  const length = Math.max(0, Math.round(seconds * RATE));
  return { left: new Float32Array(length), right: new Float32Array(length) };
};

/** Hertz of a key of the piano: 69 is the a of 440. */
const pitchOf = (key: number): number => 440 * 2 ** ((key - 69) / 12);

/** The same numbers every time, from -1 to 1: a film made twice sounds the same. */
function noiseFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2_147_483_648 - 1;
  };
}

interface Note {
  /** When it begins. */
  at: number;
  key: number;
  /** 0 to 1. */
  loud: number;
  /** -1 left, 1 right. */
  pan?: number;
}

/** Adds `sample(n)` for `seconds` from `at`, panned with equal power. What lies beyond the buffer is left out. */
function add({ left, right }: Stereo, at: number, seconds: number, pan: number, sample: (n: number) => number): void {
  const from = Math.round(at * RATE);
  const count = Math.min(Math.round(seconds * RATE), left.length - from);
  const angle = ((pan + 1) * Math.PI) / 4;
  const [onLeft, onRight] = [Math.cos(angle), Math.sin(angle)];
  for (let n = 0; n < count; n++) {
    const value = sample(n);
    left[from + n] = (left[from + n] ?? 0) + value * onLeft;
    right[from + n] = (right[from + n] ?? 0) + value * onRight;
  }
}

/** A plucked string (Karplus and Strong): noise that runs round a loop and loses its brightness. */
export function pluck(into: Stereo, { at, key, loud, pan = 0 }: Note, seconds = 2.2): void {
  const period = Math.max(2, Math.round(RATE / pitchOf(key)));
  const noise = noiseFrom(key * 7919 + Math.round(at * 1000));
  const string = new Float32Array(period);
  let smooth = 0;
  for (let n = 0; n < period; n++) {
    smooth += (noise() - smooth) * 0.45;
    string[n] = smooth;
  }
  // higher strings ring shorter
  const keeps = 0.9965 - (key - 48) * 0.00004;
  let last = 0;
  add(into, at, seconds, pan, (n) => {
    const place = n % period;
    const value = string[place] ?? 0;
    string[place] = (value + last) * 0.5 * keeps;
    last = value;
    return value * loud * 1.6;
  });
}

/** An electric piano: a sine that another sine bends at the beginning. */
export function keys(into: Stereo, { at, key, loud, pan = 0 }: Note, seconds = 2.6): void {
  const step = (2 * Math.PI * pitchOf(key)) / RATE;
  add(into, at, seconds, pan, (n) => {
    const t = n / RATE;
    const attack = Math.min(1, t / 0.004);
    const fall = Math.exp(-t * 1.7) * Math.min(1, (seconds - t) / 0.08);
    const bend = Math.sin(step * n * 2) * 1.1 * Math.exp(-t * 5) + Math.sin(step * n * 14) * 0.12 * Math.exp(-t * 22);
    return Math.sin(step * n + bend) * attack * fall * loud * 0.5;
  });
}

/** A soft carpet under the others: three slightly parted tones with few overtones, swelling and fading. */
export function pad(into: Stereo, { at, key, loud, pan = 0 }: Note, seconds: number): void {
  const pitch = pitchOf(key);
  const steps = [0.9975, 1, 1.0027].map((part) => (2 * Math.PI * pitch * part) / RATE);
  const swell = Math.min(0.9, seconds / 3);
  add(into, at, seconds, pan, (n) => {
    const t = n / RATE;
    const shape = Math.min(1, t / swell, (seconds - t) / swell);
    let value = 0;
    for (const step of steps) {
      const phase = step * n;
      value += Math.sin(phase) + 0.28 * Math.sin(phase * 2) + 0.1 * Math.sin(phase * 3);
    }
    return value * shape * shape * loud * 0.12;
  });
}

export function bass(into: Stereo, { at, key, loud }: Note, seconds: number): void {
  const step = (2 * Math.PI * pitchOf(key)) / RATE;
  add(into, at, seconds, 0, (n) => {
    const t = n / RATE;
    const shape = Math.min(1, t / 0.008) * Math.exp(-t * 1.4) * Math.min(1, (seconds - t) / 0.05);
    return (Math.sin(step * n) + 0.22 * Math.sin(step * n * 2) + 0.06 * Math.sin(step * n * 3)) * shape * loud * 0.6;
  });
}

/** A soft bass drum: a tone that falls. */
export function kick(into: Stereo, at: number, loud: number): void {
  let phase = 0;
  add(into, at, 0.32, 0, (n) => {
    const t = n / RATE;
    phase += (2 * Math.PI * (46 + 84 * Math.exp(-t * 32))) / RATE;
    return Math.sin(phase) * Math.exp(-t * 11) * Math.min(1, t / 0.002) * loud;
  });
}

/** Noise without its lows: a shaker; longer and deeper, a brush on a snare. */
export function brush(into: Stereo, at: number, loud: number, seconds = 0.07, pan = 0.25): void {
  const noise = noiseFrom(Math.round(at * 48_000) + 17);
  let [low, lower] = [0, 0];
  add(into, at, seconds, pan, (n) => {
    const t = n / RATE;
    const white = noise();
    low += (white - low) * 0.42;
    lower += (low - lower) * 0.12;
    return (white - low + (low - lower) * 0.3) * Math.min(1, t / 0.006) * Math.exp((-t * 5) / seconds) * loud * 0.5;
  });
}
