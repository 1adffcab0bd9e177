/** A parsed page and what is known about it as a whole, before any reader looks for facts. */
import type { CheerioAPI } from "cheerio/slim";
import { parse as parseDomain } from "tldts";
import { countryOfLanguage, countryOfSuffix, currencyOfCountry, parseCountry } from "../units/country.ts";
import type { Hints } from "../units/hints.ts";
import { currencyOf } from "../units/money.ts";
import { textIn } from "./element.ts";
import { type Line, linesOf } from "./lines.ts";
import { type Pair, pairsOf } from "./pairs.ts";
import { parseMarkup } from "./parse.ts";

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
  /** True when an address found in the page is the page's own. */
  isOwnUrl: (address: string | null) => boolean;
};

/** "Madison, WI 53711", and "Boise, ID" where dollars are asked. */
const STATE_AND_CODE =
  /,\s*(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\s+\d{5}\b/;
const STATE_ALONE =
  /\p{Ll},\s(?:A[KLRZ]|C[OT]|DC|FL|GA|HI|I[DLN]|K[SY]|LA|M[DEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?=[.,;)\s]|$)/u;

/** Signs of a title, a heading or an address that are looked at. */
const MAX_TITLE = 1_000;
const MAX_ADDRESS = 4_000;
/** Signs of a language's tag (BCP 47). */
const MAX_TAG = 35;

const SCRIPTS: readonly [string, RegExp][] = [
  ["ja", /[ぁ-んァ-ヶ]/g],
  ["ko", /[가-힣]/g],
  ["zh", /[一-龯]/g],
  ["ru", /[а-яё]/gi],
  ["th", /[ก-๙]/g],
];
const WORDS: readonly [string, RegExp][] = [
  [
    "de",
    /\b(?:und|der|die|das|mit|für|wohnung|zimmer|ist|nicht|eine?|kaufpreis|kaltmiete|warmmiete|baujahr|schlafzimmer|etage|bad|inkl|monat|stock)\b/gi,
  ],
  [
    "fr",
    /\b(?:et|le|les|des|une|avec|pour|dans|est|pièces|chambres?|loyer|étage|louer|vendre|surface|séjour|maison|appartement|du)\b/gi,
  ],
  [
    "es",
    /\b(?:el|los|con|para|una|por|piso|vivienda|del|habitaciones|planta|baños?|dormitorios?|venta|alquiler|alquila|precio|recámaras|metros)\b/gi,
  ],
  [
    "it",
    /\b(?:il|di|con|per|una|della|nel|appartamento|è|che|piano|camere|bagno|bagni|vendesi|affittasi|mq|via|prezzo|zona)\b/gi,
  ],
  [
    "pt",
    /\b(?:com|para|uma|não|em|do|da|apartamento|você|imóvel|andar|quartos|banho|aluguel|moradia|banheiro|área|preço)\b/gi,
  ],
  ["nl", /\b(?:het|een|van|voor|met|woning|kamers|op|zijn|slaapkamers|huur|koop|verdieping|bouwjaar|maand|te)\b/gi],
  ["en", /\b(?:the|and|with|for|of|bedroom|property|this|your|bed|beds|bath|floor|sqft|sale|rent|listing|asking)\b/gi],
];

/** Hong Kong counts in 呎, Taiwan in 坪. */
function chineseCountry(lines: readonly Line[]): string {
  const text = lines
    .slice(0, 200)
    .map((line) => line.text.slice(0, 200))
    .join("\n");
  return /實用\s?\d|\d\s?呎|港鐵|HK\$/.test(text) ? "HK" : /\d\s?坪|萬元|捷運/.test(text) ? "TW" : "CN";
}

/** A line of facts may do without a kana. */
const JAPANESE_HOME = /\d万円|\d円[/／]月|\dS?L?DK(?!\p{L})|徒歩\d|専有面積|間取り|築\d|\d年築/u;

/** Language of the visible text: by script, else by its commonest words; the html tag only breaks ties, it is often wrong. */
function languageOf(text: string, declared: string | null): string | null {
  const sample = text.slice(0, 20_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const share = (pattern: RegExp) => (sample.match(pattern)?.length ?? 0) / Math.max(1, letters);
  if (share(/[ぁ-んァ-ヶ]/g) > 0.04 || (JAPANESE_HOME.test(sample) && share(/[一-龯]/g) > 0.25)) return "ja";
  for (const [language, pattern] of SCRIPTS)
    if (language !== "ja" && share(pattern) > 0.25)
      return language === "zh" ? (declared?.toLowerCase().startsWith("zh") ? declared : "zh") : language;
  if (
    declared &&
    /^[a-z]{2}([-_]|$)/i.test(declared) &&
    WORDS.some(([language]) => language === declared.slice(0, 2).toLowerCase())
  ) {
    const own = WORDS.find(([language]) => language === declared.slice(0, 2).toLowerCase());
    const counts = WORDS.map(([language, pattern]) => ({ language, hits: sample.match(pattern)?.length ?? 0 })).sort(
      (a, b) => b.hits - a.hits,
    );
    const mine = own ? (sample.match(own[1])?.length ?? 0) : 0;
    // A declared language that the text speaks at all is believed.
    return mine * 4 >= (counts[0]?.hits ?? 0) ? declared.replace("_", "-") : (counts[0]?.language ?? declared);
  }
  const best = WORDS.map(([language, pattern]) => ({ language, hits: sample.match(pattern)?.length ?? 0 })).sort(
    (a, b) => b.hits - a.hits,
  )[0];
  // A line of facts has few words, and each is telling.
  return best && best.hits >= (sample.length < 400 ? 2 : 3) ? best.language : declared;
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
  const meta = (selector: string) => $(selector).first().attr("content")?.slice(0, MAX_ADDRESS).trim() || null;
  const begin = (selector: string) => {
    const first = $(selector).get(0);
    return first === undefined ? "" : textIn(first, MAX_TITLE);
  };
  const canonical = $('link[rel="canonical"]').first().attr("href")?.trim() ?? null;
  const own =
    url ??
    [meta('meta[property="og:url"]'), canonical].find((address) => address !== null && URL.canParse(address)) ??
    null;
  const domain = own === null ? null : parseDomain(own);
  const lines = linesOf($);
  const declared =
    $("html").first().attr("lang")?.trim().slice(0, MAX_TAG) || meta('meta[http-equiv="content-language" i]');
  const language = languageOf(lines.map(({ text }) => text).join("\n"), declared || null);
  const region =
    /^[a-z]{2}[-_]([a-z]{2})$/i.exec(declared ?? "")?.[1] ??
    /_([A-Z]{2})$/.exec(meta('meta[property="og:locale"]') ?? "")?.[1] ??
    null;
  const geo = /^([A-Z]{2})-/.exec(meta('meta[name="geo.region" i]') ?? "")?.[1] ?? null;
  const suffix = countryOfSuffix(domain?.publicSuffix ?? null);
  const opening = lines.slice(0, 400).map(({ text }) => text.slice(0, 300));
  const dollars = opening.some((text) => /\$\s?\d/.test(text));
  const american = opening.some((text) => STATE_AND_CODE.test(text) || (dollars && STATE_ALONE.test(text)))
    ? "US"
    : null;
  const canadian = lines
    .slice(0, 400)
    .some(({ text }) => /,\s*(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE)\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/.test(text.slice(0, 200)))
    ? "CA"
    : null;
  const australian = lines
    .slice(0, 400)
    .some(({ text }) => /\s(?:NSW|VIC|QLD|TAS|ACT),?\s\d{4}(?!\d)/.test(text.slice(0, 300)))
    ? "AU"
    : null;
  const early =
    suffix ??
    geo ??
    american ??
    canadian ??
    australian ??
    (region ? parseCountry(region) : null) ??
    (language === "zh"
      ? chineseCountry(lines)
      : language === "ja" || language === "ko"
        ? countryOfLanguage(language)
        : null);
  const currency = commonCurrency(lines, { language, country: early, currency: null });
  const country =
    early ??
    (currency && currency !== "EUR" && currency !== "USD" ? parseCountry(currency.slice(0, 2)) : null) ??
    (currency === "EUR" || currency === null ? countryOfLanguage(language) : null);
  const hints: Hints = { language, country, currency: currency ?? currencyOfCountry(country) };
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
    isOwnUrl: sameAddress(own),
  };
}
