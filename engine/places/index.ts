/** Place names across languages: translated or transliterated only where the table knows them, else in their own script. */
import type { CopyLanguage } from "#contract/copy";
import { china } from "./china.ts";
import { world } from "./world.ts";

type Names = Record<CopyLanguage, string>;

const suffix = /(?:特别行政区|特別行政區|自治州|新区|地区|市|区|區|县|縣)$/u;

function table(): Map<string, Names> {
  const names = new Map<string, Names>();
  for (const line of china.trim().split("\n")) {
    const [han = "", roman = "", hangul, kanji = han] = line.split(" ");
    const latin = roman.replaceAll("~", " ");
    const row = { zh: han, en: latin, ja: kanji, ko: hangul ?? latin, fr: latin, de: latin };
    names.set(han, row).set(latin.toLowerCase(), row);
  }
  for (const line of world.trim().split("\n")) {
    const [first = "", zh = "", ja = "", ko = "", fr = "-", de = "-"] = line.split("|");
    const aliases = first.split("/");
    const en = aliases[0] ?? first;
    const row = { zh, en, ja, ko, fr: fr === "-" ? en : fr, de: de === "-" ? en : de };
    for (const alias of [...aliases, zh, ja, ko, row.fr, row.de]) {
      if (!names.has(alias.toLowerCase())) names.set(alias.toLowerCase(), row);
    }
  }
  return names;
}
const names = table();

/** This place as a language names it: "上海市" is "Shanghai" in English, "普陀区" is "Putuo", an unknown one stays as it is. */
export function placeIn(place: string, language: CopyLanguage): string {
  const known = names.get(place.toLowerCase()) ?? names.get(place.replace(suffix, "").toLowerCase());
  if (!known) return place;
  return known[language];
}
