/** The state or province of a postal address: as it is written, else by its postcode. */
import { regionCodes, regionNamed } from "./names.ts";
import { postcodeShapes, regionOfPostcode } from "./postcodes.ts";

export interface Address {
  readonly text?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly district?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
}

/** Cities that lie in the state whose name they bear. */
const ownCities: ReadonlySet<string> = new Set(["new york", "quebec", "québec"]);

const countries = /^(?:u\.?s\.?a?\.?|united states(?: of america)?|canada|australia|u\.?k\.?|united kingdom)$/iu;

const shapes = Object.entries(postcodeShapes);
const lastCode = Object.fromEntries(
  shapes.map(([country, shape]) => [country, new RegExp(`(?:^|\\s)(${shape})$`, "u")]),
);
/** "IL 62704", wherever it stands. */
const coded = Object.fromEntries(
  shapes.map(([country, shape]) => [
    country,
    new RegExp(`(?<![\\p{L}\\p{N}])(${regionCodes(country).join("|")}),?\\s(${shape})(?![\\p{L}\\p{N}])`, "gu"),
  ]),
);

/** What stands between commas and brackets, without the country behind. */
function partsOf(text: string): string[] {
  const parts = text
    .split(/[,;()[\]\n·|，]/u)
    .map((part) => part.replace(/\s+/gu, " ").trim())
    .filter((part) => part !== "");
  while (countries.test(parts.at(-1) ?? "")) parts.pop();
  const last = parts.at(-1) ?? "";
  const bare = last.replace(/ (?:U\.?S\.?A\.?|United States|Canada|Australia|U\.?K\.?|United Kingdom)$/u, "");
  return [...parts.slice(0, -1), ...(bare === "" ? [] : [bare])];
}

/** The longest run of last words that names a region: "West Virginia" before "Virginia". A code behind words is in capitals. */
function regionAtEnd(country: string, part: string): { code: string; alone: boolean } | null {
  const words = part.split(" ");
  for (let from = Math.max(0, words.length - 4); from < words.length; from++) {
    const said = words.slice(from).join(" ");
    const code = regionNamed(country, said);
    if (code === null) continue;
    const short = said.replace(/\./gu, "").length <= 3;
    if (from === 0 || !short || said === said.toUpperCase() || country === "AU") return { code, alone: from === 0 };
  }
  return null;
}

/** By the words of an address alone, read from its end. */
function regionWritten(
  country: string,
  text: string,
  city: string,
): { region: string | null; postcode: string | null } {
  let postcode: string | null = null;
  const all = partsOf(text);
  // what stands further in front is a street: "5 Virginia, Apt 2"
  for (const [back, whole] of all.toReversed().slice(0, 3).entries()) {
    const found = lastCode[country]?.exec(whole)?.[1];
    const part = found === undefined ? whole : whole.slice(0, whole.length - found.length).trim();
    postcode ??= found ?? null;
    if (part === "" || regionNamed(country, part) === null) {
      const end = back < 2 && (back === 0 || found !== undefined) ? regionAtEnd(country, part) : null;
      if (end) return { region: end.code, postcode };
      continue;
    }
    const name = part.toLowerCase();
    // behind a street it is the capital, which only its postcode tells
    const before = all[all.length - 2 - back];
    if (country === "US" && name === "washington" && (before === undefined || /\d/u.test(before))) continue;
    // a city that bears a state's name ("Delaware" in Ohio) tells nothing of itself
    if (found === undefined && name === city.toLowerCase() && !ownCities.has(name)) continue;
    return { region: regionNamed(country, part), postcode };
  }
  const anywhere = [...text.matchAll(coded[country] ?? /(?!)/gu)].at(-1);
  return { region: anywhere?.[1] ?? null, postcode: postcode ?? anywhere?.[2] ?? null };
}

/** Null where neither the words nor the postcode tell; a city's name alone is another table's (`income-law.ts`). */
export function regionOfAddress(country: string, address: Address): string | null {
  if (!(country in postcodeShapes)) return null;
  const city = address.city ?? "";
  const read = [address.text, city, address.district].map((text) => regionWritten(country, text ?? "", city));
  const codes = [address.postalCode, ...read.map(({ postcode }) => postcode)];
  return (
    read.find(({ region }) => region !== null)?.region ??
    codes.map((code) => (code ? regionOfPostcode(country, code) : null)).find((region) => region !== null) ??
    null
  );
}
