import { expect, test } from "vitest";
import { crossed, everyLook, spread } from "./looks.ts";
import { screens } from "./screens.ts";
import type { Look } from "./visitor.ts";

const said = ({ language, colours, width }: Look) => `${language} ${colours} ${width}`;
const times = (looks: readonly string[]) =>
  [...new Set(looks)].map((one) => looks.filter((other) => other === one).length);

test("there are two languages, two colour modes and two widths, in every combination", () => {
  for (const part of ["language", "colours", "width"] as const)
    expect(new Set(everyLook.map((look) => look[part])).size).toBe(2);
  expect(new Set(everyLook.map(said)).size).toBe(8);
});

test("in a run of the tests every screen is judged once, and every look gets its share of them", () => {
  const dealt = spread(screens);
  expect(dealt.map(({ screen }) => screen)).toEqual(screens);
  const shares = times(dealt.map(({ look }) => said(look)));
  expect(shares).toHaveLength(8);
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
});

test("the whole floor is every screen in every look", () => {
  const pairs = crossed(screens).map(({ screen, look }) => `${screen.name} ${said(look)}`);
  expect(new Set(pairs).size).toBe(screens.length * 8);
});
