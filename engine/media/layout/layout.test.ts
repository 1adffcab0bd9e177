/** The layout language on small sheets: room is shared, texts shrink together, what may go goes, photos are cropped and shaded. */
import { expect, test } from "vitest";
import { plainMeasure, whitePhoto } from "#tests/support/media/drawn";
import { contrastOf, READABLE, readableOn, themeOf } from "./colors.ts";
import { cropFor, lightestIn } from "./crop.ts";
import type { Part } from "./node.ts";
import { alphaFor } from "./shade.ts";
import { solve } from "./solve.ts";

const sheet = { width: 400, height: 400, language: "en" as const, pictures: [whitePhoto()], measure: plainMeasure };
const text = (value: string, more: Partial<Extract<Part, { kind: "text" }>> = {}): Part => ({
  kind: "text",
  text: value,
  style: { family: "sans", size: 40, weight: 400, leading: 1.5, tracking: 0 },
  color: "#000000",
  lines: 2,
  smallest: 12,
  ...more,
});
const photo: Part = { kind: "picture", picture: 0, instead: "#dddddd", grow: 1, least: 100 };
const sizes = (part: Part) =>
  solve(part, sheet).commands.flatMap((command) => (command.kind === "text" ? [Math.round(command.font.size)] : []));

test("a photo takes the room that texts leave, and never less than its least", () => {
  const { commands, fits } = solve({ kind: "stack", way: "down", children: [photo, text("Home")] }, sheet);
  expect(fits).toBe(true);
  expect(commands.find((command) => command.kind === "picture")).toMatchObject({ y: 0, height: 340 });
});

test("where words are too many all texts shrink together, and before that what may go goes", () => {
  const many = Array.from({ length: 6 }, () => text("Home", { lines: 1 }));
  const crowded = sizes({ kind: "stack", way: "down", children: [photo, ...many] });
  expect(new Set(crowded).size).toBe(1);
  expect(crowded).toHaveLength(6);
  expect(crowded[0]).toBeLessThan(40);
  const optional = sizes({ kind: "stack", way: "down", children: [photo, ...many, text("Extra", { drop: 1 })] });
  expect(optional).toHaveLength(6);
});

test("what cannot be made to fit is said not to, and what may be cut ends in an ellipsis", () => {
  const story = "A very long story of a home and its garden ".repeat(20);
  const lost = solve({ kind: "stack", way: "down", children: [text(story, { smallest: 30 })] }, sheet);
  expect(lost.fits).toBe(false);
  const cut = solve({ kind: "stack", way: "down", children: [text(story, { smallest: 30, cut: true })] }, sheet);
  expect(cut.fits).toBe(true);
  expect(cut.commands.at(-1)).toMatchObject({ text: expect.stringMatching(/…$/u) });
});

test("a crop has the shape of its box, stays in the photo and keeps what matters in it", () => {
  for (const focus of [
    { x: 0.1, y: 0.9 },
    { x: 0.95, y: 0.2 },
    { x: 0.5, y: 0.5 },
  ]) {
    const crop = cropFor({ width: 1600, height: 1200, focus }, { width: 300, height: 900 });
    expect((crop.width * 1600) / (crop.height * 1200)).toBeCloseTo(1 / 3);
    expect(crop.x).toBeGreaterThanOrEqual(0);
    expect(crop.x + crop.width).toBeLessThanOrEqual(1.000001);
    expect(crop.x <= focus.x && focus.x <= crop.x + crop.width).toBe(true);
  }
});

test("a box shows the part of a photo where there is most to see, and its middle where all of it is alike", () => {
  const cells = (weight: (x: number, y: number) => number) =>
    Array.from({ length: 24 }, (_, y) => Array.from({ length: 24 }, (_, x) => weight(x, y)));
  const middle = { width: 1600, height: 1200, focus: { x: 0.5, y: 0.57 } };
  const tall = { width: 300, height: 900 };
  const flat = { width: 900, height: 300 };
  const shown = (matter: number[][], box: typeof tall) => cropFor({ ...middle, matter }, box);
  // a sofa at the left edge, a bed at the right one, a lamp high up, a table at the foot
  expect(
    shown(
      cells((x) => (x < 5 ? 1 : 0.05)),
      tall,
    ).x,
  ).toBeLessThan(0.05);
  const right = shown(
    cells((x) => (x > 18 ? 1 : 0.05)),
    tall,
  );
  expect(right.x + right.width).toBeGreaterThan(0.95);
  expect(
    shown(
      cells((_, y) => (y < 5 ? 1 : 0.05)),
      flat,
    ).y,
  ).toBeLessThan(0.05);
  const low = shown(
    cells((_, y) => (y > 18 ? 1 : 0.05)),
    flat,
  );
  expect(low.y + low.height).toBeGreaterThan(0.95);
  for (const box of [tall, flat]) {
    expect(
      shown(
        cells(() => 0.4),
        box,
      ),
    ).toEqual(cropFor(middle, box));
    expect(
      shown(
        cells(() => 0),
        box,
      ),
    ).toEqual(cropFor(middle, box));
  }
  // a little more at one side is no reason to leave the middle
  expect(
    Math.abs(
      shown(
        cells((x) => (x < 12 ? 0.41 : 0.4)),
        tall,
      ).x - cropFor(middle, tall).x,
    ),
  ).toBeLessThan(0.05);
});

test("the shade is as strong as the photo is light where the words stand, and no stronger", () => {
  const dark = {
    tones: [
      [0.02, 0.02],
      [0.02, 1],
    ],
  };
  expect(lightestIn(dark, { x: 0, y: 0, width: 0.4, height: 1 })).toBe(0.02);
  expect(lightestIn(dark, { x: 0.6, y: 0.6, width: 0.2, height: 0.2 })).toBe(1);
  expect(alphaFor(1)).toBeGreaterThan(0.5);
  expect(alphaFor(1)).toBeLessThan(0.75);
  expect(alphaFor(0.02)).toBeLessThan(alphaFor(0.4));
  const under = (lightness: number) => {
    const picture = { ...whitePhoto(), tones: [[lightness]] };
    const part: Part = {
      kind: "over",
      base: { kind: "picture", picture: 0, instead: "#000000" },
      layers: [{ part: { kind: "stack", way: "down", justify: "end", children: [text("Home")] }, shade: "bottom" }],
    };
    const found = solve(part, { ...sheet, pictures: [picture] }).commands.find((command) => command.kind === "shade");
    return found?.kind === "shade" ? Math.max(...found.stops.map((stop) => stop.alpha)) : 0;
  };
  expect(under(1)).toBeGreaterThan(under(0.3));
});

test("any colour is made readable, and one that is stays as it is", () => {
  expect(readableOn("#1C2024", "#FAF8F5").toLowerCase()).toBe("#1c2024");
  for (const accent of ["#FFE500", "#ffffff", "#000000", "#33CC99"]) {
    const theme = themeOf(accent);
    expect(contrastOf(theme.accent, theme.paper)).toBeGreaterThanOrEqual(READABLE);
    expect(contrastOf(theme.onAccent, theme.accentGround)).toBeGreaterThanOrEqual(READABLE);
    expect(contrastOf(theme.onAccentMuted, theme.accentGround)).toBeGreaterThanOrEqual(READABLE);
    expect(contrastOf(theme.muted, theme.paper)).toBeGreaterThanOrEqual(READABLE);
  }
});
