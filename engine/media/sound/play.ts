/** A music bed as sound: its chords in turn for as long as the film lasts, entering part by part, fading at the end. */
import type { MusicBed } from "#contract/media/film";
import { type Bed, beds } from "./beds.ts";
import { inRoom } from "./room.ts";
import { bass, brush, keys, kick, pad, pluck, RATE, type Stereo, silence } from "./voices.ts";

/** Of the loudest sample: what encoders leave untouched. */
const PEAK = 0.71;
const FADE_IN = 0.04;
const FADE_OUT = 2.2;

const leads = { pluck, keys } as const;

function chordAt(into: Stereo, bed: Bed, number: number): void {
  const beat = 60 / bed.tempo;
  const at = number * bed.beats * beat;
  const length = bed.beats * beat;
  const chord = bed.chords[number % bed.chords.length] ?? [];
  const [lowest = 48] = chord;
  // every other time round it is played a little differently
  const round = Math.floor(number / bed.chords.length);
  const play = leads[bed.lead];
  for (const { half, tone, octave = 0, loud } of bed.pattern) {
    const turned = round % 2 === 1 && half >= bed.beats ? tone + 1 : tone;
    const key = (chord[turned % chord.length] ?? lowest) + 12 * octave;
    play(into, { at: at + (half * beat) / 2, key, loud: loud * 0.5, pan: ((tone % 3) - 1) * 0.35 });
  }
  for (const [place, key] of chord.entries())
    if (bed.pad > 0) pad(into, { at, key, loud: bed.pad * 0.4, pan: (place - 1.5) * 0.4 }, length + 0.6);
  const root = lowest >= 52 ? lowest - 24 : lowest - 12;
  if (bed.bass > 0) {
    bass(into, { at, key: root, loud: bed.bass * 0.6 }, length * 0.6);
    bass(into, { at: at + length * 0.625, key: root, loud: bed.bass * 0.4 }, length * 0.3);
  }
  // the first chord is played alone: the drums come with the second
  if (number === 0) return;
  for (let count = 0; count < bed.beats; count++) {
    const on = at + count * beat;
    if (bed.kick > 0 && count % 2 === 0) kick(into, on, bed.kick * 0.55);
    if (bed.brush > 0) {
      if (count % 2 === 1) brush(into, on, bed.brush * 0.9, 0.16, -0.1);
      brush(into, on + beat / 2, bed.brush * 0.6);
    }
  }
}

/** Brings the loudest sample to `PEAK`, and rounds both ends. */
function finish({ left, right }: Stereo): Stereo {
  let loudest = 1e-6;
  for (let n = 0; n < left.length; n++) loudest = Math.max(loudest, Math.abs(left[n] ?? 0), Math.abs(right[n] ?? 0));
  const gain = PEAK / loudest;
  const last = left.length - 1;
  for (let n = 0; n < left.length; n++) {
    const ends = Math.min(1, n / (FADE_IN * RATE), (last - n) / (FADE_OUT * RATE));
    // the ear hears a straight line as a drop at its end
    const level = gain * (ends < 1 ? ends * ends * (3 - 2 * ends) : 1);
    left[n] = (left[n] ?? 0) * level;
    right[n] = (right[n] ?? 0) * level;
  }
  return { left, right };
}

/** So many seconds of a bed; the same samples every time. */
export function playBed(name: MusicBed, seconds: number): Stereo {
  const bed = beds[name];
  const dry = silence(seconds);
  const length = (bed.beats * 60) / bed.tempo;
  for (let number = 0; number * length < seconds; number++) chordAt(dry, bed, number);
  return finish(inRoom(dry, bed.room));
}
