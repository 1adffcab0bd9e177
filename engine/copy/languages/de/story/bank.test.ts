/** What can be checked of the German bank without a listing: holes, names, arcs, voices, form of address. */
import { describe, expect, it } from "vitest";
import { copyStyles } from "#contract/copy";
import { derived } from "#engine/copy/languages/base/story";
import { holes } from "#engine/copy/languages/base/template";
import { materialKinds } from "#engine/copy/material/kinds";
import { pointIds } from "#engine/copy/points/points";
import { story } from "./index.ts";

const typed = ["own", "price", "area", "layout", "transit", "floor", "year", "aspect", "land", "name", "place"];
const besides = ["type", "beds", "city", "district", "sqmPrice"];
const known = new Set<string>([...pointIds, ...materialKinds, ...derived, ...typed, ...besides]);
const lines = story.scenes.flatMap((scene) => [
  ...(scene.title ?? []).map((text) => ({ scene, voice: "any", text })),
  ...[scene.open, scene.line, scene.but, scene.end].flatMap((voices) =>
    Object.entries(voices ?? {}).flatMap(([voice, texts]) => texts.map((text) => ({ scene, voice, text }))),
  ),
]);

describe("the German bank", () => {
  it("names only what exists in its holes", () => {
    const unknown = lines.flatMap(({ text }) => holes(text).filter((key) => !known.has(key.split(".")[0] ?? "")));
    expect(unknown).toEqual([]);
  });

  it("has a name for every point that a scene names", () => {
    const unnamed = lines.flatMap(({ text }) =>
      holes(text).filter((key) => pointIds.some((id) => id === key && story.names[id] === undefined)),
    );
    expect(unnamed).toEqual([]);
  });

  it("prints no figure of its own", () => {
    expect(lines.filter(({ text }) => /\d/u.test(text.replace(/\{[^}]*\}/gu, "")))).toEqual([]);
  });

  it("says du in the lively voices and Sie in the formal ones, and neither where any voice may speak", () => {
    const du = /(?<!\p{L})(?:du|dir|dich|dein\p{L}*)(?!\p{L})/iu;
    const formal = /(?<!\p{L})(?:Ihnen|Ihre?[mnrs]?)(?!\p{L})/u;
    expect(lines.filter(({ voice, text }) => ["professional", "luxury"].includes(voice) && du.test(text))).toEqual([]);
    expect(lines.filter(({ voice, text }) => ["friendly", "trendy"].includes(voice) && formal.test(text))).toEqual([]);
  });

  it.each(copyStyles)("has arcs enough for the %s voice, each with a way to answer", (style) => {
    const arcs = story.arcs.filter((arc) => arc.voices.includes(style));
    expect(arcs.length).toBeGreaterThanOrEqual(8);
    for (const family of ["list", "chat", "short", "long"] as const)
      expect(arcs.filter((arc) => arc.families.includes(family)).length).toBeGreaterThanOrEqual(3);
    for (const arc of arcs) expect(arc.lines.join("\n")).toContain("@call");
  });
});
