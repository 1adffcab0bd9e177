/** A famous quarter of the home's own town that the listing does not name, and a French arrondissement by another number. */
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import table from "./quarters.json" with { type: "json" };
import { plainly } from "./reading/frames.ts";

/** Of a quarter's forms one with a mark (~) is a common word as well: it bears out, and is not looked for. Names in Latin letters stand whole and begin with a capital; in other scripts they stand anywhere. */
const formOf = (form: string): string => (/\p{Script=Latin}/u.test(form) ? `(?<!\\p{L})${form}(?!\\p{L})` : form);
/** Any of them; Latin ones share one edge, which asked anew for each at every sign costs ten times as much. */
function anyForm(forms: readonly string[]): string {
  const latin = forms.filter((form) => /\p{Script=Latin}/u.test(form));
  const others = forms.filter((form) => !/\p{Script=Latin}/u.test(form));
  return [...(latin.length > 0 ? [formOf(`(?:${latin.join("|")})`)] : []), ...others].join("|");
}

/** Every quarter of a city; compiled for the cities a listing speaks of, as all of them take a quarter of a second. */
const quartersOf = remembered((quarters) => {
  const rows = quarters.split("; ").map((row) => {
    const forms = row.split("|");
    const said = forms.filter((form) => !form.startsWith("~"));
    const known = forms.map((form) => form.replace(/^~/u, ""));
    return {
      forms: said,
      said: new RegExp(anyForm(said), "u"),
      known: new RegExp(anyForm(known), "iu"),
      // an address leaves the word for a district out: 杭州 滨江
      addressed: new RegExp(anyForm(known.map((form) => form.replace(/(?<=[\p{Script=Han}]{2})[区區]$/u, ""))), "iu"),
    };
  });
  return { rows, any: new RegExp(anyForm(rows.flatMap(({ forms }) => forms)), "gu") };
});

const cities = Object.entries(table.cities).map(([names, quarters]) => ({
  town: new RegExp(names.split("|").map(formOf).join("|"), "u"),
  quarters,
}));

/** Behind the name it is a street, a line or a firm. */
const named =
  /^(?:[ -]?(?:Street|Road|Avenue|Ave|Rd|St|Station|Line|Lane|Way|Drive|line|station)(?!\p{L})|大?[路街线線站駅]|역|선(?!호)|로(?= ?\d)|strasse|straße|er (?:Straße|Allee))/u;
const namedBefore =
  /(?:(?<!\p{L})(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Cc]ours|[Cc]alle|[Vv]ia|[Rr]ua|[Ll]ine|[Gg]are|[Mm]étro|[Ss]tation|arrêt|station de métro)(?: d[eu]s?(?: la)?)? ?)$/u;

/** The cities that the listing speaks of: its own, as a rule. */
const ownCities = remembered((corpus) => cities.filter(({ town }) => town.test(corpus)));

const ordinals: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "first second third fourth fifth sixth seventh eighth ninth tenth",
    "premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième",
    "ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten",
  ].flatMap((row) => row.split(" ").map((word, at): [string, number] => [word, at + 1])),
);
const spelled = new RegExp(
  `(?<!\\p{L})(?<word>${Object.keys(ordinals).join("|")}) [Aa]rrondissement|(?:Paris|Lyon|Marseille|里昂|巴黎|马赛|リヨン|パリ|マルセイユ|리옹|파리|마르세유)(?:市)?[ ,]{0,2}第?(?<number>\\d{1,2})(?:e|er|ème|th|st|nd|rd|区|區|구)(?! étage|\\p{L}| floor)`,
  "gu",
);
const own = /(?<!\d)(?:75|69|13)[01](?<postal>\d{2})(?!\d)|(?<!\d)(?<told>\d{1,2})(?:er|e|ème|è)?(?= arrondissement)/gu;
const arrondissements = remembered(
  (corpus) => new Set([...corpus.matchAll(own)].map(({ groups }) => Number(groups?.postal ?? groups?.told))),
);

/** Quarters and arrondissements of `text` in which neither `corpus`, the listing's texts, nor its address puts the home. */
export function strangeQuarters(
  text: string,
  language: CopyLanguage,
  corpus: string,
  { text: whole, city, district, community }: Listing["address"],
): Span[] {
  const address = [whole, city, district, community].join("\n");
  const known = arrondissements(corpus);
  const numbered =
    known.size === 0
      ? []
      : plainly(text, language, spelled).filter(({ words }) => {
          const match = /\d{1,2}/u.exec(words);
          const number = match ? Number(match[0]) : ordinals[words.split(" ")[0] ?? ""];
          return number !== undefined && !known.has(number);
        });
  const places = ownCities(corpus).flatMap(({ quarters }) => {
    const { any, rows } = quartersOf(quarters);
    return plainly(text, language, any).filter(({ words, start, end }) => {
      if (named.test(text.slice(end, end + 12)) || namedBefore.test(text.slice(Math.max(0, start - 24), start)))
        return false;
      return rows.some(
        ({ said, known, addressed }) => said.test(words) && !known.test(corpus) && !addressed.test(address),
      );
    });
  });
  return [...numbered, ...places];
}
