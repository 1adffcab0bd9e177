/** A postcode and the town it belongs to, in a text that says nothing else: "49080 Osnabrück", "Angers 49000", "Lyon 3e (69003)". */

const TOWN =
  "\\p{Lu}[\\p{L}'’.-]{1,24}(?:[ /-]{1,3}(?:\\p{L}[\\p{L}'’.()-]{0,24}|\\d{1,2}(?:er?|[èe]me|o)?(?![\\d.]))){0,5}";
const CODES: Readonly<Record<string, string>> = Object.fromEntries([
  ..."DE FR ES IT FI EE HR MX".split(" ").map((country) => [country, "\\d{5}"]),
  ..."AT CH BE DK NO HU LU SI BG".split(" ").map((country) => [country, "\\d{4}"]),
  ..."SE CZ SK GR".split(" ").map((country) => [country, "\\d{3} ?\\d{2}"]),
  ["NL", "\\d{4} ?[A-Z]{2}"],
  ["PL", "\\d{2}-\\d{3}"],
  ["PT", "\\d{4}-\\d{3}"],
]);
const SHAPES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(CODES).map(([country, code]) => [
    country,
    new RegExp(
      `^(?:(?:[A-Z]{1,2}-)?${code} (?:${TOWN}(?: \\(${TOWN}\\))?|\\(${TOWN}\\))|${TOWN} (?:${code}|\\(${code}\\)))$`,
      "u",
    ),
  ]),
);
const MAX_TEXT = 80;

/** The text itself where it is a code and a town of this country; else null. */
export const codedPlace = (text: string, country: string | null): string | null =>
  text.length <= MAX_TEXT && (SHAPES.get(country ?? "")?.test(text) ?? false) ? text : null;

const WORD = "\\p{Lu}[\\p{L}'’]{1,24}";
const LINK =
  "[ -](?:(?:de|la|le|les|lès|lez|du|des|sur|sous|en|aux|am|im|an|der|den|aan|sul|del|di|da|do)[ -]){0,2}(?:[dl]['’])?";
const NAMED = `${WORD}(?:${LINK}${WORD}){0,4}`;
const BEFORE_CODE = new RegExp(`(?<![\\p{L}-])(${NAMED}) \\((\\d{4,5})\\)`, "u");
const AFTER_CODE = new RegExp(`(?<![\\d.,])(\\d{4,5}) (${NAMED})(?![\\p{L}\\d])`, "u");
/** What stands with a capital before the town: what is done, and with what. */
const KIND =
  /^(?:(?:vente|location|achat|à|maison|villa|appartement|studio|immeuble|terrain|loft|duplex|haus|wohnung|kauf|miete|zu|huis|verkauf)\s)+/iu;

/** A town and its code in a headline: "Vente maison Annecy-le-Vieux (74940) 6 pièces"; null where the country writes none so. */
export function townWithCode(text: string, country: string | null): { town: string; code: string } | null {
  const digits = /^\\d\{(\d)\}$/.exec(CODES[country ?? ""] ?? "")?.[1];
  const line = text.slice(0, 300);
  const before = BEFORE_CODE.exec(line);
  const after = before ?? AFTER_CODE.exec(line);
  const [town = "", code = ""] = before ? [before[1], before[2]] : [after?.[2], after?.[1]];
  return digits !== undefined && code.length === Number(digits) ? { town: town.replace(KIND, ""), code } : null;
}
