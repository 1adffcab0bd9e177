/** The banks of every language with a story: what can be checked of each line without reading it. */
import { describe, expect, it } from "vitest";
import { copyStyles } from "#contract/copy";
import { europeanListings } from "#tests/samples/european-listings";
import { sampleListings } from "#tests/samples/listings";
import { factsOf } from "../facts/index.ts";
import { derived, type Scene, type Story } from "../languages/base/story.ts";
import { factOf, fill, holes } from "../languages/base/template.ts";
import { realiserOf, writtenLanguages } from "../languages/index.ts";
import { materialKinds } from "../material/kinds.ts";
import { pointIds } from "../points/points.ts";
import { similarity } from "../similarity.ts";
import { sumsOf } from "./sums.ts";

const told = writtenLanguages.flatMap((language) => {
  const lang = realiserOf(language);
  return lang?.story ? [{ language, lang, story: lang.story }] : [];
});
const linesOf = ({ title, open, line, but, end }: Scene): readonly string[] => [
  ...(title ?? []),
  ...[open, line, but, end].flatMap((voices) => Object.values(voices ?? {}).flat()),
];
const conditions = (text: string): string[] => [...text.matchAll(/\{\?([\w.]+)\}/gu)].map((hit) => hit[1] ?? "");
const bare = (text: string): string => text.replace(/\{\??[\w.]+\}/gu, "");
const narrowing = ["how", "area", "distance", "size", "height", "year", "count", "ratio", "minutes"];

/** What the engine adds up from a yearly cost, one that divides by twelve and one that does not, or from a rent, of each kind. */
const sumsIn = (story: Story): string[] => {
  const facts = factsOf(europeanListings.lyonRent);
  const { price } = facts;
  if (!price) throw new Error("the letting has a rent");
  const costs = [
    { amount: price.amount, period: "month" },
    { amount: 1200, period: "year" },
    { amount: 1250, period: "year" },
  ] as const;
  return materialKinds.flatMap((kind) =>
    costs.flatMap((cost) => {
      const value = { form: "money", currency: price.currency, average: false, notes: [], ...cost } as const;
      const sums = sumsOf(facts, [{ kind, value, printed: "", source: "" }], story);
      return Object.keys(sums).filter((key) => sums[key] !== undefined);
    }),
  );
};

describe.each(told)("the story in $language", ({ lang, story }) => {
  const values = new Set<string>([
    ...pointIds.flatMap((id) => [id, `${id}.bare`]),
    ...materialKinds,
    ...derived,
    ...sumsIn(story),
    ...["own", "own.two", "own.one", "jeonseLet", "price.num"],
    ...["agent", "company", "phone", "licence", "sale", "rent", "resale", "signingSum", "monthlySum", "perSquareMetre"],
    ...Object.values({ ...sampleListings, ...europeanListings }).flatMap((listing) =>
      Object.keys(lang.values(factsOf(listing))),
    ),
  ]);
  const scenes = story.scenes.flatMap(linesOf);
  const talk = [story.home, story.money, story.calls, story.questions].flatMap((voices) =>
    Object.values(voices).flat(),
  );

  it("rests on what exists", () => {
    const known = new Set<string>([...values, "price", "area", "layout", "transit", "floor", "year", "aspect", "land"]);
    const unknown = story.scenes.flatMap(({ on, unless }) => [...on, ...(unless ?? [])]).filter((id) => !known.has(id));
    expect([...new Set(unknown)]).toEqual([]);
  });
  it("has a value for every hole", () => {
    const unknown = [...scenes, ...talk]
      .flatMap((text) => [...holes(text), ...conditions(text)])
      .filter((key) => !values.has(key));
    expect([...new Set(unknown)]).toEqual([]);
  });
  it("names every point it has a scene for", () => {
    const points: ReadonlySet<string> = new Set(pointIds);
    const unnamed = story.scenes.flatMap(({ on }) => on).filter((id) => points.has(id) && !(id in story.names));
    expect([...new Set(unnamed)]).toEqual([]);
  });
  it.each(Object.entries(story.names))("names %s bare and narrowed", (_id, name) => {
    const wordings = typeof name === "string" ? [name] : (name ?? []);
    expect(wordings.some((one) => fill(one, {}, new Set())?.text.trim())).toBe(true);
    expect(wordings.flatMap((one) => holes(one)).filter((key) => !narrowing.includes(factOf(key)))).toEqual([]);
  });
  it("prints no figure and no name of its own", () => {
    for (const text of [...scenes, ...talk]) expect(bare(text), text).not.toMatch(/[1-9]|https?:|www\.|@/u);
  });
  it("speaks of a narrowed point by its hole in each voice that opens with it", () => {
    const mute = story.scenes.flatMap((scene) =>
      scene.on
        .filter((id) =>
          [story.names[id as keyof typeof story.names] ?? ""].flat().some((name) => holes(name).length > 0),
        )
        .filter((id) => !linesOf(scene).some((text) => holes(text).map(factOf).includes(id)))
        .map((id) => `${scene.on.join("+")}: ${id}`),
    );
    expect(mute).toEqual([]);
  });
  it("has arcs enough in every voice, each with a way to answer", () => {
    for (const { name, lines } of story.arcs) expect(lines.join(), name).toContain("@call");
    for (const style of copyStyles)
      for (const family of ["list", "chat", "short", "long", "script"] as const)
        expect(
          story.arcs.filter(({ voices, families }) => voices.includes(style) && families.includes(family)).length,
          `${style} ${family}`,
        ).toBeGreaterThan(0);
  });
  it("opens no two scenes alike", () => {
    const opens = story.scenes
      .flatMap(({ open }) => Object.values(open ?? {}).flat())
      .filter((text) => text.length > 30);
    const twins = opens.flatMap((text, at) =>
      opens
        .slice(at + 1)
        .flatMap((other) => (similarity(bare(text), bare(other)) > 0.85 ? [`${text} | ${other}`] : [])),
    );
    expect(twins).toEqual([]);
  });
});
