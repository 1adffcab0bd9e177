/** A parsed page and what is known about it as a whole, before any reader looks for facts. */
import type { CheerioAPI } from "cheerio/slim";
import type { Element } from "domhandler";
import { parse as parseDomain } from "tldts";
import { countryOfCity } from "#engine/places/gazetteer";
import { countryOfLanguage, countryOfSuffix, currencyOfCountry, parseCountry } from "../units/country.ts";
import type { Hints } from "../units/hints.ts";
import { currencyOf } from "../units/money.ts";
import { placeIn } from "../units/place-in.ts";
import { stateTown } from "../units/state-town.ts";
import { cardsOf, isCarded } from "./cards.ts";
import { textIn } from "./element.ts";
import { languageOf } from "./language.ts";
import { type Line, linesOf } from "./lines.ts";
import { type Pair, pairsOf } from "./pairs.ts";
import { parseMarkup } from "./parse.ts";
import { tagged } from "./tagged.ts";

export type Page = {
  $: CheerioAPI;
  html: string;
  /** The beginning of the first title element and of the first heading of the first rank; "" without one. */
  title: string;
  heading: string;
  /** The address the page was read from, or the one it names itself (og:url, canonical). */
  url: string | null;
  site: string | null;
  hints: Hints;
  lines: Line[];
  /** Lines about this listing: no navigation, no similar homes. */
  main: Line[];
  pairs: Pair[];
  /** Boxes of other homes, side by side; their lines are asides. */
  cards: ReadonlySet<Element>;
  /** True when an address found in the page is the page's own. */
  isOwnUrl: (address: string | null) => boolean;
};

/** "Madison, WI 53711", and "Boise, ID" where dollars are asked. */
const STATE_AND_CODE =
  /,\s*(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\s+\d{5}\b/;
const STATE_ALONE =
  /\p{Ll},\s(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?=[.,;)\s]|$)/u;

const CANADIAN = /,\s*(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE)\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/;
const AUSTRALIAN = /\s(?:NSW|V(?:IC|ic)|Q(?:LD|ld)|T(?:AS|as)|ACT|WA|SA|NT),?\s\d{4}(?!\d)/;
/** "Bondi NSW", "Kitsilano, BC" without their code, where dollars are asked; WA may be Washington. */
const AUSTRALIAN_ALONE = /\p{Ll},?\s(?:NSW|VIC|QLD|TAS|ACT)(?=[.,;)\s]|$)/u;
const CANADIAN_ALONE = /\p{Ll},\s(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE)(?=[.,;)\s]|$)/u;

/** Signs of a title, a heading or an address that are looked at. */
const MAX_TITLE = 1_000;
const MAX_ADDRESS = 4_000;
/** Signs of a language's tag (BCP 47). */
const MAX_TAG = 35;

/** Hong Kong counts in 呎, Taiwan in 坪. */
function chineseCountry(lines: readonly Line[]): string {
  const text = lines
    .slice(0, 200)
    .map((line) => line.text.slice(0, 200))
    .join("\n");
  return /實用\s?\d|\d\s?呎|港鐵|HK\$/.test(text) ? "HK" : /\d\s?坪|萬元|捷運/.test(text) ? "TW" : "CN";
}

const OF_DOLLARS = ["US", "CA", "AU", "NZ", "SG", "HK"];
/** Where a page that asks dollars of no country stands, by its state or the city it names first. */
function countryOfDollars(texts: readonly string[]): string | null {
  const text = texts.slice(0, 12).join("\n");
  const told = stateTown(text, null);
  if (told !== null) return told.country;
  const { city } = placeIn(text, "en", null);
  return city === null ? null : countryOfCity(city, OF_DOLLARS);
}

/** The currency most prices on the page are in, when one clearly leads. */
function commonCurrency(lines: readonly Line[], hints: Hints): string | null {
  const votes = new Map<string, number>();
  for (const { text } of lines.slice(0, 1500)) {
    if (text.length > 80 || !/\d/.test(text)) continue;
    const currency = currencyOf(text, hints);
    if (currency) votes.set(currency, (votes.get(currency) ?? 0) + 1);
  }
  const [best, second] = [...votes].sort((a, b) => b[1] - a[1]);
  return best && best[1] > (second?.[1] ?? 0) * 2 ? best[0] : null;
}

