/** What runs on a numbered line: a tram is no metro, and of "lines 7 and 8" both must be the listing's. */

import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";

type Kind = "metro" | "tram" | "bus" | "train";
const kinds: readonly (readonly [Kind, string])[] = [
  [
    "metro",
    "地铁|地下鉄|メトロ|지하철|도시철도|metro|métro|subway|underground|tube|U-Bahn|Untergrundbahn|metropolitana",
  ],
  [
    "tram",
    "有轨电车|电车|路面電車|市電|トラム|트램|노면 ?전차|trams?|tramway|streetcars?|light rail|Straßenbahn(?:en)?|tranvía|elétrico",
  ],
  ["bus", "公交车?|巴士|公共汽车|バス(?!ルーム|タブ|トイレ|・トイレ)|버스|buse?s?|autobus|autobús|Nachtbus"],
  ["train", "火车|城铁|列车|S-Bahn|Regionalbahn|RER|trains?|Thameslink|Overground|JR"],
];
const latinList = "\\d{1,3}(?:(?:, ?| ?/ ?| and | et | und | y | e | or | ou | oder | & )\\d{1,3}){0,4}";
const hanList =
  "\\d{1,3}(?:号线|号線|호선|番|번|路|系統|線|线)?(?:[、,・·和与및과와]{1,2} ?\\d{1,3}(?:号线|号線|호선|番|번|路|系統|線|线)?){0,4}";
const afterFigure =
  "(?![\\d.,]?\\d| ?(?:m|km|mi|min|minutes?|Min|Minuten|yards?|ft|feet|metres|mètres|Meter|stops|分|분|米|公里|メートル|미터|年|년|月|월|円|원|元|€|%)(?!\\p{L}))";
const patterns = kinds.map(([kind, words]) => ({
  kind,
  said: new RegExp(
    `(?<![\\p{Script=Latin}])(?:${words})(?:[- ]?[Ll]ini?en?|[- ]?lin(?:es?|ia|ea)| ?lignes?)?(?:의|の|n°|no\\.?|:)? ?(?:lines?|lignes?|Linien?|línea|route|routes)? ?(?:n° ?|no\\.? ?)?(?<a>${latinList})${afterFigure}(?!号|號|호선|番|번|路)|(?<![\\p{Script=Latin}])(?:${words})(?:의|の)?[ (]?(?<b>${hanList})${afterFigure}|(?<![\\d.,])(?<c>${hanList}) ?(?:の)?(?:${words})(?!\\p{Script=Latin})|(?<!\\p{L})(?:lines?|lignes?|Linien?) (?<d>${latinList}) (?:of the |du |de la |der |des )?(?:${words})(?!\\p{Script=Latin})`,
    "giu",
  ),
}));

interface Numbered extends Span {
  readonly kind: Kind;
  readonly numbers: readonly string[];
}
const numbered = (text: string): Numbered[] =>
  patterns.flatMap(({ kind, said }) =>
    [...text.matchAll(said)].map((match) => {
      const list = match.groups?.a ?? match.groups?.b ?? match.groups?.c ?? match.groups?.d ?? "";
      return { kind, numbers: list.match(/\d{1,3}/gu) ?? [], start: match.index, end: match.index + match[0].length };
    }),
  );

/** Numbers of the listing's lines and what runs on them. */
const ownLines = remembered((corpus) => {
  const made = new Map<string, Set<Kind>>();
  for (const { kind, numbers } of numbered(corpus))
    for (const one of numbers) made.set(one, (made.get(one) ?? new Set()).add(kind));
  return made;
});
/** Every small number of the listing: what it calls a line in other words is left alone. */
const figures = remembered((corpus) => new Set(corpus.match(/(?<![\d.,])\d{1,3}(?![\d.,]?\d)/gu) ?? []));

/** Lines of `text` on which something else runs in `corpus`, the listing's texts, or which it does not name beside those it does. */
export function wrongLineKinds(text: string, corpus: string): Span[] {
  const own = ownLines(corpus);
  if (own.size === 0) return [];
  return numbered(text).filter(({ kind, numbers }) =>
    numbers.some((one) => {
      const runs = own.get(one);
      return runs ? !runs.has(kind) : !figures(corpus).has(one);
    }),
  );
}
