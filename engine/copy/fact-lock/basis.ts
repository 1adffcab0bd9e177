/** What an area measures: "専有面積46.3㎡" of a home whose 46.3 m² are gross says something else than the listing. */
import type { Untraced } from "#contract/copy";
import type { Facts } from "./facts.ts";
import type { Quantity } from "./quantities.ts";

type Basis = "net" | "gross";

const words: Readonly<Record<Basis, string>> = {
  net: "套内(?:面积|使用面积)?|使用面积|净面积|实用(?:面积)?|実用面積|실용 ?면적|saleable(?: area)?|专有面积|专用面积|専有(?:面積)?|内法|전용(?:면적)?|실면적|실사용 ?면적|net|internal|usable|living (?:area|space)|habitables?|nets?|Carrez|surface utile|Wohnfläche|netto|Nettofläche|Nutzfläche",
  gross:
    "建筑面积|建面|总面积|グロス(?:面積)?|総面積|延床(?:面積)?|建築面積|공급(?:면적)?|건축 ?면적|분양(?:면적)?|연면적|gross|built-up|construits?|bruts?|surface construite|surface brute|brutto|Bruttofläche|Gesamtfläche",
};
const edge = "(?![\\p{Script=Latin}])";
const compiled = (["net", "gross"] as const).map((basis) => ({
  basis,
  before: new RegExp(
    `(?<![\\p{Script=Latin}])(?:${words[basis]})${edge}(?! (?:sur|on|auf|mit|plus|et|and|und) )[^\\d.,;，、。；·|/+\\n]{0,8}$`,
    "iu",
  ),
  after: new RegExp(
    `^[^\\d.;,，。；/|·\\n]{0,14}?(?<![\\p{Script=Latin}])(?:${words[basis]})${edge}(?!\\s?[)）]?(?:[:：は]|is|ist|:)?\\s?\\d)`,
    "iu",
  ),
}));

/** How far off a printed area may be from the one it rounds, as a share. */
const NEAR = 0.02;
const REACH = 26;

function basisOf(text: string, { start, end }: Quantity): { basis: Basis; from: number; to: number } | null {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  for (const { basis, before: pattern } of compiled) {
    const hit = pattern.exec(before);
    if (hit) return { basis, from: start - (before.length - hit.index), to: end };
  }
  const hits = compiled.flatMap(({ basis, after: pattern }) => {
    const hit = pattern.exec(after);
    return hit ? [{ basis, from: start, to: end + hit[0].length }] : [];
  });
  return hits.sort((a, b) => a.to - b.to)[0] ?? null;
}

const feeBehind: Readonly<Record<Basis, RegExp>> = {
  net: /^[^\d.;。；\n]{0,24}?(?:套内|使用面积|专有面积|専有|전용|실내|net|internal|inside|intérieure?s?|habitables?|utiles?|Carrez|netto|Wohnfläche|innen)/iu,
  gross: /^[^\d.;。；\n]{0,24}?(?:建筑面积|建面|グロス|建築面積|공급|gross|built|construit|bruts?|brutto)/iu,
};
/** What a charge by the square metre is reckoned on: none, where the texts do not say. */
function feeBasis(text: string, { end }: { readonly end: number }): Basis | null {
  const tail = text.slice(end, end + 48);
  return (["net", "gross"] as const).find((basis) => feeBehind[basis].test(tail)) ?? null;
}

/** Charges by the square metre that `text` reckons on another area than the listing does. */
export function wrongFeeBasis(
  text: string,
  figures: readonly Quantity[],
  corpus: string,
  printed: readonly Quantity[],
): Untraced[] {
  const known = printed
    .filter(({ dimension }) => dimension === "unitPrice")
    .flatMap((figure) => {
      const at = corpus.indexOf(figure.text);
      const basis = at < 0 ? null : feeBasis(corpus, { end: at + figure.text.length });
      return basis ? [{ value: figure.value, basis }] : [];
    });
  if (known.length === 0) return [];
  return figures
    .filter(({ dimension }) => dimension === "unitPrice")
    .flatMap((figure) => {
      const said = feeBasis(text, figure);
      const own = known.filter(({ value }) => Math.abs(value - figure.value) < 1e-9);
      if (!said || own.length === 0 || own.some(({ basis }) => basis === said)) return [];
      const { start, end } = figure.whole;
      const reach = end + (feeBehind[said].exec(text.slice(end, end + 48))?.[0].length ?? 0);
      return [{ start, end: reach, text: text.slice(start, reach), kind: "area", grade: "block" } as const];
    });
}

/** Areas of `text` (their `figures`) said to be net or gross when the listing's is the other. */
export function wrongBasis(
  text: string,
  figures: readonly Quantity[],
  { corpus, listing: { area } }: Pick<Facts, "corpus" | "listing">,
): Untraced[] {
  if (!area || (area.kind !== "net" && area.kind !== "gross")) return [];
  // The floors of a house are its building area in Chinese and Japanese, whatever the field calls them.
  if (area.kind === "net" && /建物面積|延床/u.test(corpus)) return [];
  return figures
    .filter(({ dimension, value }) => dimension === "area" && value > 1)
    .flatMap((figure) => {
      const said = basisOf(text, figure);
      if (!said) return [];
      const near = Math.abs(figure.value - area.sqm) <= area.sqm * NEAR + figure.step;
      if (near ? said.basis === area.kind : said.basis !== area.kind || figure.value < area.sqm) return [];
      return [
        { start: said.from, end: said.to, text: text.slice(said.from, said.to), kind: "area", grade: "block" } as const,
      ];
    });
}
