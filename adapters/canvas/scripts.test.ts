/**
 * Scripts of names and places in no language of ours yet, on real pixels: Arabic joined and from right to left, Thai and Devanagari with
 * their signs where they belong. Each is held against the same letters kept apart.
 */
import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { MISSING } from "#adapters/fonts/families";
import { runsOf } from "./faces.ts";
import { drawText, measureText } from "./text.ts";

const font = { family: "sans", weight: 500, size: 80, tracking: 0, language: "en" } as const;

/** Ink of a drawn line: its box, and how many upright strips of it there are with white between. */
function inkOf(text: string, over: Partial<typeof font> | { tracking: number } = {}) {
  const [width, height] = [1_600, 260];
  const context = createCanvas(width, height).getContext("2d");
  context.fillStyle = "#000000";
  drawText(context, text, 20, 160, { ...font, ...over });
  const { data } = context.getImageData(0, 0, width, height);
  const columns = Array.from(
    { length: width },
    (_, x) =>
      Array.from({ length: height }, (_, y) => (data[(y * width + x) * 4 + 3] ?? 0) > 96).filter(Boolean).length,
  );
  const inked = columns.flatMap((count, x) => (count > 0 ? [x] : []));
  const strips = inked.filter((x, at) => at === 0 || x - (inked[at - 1] ?? 0) > 1).length;
  return { left: inked[0] ?? 0, right: inked.at(-1) ?? 0, strips, ink: columns.reduce((sum, one) => sum + one, 0) };
}

/** What stands from left to right, without the spaces between. */
const orderOf = (text: string): string[] =>
  runsOf(text, font)
    .map((run) => run.text.trim())
    .filter((run) => run !== "");

const NON_JOINER = "\u200c";

test.each([
  ["مارينا", "Arabic"],
  ["กรุงเทพมหานคร", "Thai"],
  ["नरीमन पॉइंट", "Devanagari"],
])("%s (%s) has a face of its own, and is as wide as it is measured", (text) => {
  const drawn = runsOf(text, font).map((run) => run.text);
  expect(drawn.join("")).not.toContain(MISSING);
  const { right } = inkOf(text);
  expect(Math.abs(right - 20 - measureText(text, font))).toBeLessThan(14);
});

test("Arabic letters are joined, whatever the tracking", () => {
  // four letters that join on both sides: one stroke, where letters apart are four
  const word = "محمد";
  const apart = [...word].join(NON_JOINER);
  expect(inkOf(word).strips).toBe(1);
  expect(inkOf(apart).strips).toBeGreaterThan(2);
  expect(inkOf(word, { tracking: 0.14 }).strips).toBe(1);
  expect(measureText(word, { ...font, tracking: 0.14 })).toBe(measureText(word, font));
});

test("Arabic is drawn from right to left, with Latin and figures in their own order", () => {
  // alef is a narrow stroke, seen broad a wide one: read first, it stands at the right
  expect(orderOf("شقة 120 متر")).toEqual(["متر", "120", "شقة"]);
  expect(orderOf("Marina مارينا").at(0)).toBe("Marina");
  expect(runsOf("(دبي)", font).map((run) => run.text)).toEqual(["(", "دبي", ")"]);
  expect(runsOf("مارينا (برج)", font).map((run) => run.text)).toEqual(["(", "برج", ") ", "مارينا"]);
  // a phone's number and what stands between dots keep their own order
  expect(orderOf("محمد\u00a0\u00a0\u00a0+971\u00a050\u00a0555")).toEqual(["محمد", "+971\u00a050\u00a0555"]);
  expect(orderOf("هاتف +971 50 555")).toEqual(["+971 50 555", "هاتف"]);
  expect(orderOf("Dubai · دبي · 120 m²")).toEqual(["Dubai", "·", "دبي", "·", "120 m²"]);
});

test("signs of Thai and Devanagari take no room of their own and stand with their letter", () => {
  // a tone mark and a vowel above
  expect(measureText("ที่", font)).toBeCloseTo(measureText("ท", font), 0);
  expect(inkOf("ที่").ink).toBeGreaterThan(inkOf("ท").ink + 200);
  // the vowel sign i is written behind its letter and drawn before it; the two k and sha are one
  expect(measureText("क्ष", font)).toBeLessThan(measureText(`क्${NON_JOINER}ष`, font));
  // the line over Devanagari runs through a word
  expect(inkOf("नगर").strips).toBe(1);
});
