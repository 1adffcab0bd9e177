/** A parsed page and what is known about it as a whole, before any reader looks for facts. */
import { type CheerioAPI, load } from "cheerio/slim";
import type { AnyNode } from "domhandler";
import { parse as parseDomain } from "tldts";
import type { Hints } from "./candidate.ts";
import { type Line, linesOf } from "./lines.ts";
import { type Pair, pairsOf } from "./pairs.ts";
import { countryOfLanguage, countryOfSuffix, currencyOfCountry, parseCountry } from "./units/country.ts";
import { currencyOf } from "./units/money.ts";

export type Page = {
  $: CheerioAPI;
  html: string;
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

const MAX_NESTING = 256;

const SCRIPTS: readonly [string, RegExp][] = [
  ["ja", /[ぁ-んァ-ヶ]/g],
  ["ko", /[가-힣]/g],
  ["zh", /[一-龯]/g],
  ["ru", /[а-яё]/gi],
  ["th", /[ก-๙]/g],
];
const WORDS: readonly [string, RegExp][] = [
  ["de", /\b(?:und|der|die|das|mit|für|wohnung|zimmer|ist|nicht|eine?)\b/gi],
  ["fr", /\b(?:et|le|les|des|une|avec|pour|dans|est|pièces|chambre)\b/gi],
  ["es", /\b(?:el|los|con|para|una|por|piso|vivienda|del|habitaciones)\b/gi],
  ["it", /\b(?:il|di|con|per|una|della|nel|appartamento|è|che)\b/gi],
  ["pt", /\b(?:com|para|uma|não|em|do|da|apartamento|você|imóvel)\b/gi],
  ["nl", /\b(?:het|een|van|voor|met|woning|kamers|op|zijn)\b/gi],
  ["en", /\b(?:the|and|with|for|of|bedroom|property|this|your)\b/gi],
];

/** Language of the visible text: by script, else by its commonest words; the html tag only breaks ties, it is often wrong. */
function languageOf(text: string, declared: string | null): string | null {
  const sample = text.slice(0, 20_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const share = (pattern: RegExp) => (sample.match(pattern)?.length ?? 0) / Math.max(1, letters);
  if (share(/[ぁ-んァ-ヶ]/g) > 0.04) return "ja";
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
  return best && best.hits >= 3 ? best.language : declared;
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

const comparable = (address: string): string =>
  address
    .replace(/^https?:\/\/(?:www\.|m\.)?/, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
    .toLowerCase();

/** The longest run of digits or the last path segment: what portals call a listing's id. */
const idOf = (address: string): string | null => /(\d{5,})(?!.*\d{5,})/.exec(address)?.[1] ?? null;

/** Selectors recurse; a page nested deeper than any real one would end the process. Cuts what lies below. */
function pruneDepth($: CheerioAPI): void {
  const root = $.root().get(0);
  let level: AnyNode[] = root ? [...root.children] : [];
  for (let depth = 0; level.length > 0; depth++) {
    const below: AnyNode[] = [];
    for (const node of level) {
      if (!("children" in node)) continue;
      if (depth >= MAX_NESTING) node.children = [];
      else for (const child of node.children) below.push(child);
    }
    level = below;
  }
}

export function parsePage(html: string, url: string | null): Page {
  // One root element: selectors compare every pair of top-level nodes, and fragments have thousands.
  const $ = load(`<page>${html}</page>`, {
    xml: { xmlMode: false, decodeEntities: true, recognizeSelfClosing: false },
  });
  pruneDepth($);
  const meta = (selector: string) => $(selector).first().attr("content")?.trim() || null;
  const canonical = $('link[rel="canonical"]').first().attr("href")?.trim() ?? null;
  const own =
    url ??
    [meta('meta[property="og:url"]'), canonical].find((address) => address !== null && URL.canParse(address)) ??
    null;
  const domain = own === null ? null : parseDomain(own);
  const lines = linesOf($);
  const declared = $("html").first().attr("lang")?.trim() || meta('meta[http-equiv="content-language" i]');
  const language = languageOf(lines.map(({ text }) => text).join("\n"), declared || null);
  const region =
    /^[a-z]{2}[-_]([a-z]{2})$/i.exec(declared ?? "")?.[1] ??
    /_([A-Z]{2})$/.exec(meta('meta[property="og:locale"]') ?? "")?.[1] ??
    null;
  const geo = /^([A-Z]{2})-/.exec(meta('meta[name="geo.region" i]') ?? "")?.[1] ?? null;
  const suffix = countryOfSuffix(domain?.publicSuffix ?? null);
  const states =
    /,\s*(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\s+\d{5}\b/;
  const american = lines.slice(0, 400).some(({ text }) => states.test(text.slice(0, 200))) ? "US" : null;
  const canadian = lines
    .slice(0, 400)
    .some(({ text }) => /,\s*(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE)\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/.test(text.slice(0, 200)))
    ? "CA"
    : null;
  const early =
    suffix ??
    geo ??
    american ??
    canadian ??
    (region ? parseCountry(region) : null) ??
    (language === "zh" ? "CN" : language === "ja" || language === "ko" ? countryOfLanguage(language) : null);
  const currency = commonCurrency(lines, { language, country: early, currency: null });
  const country =
    early ??
    (currency && currency !== "EUR" && currency !== "USD" ? parseCountry(currency.slice(0, 2)) : null) ??
    (currency === "EUR" || currency === null ? countryOfLanguage(language) : null);
  const hints: Hints = { language, country, currency: currency ?? currencyOfCountry(country) };
  const main = lines.filter((line) => !line.chrome && !line.aside);
  const ownId = own === null ? null : idOf(own);
  return {
    $,
    html,
    url: own,
    site: domain?.domain ?? null,
    hints,
    lines,
    main,
    pairs: pairsOf(lines, language),
    isOwnUrl: (address) =>
      own !== null &&
      address !== null &&
      (comparable(address) === comparable(own) || (ownId !== null && address.includes(ownId))),
  };
}
