import { expect, it, vi } from "vitest";
import { dealt } from "#tests/support/dealt";
import { growthOf, isLinear } from "#tests/support/growth";
import { anyTexts } from "#tests/support/hostile/texts";
import { shorten } from "./fit.ts";
import { platforms } from "./index.ts";
import { countText, fits } from "./measure.ts";

// A slow machine measures the same growth in more time.
vi.setConfig({ testTimeout: 180_000 });

/** One platform for each way of counting. */
const ways = [...new Map(platforms.map((one) => [`${one.text.counting} ${one.text.linkWeight}`, one])).values()];
/** One for each way with a limit that every text here is beyond. */
const cutting = [
  ...new Map(
    platforms
      .filter(({ text }) => text.max !== null && text.max <= 500)
      .map((one) => [`${one.text.counting} ${one.text.linkWeight}`, one]),
  ).values(),
];

it("has several ways to count, some of them with a low limit", () => {
  expect(ways.length).toBeGreaterThan(4);
  expect(cutting.length).toBeGreaterThan(1);
});

it.each(dealt(anyTexts, 1))("counting and cutting %s costs as much as the text is long", (_name, make) => {
  const run = (text: string) => {
    for (const platform of ways) countText(platform, { title: text, body: text, hashtags: [text.slice(0, 100)] });
    for (const platform of cutting) shorten(text, (candidate) => fits(platform, candidate));
  };
  expect(growthOf(run, make, { from: 2_000, most: 60_000, worth: 12 })).toSatisfy(isLinear);
});