/** Without what does not tell pages apart: scheme, "www.", query, fragment, a slash at the end. */
const comparable = (address: string): string =>
  (/^[^?#]*/.exec(address.replace(/^https?:\/\/(?:www\.|m\.)?/, ""))?.[0] ?? "")
    .replace(/(?<!\/)\/+$/, "")
    .toLowerCase();

/** The last run of five digits or more: what portals call a listing's id. */
const idOf = (address: string): string | null => address.match(/\d{5,}/g)?.at(-1) ?? null;

/** Whether an address is the page's own, by its path or its id. */
function sameAddress(own: string | null): Page["isOwnUrl"] {
  if (own === null) return () => false;
  const [path, id] = [comparable(own), idOf(own)];
  return (address) =>
    address !== null &&
    address.length <= MAX_ADDRESS &&
    (comparable(address) === path || (id !== null && address.includes(id)));
}

export function parsePage(html: string, url: string | null): Page {
  const $ = parseMarkup(html);
  const parsed = { $ };
  const meta = (is: (attribs: Element["attribs"]) => boolean) =>
    tagged(parsed, "meta")
      .find(({ attribs }) => is(attribs))
      ?.attribs.content?.slice(0, MAX_ADDRESS)
      .trim() || null;
  const begin = (tag: string) => {
    const [first] = tagged(parsed, tag);
    return first === undefined ? "" : textIn(first, MAX_TITLE);
  };
  const links = tagged(parsed, "link");
  const canonical =
    links.find(({ attribs }) => attribs.rel?.toLowerCase() === "canonical")?.attribs.href?.trim() ?? null;
  const own =
    url ??
    [meta(({ property }) => property === "og:url"), canonical].find(
      (address) => address !== null && URL.canParse(address),
    ) ??
    null;
  const domain = own === null ? null : parseDomain(own);
  const lines = linesOf($);
  const declared =
    tagged(parsed, "html")[0]?.attribs.lang?.trim().slice(0, MAX_TAG) ||
    meta((attribs) => attribs["http-equiv"]?.toLowerCase() === "content-language");
  const language = languageOf(lines.map(({ text }) => text).join("\n"), declared || null);
  const region =
    /^[a-z]{2}[-_]([a-z]{2})$/i.exec(declared ?? "")?.[1] ??
    /_([A-Z]{2})$/.exec(meta(({ property }) => property === "og:locale") ?? "")?.[1] ??
    null;
  const geo = /^([A-Z]{2})-/.exec(meta(({ name }) => name?.toLowerCase() === "geo.region") ?? "")?.[1] ?? null;
  const suffix = countryOfSuffix(domain?.publicSuffix ?? null);
  // a page whose text is still to be fetched says where it stands in its title alone
  const opening = [begin("title"), ...lines.slice(0, 400).map(({ text }) => text.slice(0, 300))];
  const dollars = opening.some((text) => /\$\s?\d/.test(text));
  const american = opening.some((text) => STATE_AND_CODE.test(text) || (dollars && STATE_ALONE.test(text)))
    ? "US"
    : null;
  const canadian = opening.some((text) => CANADIAN.test(text) || (dollars && CANADIAN_ALONE.test(text))) ? "CA" : null;
  const australian = opening.some((text) => AUSTRALIAN.test(text) || (dollars && AUSTRALIAN_ALONE.test(text)))
    ? "AU"
    : null;
  const early =
    suffix ??
    geo ??
    australian ??
    american ??
    canadian ??
    (region ? parseCountry(region) : null) ??
    (language === "zh"
      ? chineseCountry(lines)
      : language === "ja" || language === "ko"
        ? countryOfLanguage(language)
        : dollars
          ? countryOfDollars(opening)
          : null);
  const currency = commonCurrency(lines, { language, country: early, currency: null });
  const country =
    early ??
    (currency && currency !== "EUR" && currency !== "USD" ? parseCountry(currency.slice(0, 2)) : null) ??
    (currency === "EUR" || currency === null ? countryOfLanguage(language) : null);
  const hints: Hints = { language, country, currency: currency ?? currencyOfCountry(country) };
  const isOwnUrl = sameAddress(own);
  const cards = cardsOf(lines, tagged(parsed, "a"), isOwnUrl);
  for (const line of lines) line.aside ||= isCarded(line.block, cards);
  const main = lines.filter((line) => !line.chrome && !line.aside);
  return {
    $,
    html,
    title: begin("title"),
    heading: begin("h1"),
    url: own,
    site: domain?.domain ?? null,
    hints,
    lines,
    main,
    pairs: pairsOf(lines, language),
    cards,
    isOwnUrl,
  };
}
