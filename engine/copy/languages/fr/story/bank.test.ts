import { expect, test } from "vitest";
import { copyStyles } from "#contract/copy";
import { fill, holes } from "#engine/copy/languages/base/template";
import { type PointId, pointIds, points } from "#engine/copy/points/points";
import type { Modifier, Statement } from "#engine/copy/points/statement";
import { sayStatement } from "#engine/copy/story/say-statement";
import { story } from "./index.ts";

const texts = story.scenes.flatMap(({ on, open, line, but, end, title }) =>
  [
    ...[open, line, but, end].flatMap((voices) => Object.values(voices ?? {}).flatMap((lines) => lines ?? [])),
    ...(title ?? []),
  ].map((text) => ({ on, text })),
);

test("every point has a name that fills without narrowing", () => {
  const named = pointIds.filter((point) => story.names[point] !== undefined);
  expect(named.length).toBeGreaterThan(120);
  for (const point of named)
    expect(sayStatement({ point, modifiers: [], amounts: {}, source: "" }, story), point).toMatch(/\p{L}/u);
});

test("what narrows a point agrees with its gender and number", () => {
  const say = (point: PointId, amounts: Statement["amounts"], ...how: readonly Modifier[]) =>
    sayStatement({ point, modifiers: how, amounts, source: "" }, story);
  expect(say("terrace", { area: 18 }, "private")).toBe("une terrasse de 18\u00a0m² privative");
  expect(say("garden", {}, "private", "southWest")).toBe("un jardin privatif exposé au sud-ouest");
  expect(say("parkingSpace", { count: 2 })).toBe("2 places de stationnement");
  expect(say("parkingSpace", {})).toBe("une place de stationnement");
  expect(say("fibre", { year: 2020 })).toBeNull();
});

test("scenes state no number of their own", () => {
  for (const { on, text } of texts) expect(text.replace(/\{[^}]*\}/gu, ""), on.join("+")).not.toMatch(/\d/u);
});

test("scenes name only points they rest on", () => {
  for (const { on, text } of texts)
    for (const hole of holes(text).map((key) => key.split(".")[0] ?? key))
      if (hole in points && !(hole === "garage" && on.includes("garageAway")))
        expect(on as readonly string[], text).toContain(hole);
});

test("last words need no fact", () => {
  for (const { end, on } of story.scenes)
    expect(
      Object.values(end ?? {})
        .flatMap((lines) => lines ?? [])
        .flatMap(holes),
      on.join("+"),
    ).toEqual([]);
});

test("headlines have room in sixty signs", () => {
  for (const title of story.scenes.flatMap((scene) => scene.title ?? []))
    expect(title.replace(/\{[^}]*\}/gu, "").length, title).toBeLessThan(45);
});

test("no scene is told in nearly the words of another", () => {
  const grams = (text: string) => {
    const bare = text.toLowerCase().replace(/\{[^}]*\}|[^\p{L}]/gu, "");
    return new Set(Array.from({ length: Math.max(0, bare.length - 2) }, (_, at) => bare.slice(at, at + 3)));
  };
  const long = texts.map((one) => ({ ...one, grams: grams(one.text) })).filter((one) => one.grams.size >= 24);
  const near = long.flatMap((one, at) =>
    long.slice(at + 1).flatMap((other) => {
      if (one.on.join() === other.on.join() || one.on.some((id) => other.on.includes(id))) return [];
      const both = [...one.grams].filter((gram) => other.grams.has(gram)).length;
      return both / (one.grams.size + other.grams.size - both) > 0.7 ? [`${one.text} | ${other.text}`] : [];
    }),
  );
  expect(near).toEqual([]);
});

test("every voice has eight arcs, and each arc leaves a way to answer", () => {
  for (const voice of copyStyles)
    expect(story.arcs.filter((arc) => arc.voices.includes(voice)).length, voice).toBeGreaterThanOrEqual(8);
  for (const arc of story.arcs) expect(arc.lines.slice(-3).join(" "), arc.name).toMatch(/@call/u);
});

test("the home can be said of any page that names a kind of home or its rooms", () => {
  for (const voice of copyStyles) {
    const known = { layout: "deux chambres", "layout.short": "2 chambres" };
    expect(
      story.home[voice].some((one) => fill(one, known, new Set()) !== null),
      voice,
    ).toBe(true);
    expect(story.money[voice].some((one) => fill(one, { price: "289 000 €" }, new Set()) !== null)).toBe(true);
  }
});
