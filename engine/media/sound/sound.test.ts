import { expect, test } from "vitest";
import { musicBeds } from "#contract/media/film";
import { mix } from "./mix.ts";
import { playBed } from "./play.ts";
import { RATE, type Stereo, silence } from "./voices.ts";

const loudnessOf = (plane: Float32Array, from: number, to: number): number => {
  const part = plane.subarray(Math.round(from * RATE), Math.round(to * RATE));
  return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
};

test.each(musicBeds)("%s is heard on both sides, never clips, begins at once and ends in silence", (bed) => {
  const { left, right } = playBed(bed, 5);
  expect(left.length).toBe(5 * RATE);
  for (const plane of [left, right]) {
    expect(plane.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeLessThanOrEqual(0.711);
    expect(plane.every(Number.isFinite)).toBe(true);
    expect(loudnessOf(plane, 0.1, 1)).toBeGreaterThan(0.01);
    expect(loudnessOf(plane, 4.95, 5)).toBeLessThan(0.01);
  }
  expect(left).not.toEqual(right);
});

test("the same bed is the same, sample by sample", () => {
  expect(playBed("morning", 1.2)).toEqual(playBed("morning", 1.2));
});

/** A tone of one loudness. */
function tone(seconds: number, loud: number): Stereo {
  const made = silence(seconds);
  for (let n = 0; n < made.left.length; n++) made.left[n] = made.right[n] = loud * Math.sin(n / 20);
  return made;
}

test("music steps back while somebody speaks and comes again; a short music goes on", () => {
  const out = mix(tone(2, 0.5), tone(1.5, 0.02), 6);
  if (!out) throw new Error("there is music");
  const [under, after] = [loudnessOf(out.left, 1, 1.6), loudnessOf(out.left, 3.9, 4.6)];
  expect(under).toBeLessThan(after / 2.5);
  expect(loudnessOf(out.left, 5.98, 6)).toBeLessThan(0.02);
  expect(mix(null, null, 3)).toBeNull();
  expect(mix(null, tone(9, 0.5), 3)?.left.length).toBe(3 * RATE);
});
