/** Shots whose captions are read aloud: as long as their lines, each line where its shot is cut. */
import { expect, test } from "vitest";
import { filmLimits } from "#contract/media/film";
import { beatOf } from "../sound/beds.ts";
import { layLines } from "../sound/lay.ts";
import { VOICE_AT } from "../sound/mix.ts";
import { RATE, type Stereo } from "../sound/voices.ts";
import { spokenShots, startsOf } from "./spoken.ts";
import { FPS, timelineOf } from "./timeline.ts";

const shot = (seconds: number, caption: string | null = "a") => ({ photo: 0, caption, seconds });

test.each([null, beatOf("morning"), beatOf("city")])("no cut falls into a line, whatever the beat: %j", (beat) => {
  const lengths = [1.2, 3.17, null, 6.04, 0.4];
  const shots = spokenShots(
    lengths.map(() => shot(2)),
    lengths,
    beat,
  );
  const starts = startsOf(shots, beat);
  const { scenes } = timelineOf(shots, filmLimits.end, beat);
  for (const [at, length] of lengths.entries()) {
    const scene = scenes[at];
    expect(scene?.from).toBe(Math.round((starts[at] ?? -1) * FPS));
    if (length !== null) expect((scene?.frames ?? 0) / FPS).toBeGreaterThanOrEqual(VOICE_AT + length);
  }
  expect(shots[2]?.seconds).toBe(2);
});

test("a line that no shot holds is refused by the number of its shot", () => {
  expect(() => spokenShots([shot(2), shot(2)], [1, 12], null)).toThrow(
    expect.objectContaining({ code: "speech_too_long", data: { number: 2, most: filmLimits.mostShot } }),
  );
});

test("lines lie where their shots begin, and the voice ends with the last", () => {
  const line = (seconds: number): Stereo => {
    const plane = new Float32Array(Math.round(seconds * RATE)).fill(0.5);
    return { left: plane, right: plane };
  };
  const { left } = layLines([line(0.1), null, line(0.2)], [0, 1, 2]);
  expect(left.length).toBe(Math.round(2.2 * RATE));
  const at = (seconds: number) => left[Math.round(seconds * RATE)];
  expect([at(0.05), at(0.5), at(1.5), at(2.1)]).toEqual([0.5, 0, 0, 0.5]);
  expect(layLines([null], [0]).left.length).toBe(0);
});
