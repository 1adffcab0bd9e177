/** The banks of every language with a story: what can be checked of each line without reading it. */
import { describe, expect, it } from "vitest";
import { copyStyles } from "#contract/copy";
import { europeanListings } from "#tests/samples/european-listings";
import { sampleListings } from "#tests/samples/listings";
import { factsOf } from "../facts/index.ts";
import { derived, families, type Story } from "../languages/base/story.ts";
import { holes } from "../languages/base/template.ts";
import { realiserOf, writtenLanguages } from "../languages/index.ts";
import { materialKinds } from "../material/kinds.ts";
import { pointIds } from "../points/points.ts";

const told = writtenLanguages.flatMap((code) => {
  const lang = realiserOf(code);
  return lang?.story ? [{ code, lang, story: lang.story }] : [];
});

const linesOf = ({ scenes }: Story) =>
  scenes.flatMap((scene) =>
    [
      ...(scene.title ?? []),
      ...[scene.open, scene.line, scene.but, scene.end].flatMap((one) => Object.values(one ?? {}).flat()),
    ].map((text) => ({ scene, text })),
  );
const talkOf = ({ home, money, calls, questions }: Story): string[] =>
  [home, money, calls, questions].flatMap((one) => Object.values(one).flat());

it("at least one language has a story", () => expect(told.length).toBeGreaterThan(0));

describe.each(told)("$code", ({ lang, story }) => {
  const typed = Object.values({ ...sampleListings, ...europeanListings }).flatMap((listing) =>
    Object.keys(lang.values(factsOf(listing))),
  );
  const sayable = new Set<string>([
    ...typed,
    ...pointIds,
    ...materialKinds,
    ...derived,
    "signingSum",
    "monthlySum",
    "perSquareMetre",
    "agent",
    "company",
    "phone",
    "licence",
    "resale",
  ]);

  it("fills its lines with values that exist", () => {
    const unknown = [...linesOf(story).map(({ text }) => text), ...talkOf(story)]
      .flatMap((text) => [...holes(text), ...[...text.matchAll(/\{\?([\w.]+)\}/gu)].map(([, key]) => key ?? "")])
      .filter((key) => !sayable.has(key));
    expect([...new Set(unknown)]).toEqual([]);
  });

  it("names what a scene rests on only if it rests on it", () => {
    const points = new Set<string>(pointIds);
    const strange = linesOf(story).filter(({ scene, text }) =>
      holes(text).some((key) => points.has(key) && !(scene.on as readonly string[]).includes(key)),
    );
    expect(strange.map(({ text }) => text)).toEqual([]);
  });

  it("has no number outside its holes", () => {
    const numbered = linesOf(story).filter(({ text }) => /\d/u.test(text.replace(/\{\??[\w.]+\}/gu, "")));
    expect(numbered.map(({ text }) => text)).toEqual([]);
  });

  it("says no line twice", () => {
    const all = linesOf(story).map(({ scene, text }) => `${scene.on.join("+")} ${text}`);
    expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([]);
  });

  it("ends every arc with a way to answer, and knows only slots there are", () => {
    const slots = [
      "open",
      "home",
      "facts",
      "list",
      "dots",
      "prose",
      "rest",
      "but",
      "money",
      "material",
      "ask",
      "question",
      "call",
      "end",
    ];
    for (const arc of story.arcs) {
      const used = arc.lines.flatMap((line) => [...line.matchAll(/@([a-z]+)/gu)].map(([, slot]) => slot ?? ""));
      expect(used, arc.name).toContain("call");
      expect(
        used.filter((slot) => !slots.includes(slot)),
        arc.name,
      ).toEqual([]);
    }
  });

  it("has an arc for every voice on every kind of platform", () => {
    for (const voice of copyStyles)
      for (const family of families)
        expect(
          story.arcs.some((arc) => arc.voices.includes(voice) && arc.families.includes(family)),
          `${voice} ${family}`,
        ).toBe(true);
  });

  it("names every point in words that fill", () => {
    for (const [id, name] of Object.entries(story.names)) {
      expect(name, id).not.toBe("");
      expect(
        holes(name).filter((key) => !["how", "area", "distance", "size", "year", "count", "minutes"].includes(key)),
        id,
      ).toEqual([]);
    }
  });
});
