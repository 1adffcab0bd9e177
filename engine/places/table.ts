/** Every place whose name the six languages know, by each of its spellings. */
import type { CopyLanguage } from "#contract/copy";
import { china } from "#engine/names/china";
import cities from "./cities.json" with { type: "json" };
import { world } from "./world.ts";

/** A name in each language; where one has none of its own, the name of the place itself. */
export type PlaceNames = Readonly<Record<CopyLanguage, string>>;

const named = (own: string, other: string | undefined): string =>
  other === undefined || other === "-" || other === "" ? own : other;
const names = new Map<string, PlaceNames>();
const add = (spellings: readonly string[], row: PlaceNames): void => {
  for (const one of spellings) if (one !== "" && one !== "-" && !names.has(one)) names.set(one, row);
};

for (const line of china.trim().split("\n")) {
  const [han = "", roman = "", hangul, kanji = han] = line.split(" ");
  const latin = roman.replaceAll("~", " ");
  add([han, kanji, latin.toLowerCase()], { zh: han, en: latin, ja: kanji, ko: hangul ?? latin, fr: latin, de: latin });
}
for (const line of world.trim().split("\n")) {
  const [first = "", zh = "", ja = "", ko = "", fr, de] = line.split("|");
  const aliases = first.split("/");
  const en = aliases[0] ?? first;
  const row = { zh, en, ja, ko, fr: named(en, fr), de: named(en, de) };
  add(
    [...aliases, zh, ja, ko, row.fr, row.de].map((one) => one.toLowerCase()),
    row,
  );
}
// the largest of a name first; in its own country each is found by itself
for (const line of cities.rows) {
  const [country = "", first = "", zh, ja, ko, fr, de] = line.split("|");
  const aliases = first.split("/");
  const en = aliases[0] ?? first;
  const row = { zh: named(en, zh), en, ja: named(en, ja), ko: named(en, ko), fr: named(en, fr), de: named(en, de) };
  const spellings = [...new Set([...aliases, row.zh, row.ja, row.ko, row.fr, row.de])].map((one) => one.toLowerCase());
  add(spellings, row);
  add(
    spellings.map((one) => `${country}:${one}`),
    row,
  );
}

/** The place of this spelling, in this country if it has one so called. */
export const placeNamed = (spelling: string, country: string | null): PlaceNames | undefined =>
  names.get(`${country ?? ""}:${spelling.toLowerCase()}`) ?? names.get(spelling.toLowerCase());
