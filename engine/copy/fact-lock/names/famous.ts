/** Cities of the world, regions, sights and great developers: names wherever they stand. */
import { foldName } from "#engine/text/fold";
import builders from "./builders.json" with { type: "json" };
import cities from "./cities.json" with { type: "json" };
import type { NameCandidate } from "./han.ts";
import { readingForms } from "./readings.ts";
import { namedLines, regions, sights } from "./regions.ts";

/** Names that are words as well. */
const ambiguous: ReadonlySet<string> = new Set(
  "Manche Orne Indre Cher Aube Gard Ain Var Creuse Landes Vienne Oise Aude Eure Somme Jura Drôme Champagne Normandy Kent Victoria District Central Provence Queens Stratford Richmond Maine Moselle Meuse Sarthe Yonne Essonne Wedding Altona Nice Tours Reading Bath Lens Sens Mobile Orange Phoenix Durham Chelsea Greenwich Camden Virginia Georgia Washington".split(
    " ",
  ),
);

/** Names by their first two signs, so that a text is walked once for all of them. */
const famous = Map.groupBy(
  [...cities.names.flat(), ...builders.names.flat(), ...regions, ...namedLines, ...sights].flatMap((name) => {
    const latin = /^[\p{Script=Latin}' -]+$/u.test(name);
    return name.length < (latin ? 4 : 2) || (latin && ambiguous.has(name)) ? [] : [{ name, latin }];
  }),
  ({ name }) => name.slice(0, 2),
);
const lowerCase = /\p{Ll}/u;

/** Their folded spellings, readings included. */
export const famousForms: ReadonlySet<string> = new Set(
  [...cities.names.flat(), ...regions, ...namedLines, ...sights, ...readingForms].map(foldName),
);

/** A city of the world or a great developer is a name wherever it stands, in a hashtag too. */
export function famousCandidates(text: string): NameCandidate[] {
  const found: NameCandidate[] = [];
  for (let at = 0; at + 1 < text.length; at++)
    for (const { name, latin } of famous.get(text.charAt(at) + text.charAt(at + 1)) ?? []) {
      if (!text.startsWith(name, at)) continue;
      // 니스 in 퍼니스
      if (/^[가-힣]{2}$/.test(name) && /[가-힣]/.test(text.charAt(at - 1))) continue;
      const end = at + name.length;
      if (latin && (lowerCase.test(text.charAt(at - 1)) || lowerCase.test(text.charAt(end)))) continue;
      found.push({ start: at, end, core: name, kind: null, report: "place" });
    }
  return found;
}
