/** Country of a listing from evidence on the page: top-level domain, postal address, currency, language. */
import countryToCurrency from "country-to-currency";
import de from "i18n-iso-countries/langs/de.json" with { type: "json" };
import en from "i18n-iso-countries/langs/en.json" with { type: "json" };
import es from "i18n-iso-countries/langs/es.json" with { type: "json" };
import fr from "i18n-iso-countries/langs/fr.json" with { type: "json" };
import it from "i18n-iso-countries/langs/it.json" with { type: "json" };
import ja from "i18n-iso-countries/langs/ja.json" with { type: "json" };
import ko from "i18n-iso-countries/langs/ko.json" with { type: "json" };
import nl from "i18n-iso-countries/langs/nl.json" with { type: "json" };
import pt from "i18n-iso-countries/langs/pt.json" with { type: "json" };
import ru from "i18n-iso-countries/langs/ru.json" with { type: "json" };
import zh from "i18n-iso-countries/langs/zh.json" with { type: "json" };

/** Of money that several countries use: where nearly every listing in it stands. Dollars and euros say nothing of a country. */
const MAIN_COUNTRY: Readonly<Record<string, string>> = {
  GBP: "GB",
  AUD: "AU",
  NZD: "NZ",
  CHF: "CH",
  DKK: "DK",
  NOK: "NO",
  ILS: "IL",
  ZAR: "ZA",
};
const currencies = Object.entries(countryToCurrency);
const isShared = (code: string) => currencies.filter(([, other]) => other === code).length > 1;
const CURRENCY_COUNTRY: ReadonlyMap<string, string> = new Map([
  ...currencies.filter(([, code]) => !isShared(code)).map(([country, code]) => [code, country] as const),
  ...Object.entries(MAIN_COUNTRY),
]);
const COUNTRY_CURRENCY: ReadonlyMap<string, string> = new Map(currencies);
/** Languages spoken as a main one in a single euro or other country that portals cover. */
const LANGUAGE_COUNTRY: Record<string, string> = {
  ja: "JP",
  ko: "KR",
  de: "DE",
  fr: "FR",
  es: "ES",
  it: "IT",
  pt: "PT",
  nl: "NL",
  pl: "PL",
  cs: "CZ",
  sv: "SE",
  da: "DK",
  nb: "NO",
  no: "NO",
  fi: "FI",
  tr: "TR",
  el: "GR",
  th: "TH",
  vi: "VN",
  hu: "HU",
  ro: "RO",
  et: "EE",
  lv: "LV",
  lt: "LT",
  sk: "SK",
  sl: "SI",
  hr: "HR",
  bg: "BG",
  uk: "UA",
  id: "ID",
};
/** How pages call countries besides the names of ISO 3166-1. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  uk: "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  usa: "US",
  uae: "AE",
  korea: "KR",
  中國: "CN",
  台灣: "TW",
  台湾: "TW",
  香港: "HK",
};
const isoNames = [de, en, es, fr, it, ja, ko, nl, pt, ru, zh].flatMap(({ countries }) =>
  Object.entries(countries).flatMap(([code, names]) =>
    [names].flat().map((name) => [name.toLowerCase(), code] as const),
  ),
);
const NAMES: ReadonlyMap<string, string> = new Map([...isoNames, ...Object.entries(SHORT_NAMES)]);
const CODES: ReadonlySet<string> = new Set(Object.keys(en.countries));
const TLD: Record<string, string> = { uk: "GB" };
const GENERIC = new Set([
  "io",
  "co",
  "me",
  "tv",
  "ai",
  "eu",
  "cc",
  "ly",
  "to",
  "fm",
  "gg",
  "ws",
  "la",
  "im",
  "sh",
  "ac",
]);

/** ISO 4217 of what a country pays in. */
export const currencyOfCountry = (country: string | null): string | null => COUNTRY_CURRENCY.get(country ?? "") ?? null;
/** The country whose money it is; null for money of many. */
export const countryOfCurrency = (currency: string | null): string | null =>
  CURRENCY_COUNTRY.get(currency ?? "") ?? null;
/** The country where most listings in an ISO 639-1 language stand; null where there is none such. */
export const countryOfLanguage = (language: string | null): string | null =>
  LANGUAGE_COUNTRY[language?.slice(0, 2) ?? ""] ?? null;

/** "AE", "gb", "Germany", "España" -> ISO 3166-1 alpha-2; null for what is no country, such as a state ("NY"). */
export function parseCountry(text: string): string | null {
  const word = text.trim();
  return CODES.has(word.toUpperCase()) ? word.toUpperCase() : (NAMES.get(word.toLowerCase()) ?? null);
}

/** Country of a public suffix such as "co.jp", "com.au"; null for com, net and suffixes used as words. */
export function countryOfSuffix(suffix: string | null): string | null {
  const last = suffix?.split(".").at(-1) ?? "";
  if (!/^[a-z]{2}$/.test(last) || (GENERIC.has(last) && !suffix?.includes("."))) return null;
  return TLD[last] ?? last.toUpperCase();
}
