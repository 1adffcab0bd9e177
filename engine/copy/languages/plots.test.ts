/** The plots of every language: what can be checked of each without reading it, and that homes can be told in them. */
import { describe, expect, it } from "vitest";
import { copyStyles } from "#contract/copy";
import { dealt } from "#tests/support/dealt";
import { beatsOf, homesWith, plotHomes, shownOn, tellIn } from "#tests/support/plot-homes";
import { decidingIds } from "../deciding/fact.ts";
import { factsOf } from "../facts/index.ts";
import { materialKinds } from "../material/kinds.ts";
import { pointIds } from "../points/points.ts";
import type { Plot } from "./base/plot.ts";
import { derived, typed } from "./base/story.ts";
import { realiserOf, writtenLanguages } from "./index.ts";

const told = writtenLanguages.flatMap((language) => {
  const lang = realiserOf(language);
  return lang && lang.plots.length > 0 ? [{ language, lang, plots: lang.plots }] : [];
});
const wordingsOf = (plot: Plot): readonly string[] => beatsOf(plot).flat();
/** No home at hand states these, and English pages have no short word for them. */
const UNSEEN: ReadonlySet<string> = new Set([
  ...["rearYard", "wineCellar", "ownedParking", "newWindows", "freshWallpaper", "catFine"],
  ...["vacant", "moveInAnyTime", "jeonseLet"],
]);
/** So many homes suffice to see that a plot can be told, and is not refused. */
const HOMES = 3;

describe.each(told)("the plots in $language", ({ lang, plots }) => {
  const values = new Set<string>([
    ...pointIds.flatMap((id) => [id, `${id}.bare`]),
    ...materialKinds.flatMap((kind) => [kind, `${kind}.monthly`, `${kind}.about`]),
    ...derived,
    ...typed,
    ...decidingIds.map((id) => `fact:${id}`),
    ...["own.two", "own.one", "top.two", "top.one", "price.num", "price.apart"],
    ...["agent", "company", "phone", "licence", "sale", "rent", "resale", "monthlySum", "perSquareMetre"],
    ...plotHomes.flatMap(([, home]) => Object.keys(lang.values(factsOf(home)))),
  ]);

  it("have names of their own, and enough to say", () => {
    expect(new Set(plots.map(({ name }) => name)).size).toBe(plots.length);
    const thin = plots.filter((plot) => beatsOf(plot).length < (plot.families.includes("short") ? 2 : 5));
    expect(thin.map(({ name }) => name)).toEqual([]);
  });

  it("rest on what exists, and have a value for every hole", () => {
    const holes = plots.flatMap((plot) => [
      ...plot.on,
      ...(plot.unless ?? []),
      ...[...wordingsOf(plot), ...plot.titles].flatMap((text) =>
        [...text.matchAll(/\{[?+!]?([\w.:]+)\}/gu)].map((hit) => hit[1] ?? ""),
      ),
    ]);
    expect([...new Set(holes.filter((hole) => !values.has(hole)))]).toEqual([]);
  });

  it("state no number of their own", () => {
    const bare = (text: string): string => text.replace(/\{\+fiveOnly\}.*|\{[^{}]*\}/gu, "");
    expect(plots.flatMap(wordingsOf).filter((text) => /\d/u.test(bare(text)))).toEqual([]);
  });

  it.each(copyStyles)("are enough for six platforms in the %s voice, whatever the home", (style) => {
    const anywhere = plots.filter(
      ({ voices, on }) => voices.includes(style) && on.every((id) => ["price", "area", "layout", "place"].includes(id)),
    );
    for (const family of ["list", "chat", "short"] as const)
      expect(anywhere.filter(({ families }) => families.includes(family)).length, family).toBeGreaterThanOrEqual(1);
  });

  it.each(dealt(plots).map((plot): [string, Plot] => [plot.name, plot]))(
    "“%s” is told of homes and not refused",
    (_, plot) => {
      const refused: ReadonlySet<string>[] = [];
      for (const [, home] of [...plotHomes, ...homesWith(plot)]) {
        if (refused.length === HOMES) break;
        const posts = plot.families.flatMap((family) => {
          const [platform] = shownOn[family];
          const [style] = plot.voices;
          return platform && style ? (tellIn(plot, lang, home, platform, style) ?? []) : [];
        });
        if (posts.length > 0) refused.push(new Set(posts.flatMap(({ wrong }) => wrong)));
      }
      expect(refused.length > 0 || plot.on.some((id) => UNSEEN.has(id)), "there is a home that it can be told of").toBe(
        true,
      );
      // what is refused in each home lies in the plot's words and not in a home's
      const [first, ...others] = refused;
      expect([...(first ?? [])].filter((one) => others.length > 0 && others.every((all) => all.has(one)))).toEqual([]);
    },
  );
});
