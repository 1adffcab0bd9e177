/** How much of an address readers of a language need: those abroad know a district by its city, and a small town by its country. */
import type { CopyLanguage } from "#contract/copy";
import { placeNamed } from "./table.ts";

/** Where readers of a language know the districts of the cities. */
const home: Readonly<Partial<Record<CopyLanguage, ReadonlySet<string>>>> = {
  zh: new Set(["CN", "TW", "HK", "MO", "SG"]),
  en: new Set(["US", "GB", "CA", "AU", "NZ", "IE", "SG", "HK", "AE"]),
  ja: new Set(["JP"]),
  ko: new Set(["KR"]),
};

/** False also where the country is not known: nothing is then added. */
export const isAbroad = (country: string | null, language: CopyLanguage): boolean =>
  country !== null && home[language]?.has(country) === false;

/** The country's name before or behind a town that readers abroad cannot be expected to know; undefined for the known ones. */
export function countryBeside(city: string | null, country: string | null, language: CopyLanguage): string | undefined {
  if (city === null || country === null || !/^[A-Z]{2}$/u.test(country)) return undefined;
  if (!isAbroad(country, language) || placeNamed(city, country)) return undefined;
  return new Intl.DisplayNames([language], { type: "region" }).of(country);
}
