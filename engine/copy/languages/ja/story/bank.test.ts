/** What can be checked of the Japanese bank without reading it. */
import { expect, test } from "vitest";
import { copyStyles } from "#contract/copy";
import { fill } from "#engine/copy/languages/base/template";
import { pointIds } from "#engine/copy/points/points";
import type { Amounts, Modifier } from "#engine/copy/points/statement";
import { things } from "#engine/copy/points/things";
import { sayStatement } from "#engine/copy/story/say-statement";
import { story } from "./index.ts";
import { namesAbroad } from "./names-abroad.ts";

const lines = story.scenes.flatMap(({ on, open, line, but, end, title }) =>
  [...[open, line, but, end].flatMap((voices) => Object.values(voices ?? {}).flat()), ...(title ?? [])].map((text) => ({
    on,
    text,
  })),
);

const say = (point: (typeof pointIds)[number], amounts: Amounts, ...modifiers: Modifier[]) =>
  sayStatement({ point, modifiers, amounts, source: "" }, story);

test("names what narrows a point, or leaves the point unsaid", () => {
  expect(say("garden", {}, "private", "southWest")).toBe("専用の南西向きの庭");
  expect(say("terrace", { area: 18 })).toBe("18㎡のテラス");
  expect(say("garage", { distance: 50 })).toBe("50m先のガレージ");
  expect(say("appliancesRenewed", { year: 2024 })).toBe("2024年に入れ替えた家電一式");
  expect(say("catsAllowed", { count: 2 })).toBeNull();
});

test("says most points, and those of weight in a scene", () => {
  const named = pointIds.filter((point) => say(point, {}) !== null);
  expect(named.length).toBeGreaterThan(120);
  const staged = new Set<string>(story.scenes.flatMap(({ on }) => on));
  // things and what other countries' pages state are told by their names alone
  const byName = new Set<string>([...Object.keys(things), ...Object.keys(namesAbroad)]);
  expect(named.filter((point) => !staged.has(point) && !byName.has(point))).toEqual(["ldk"]);
});

test("keeps clear of the words the fair competition code reserves", () => {
  const reserved = /最高|完璧|完全|絶対|日本一|抜群|特選|厳選|格安|掘出|掘り出し|万全|最適/u;
  expect(lines.filter(({ text }) => reserved.test(text)).map(({ text }) => text)).toEqual([]);
});

test("tells no two scenes in nearly the same words", () => {
  const grams = (text: string) => {
    const bare = text.replace(/\{[^}]*\}|[^\p{L}]/gu, "");
    return new Set(Array.from({ length: Math.max(0, bare.length - 2) }, (_, at) => bare.slice(at, at + 3)));
  };
  const long = lines.map((one) => ({ ...one, grams: grams(one.text) })).filter((one) => one.grams.size >= 16);
  const near = long.flatMap((one, at) =>
    long.slice(at + 1).flatMap((other) => {
      if (one.on.some((id) => other.on.includes(id))) return [];
      const both = [...one.grams].filter((gram) => other.grams.has(gram)).length;
      return both / (one.grams.size + other.grams.size - both) > 0.7 ? [`${one.text} | ${other.text}`] : [];
    }),
  );
  expect(near).toEqual([]);
});

test("has eight plans a voice, each with a way to answer", () => {
  for (const voice of copyStyles)
    expect(story.arcs.filter(({ voices }) => voices.includes(voice)).length, voice).toBeGreaterThanOrEqual(8);
  for (const { name, lines: plan } of story.arcs) expect(plan.slice(-2).join(" "), name).toContain("@call");
});

test("tells home and price of a page that says little", () => {
  for (const voice of copyStyles) {
    const little = {
      layout: "2LDK",
      "layout.short": "2LDK",
      price: "価格1億円",
      "price.bare": "1億円",
      "price.full": "販売価格は1億円",
    };
    expect(
      story.home[voice].some((text) => fill(text, little, new Set()) !== null),
      voice,
    ).toBe(true);
    expect(
      story.money[voice].some((text) => fill(text, little, new Set()) !== null),
      voice,
    ).toBe(true);
  }
});
