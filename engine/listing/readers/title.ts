/** The listing's name: the heading that agrees with the page's title, not the portal's slogan. */

import type { Element } from "domhandler";
import { type Candidate, fact, from } from "../facts/candidate.ts";
import { around } from "../page/element.ts";
import { headsMany } from "../page/heads-many.ts";
import type { Line } from "../page/lines.ts";
import type { Page } from "../page/page.ts";
import { metaText } from "../page/tagged.ts";
import { tidy } from "../units/number.ts";
import { namesNoHome } from "./not-a-name.ts";
import { FIRM } from "./own-agency.ts";
import { HOMELY, isLogo, isSite, partsOf, siteOf, squeezed } from "./site-name.ts";
import { calledSo, MAX_TITLED, OWN_TITLE, titled } from "./titled.ts";

const MAX_HEADING_LINES = 5;
/** "S$ 1,880,000", "698万": a price set as a heading. */
const MONEY_ONLY =
  /^(?:\p{L}{0,4}[\p{Sc}$]?\s?)?\d[\d.,'\s]{0,20}(?:\p{Sc}|[万萬亿億만억円元원]{0,3}|EUR|USD|CHF|AED|PLN|CZK|SEK|NOK|DKK|zł|Kč|kr\.?|Ft|lei|руб\.?)?(?:\s?[/／].{0,12})?$/u;
/** "월세 3,000/85", "전세 3억 2천". */
const OFFER_ONLY = /^(?:월세|전세|매매|단기|租|售)\s?[\d,./억천만원\s]{1,20}$/u;
/** A text's pieces of two letters. */
function gramsOf(words: string): ReadonlySet<string> {
  const text = words.toLowerCase().replace(/\s/g, "");
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}

/** Shared pieces of two texts, 0..1 of the shorter. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of a) if (b.has(gram)) shared++;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

/** The part of "<title>" that is the listing's: site names and slogans hang on separators. */
function cleanTitle(text: string, page: Page): string {
  const site = siteOf(page);
  const parts = partsOf(text).filter(
    (part, _, all) => all.length === 1 || (!namesNoHome(part, page.hints.language) && !FIRM.test(part)),
  );
  const own = parts.filter((part) => site === "" || !squeezed(part).includes(site));
  if (own.length === 0 && parts.length <= 1 && site !== "") return "";
  const best = own[0] ?? parts[0] ?? "";
  const second = own[1];
  // "Address | 3 bed flat": the second part belongs when the first is short.
  return best.length < 8 && second ? `${best} ${second}` : best;
}

const headingAround = (line: Line): Element | null =>
  line.block.name === "h1" ? line.block : around(line.block, 3, ({ name }) => name === "h1");

/** All lines of one heading of the first rank, its price left out: portals set its parts below each other. */
function whole(lines: readonly Line[], at: number, language: string | null): string {
  const line = lines[at];
  if (line === undefined || line.heading !== 1) return line?.text ?? "";
  const own = headingAround(line);
  const before = lines[at - 1];
  // the lines below the first are a part of it, unless that is a price
  if (own !== null && before?.heading === 1 && headingAround(before) === own)
    return MONEY_ONLY.test(before.text) || OFFER_ONLY.test(before.text) || namesNoHome(before.text, language)
      ? line.text
      : "";
  if (own === null) return line.text;
  const texts = [line.text];
  for (const next of lines.slice(at + 1, at + MAX_HEADING_LINES)) {
    if (next.heading !== 1 || headingAround(next) !== own) break;
    if (!MONEY_ONLY.test(next.text) && !namesNoHome(next.text, language)) texts.push(next.text);
  }
  return texts.join(" ");
}

const MAX_HEADLINE = 140;

type Heading = { text: string; at: number; score: number };

function headings(page: Page): Heading[] {
  const { language } = page.hints;
  const named = titled(page);
  const headed = (at: number): string =>
    tidy(whole(page.main, at, language).slice(0, 400)).replace(
      /\s?(?:物件番号|ref\.?|listing id|id)\s?[:：#]\s?[\w-]+$/i,
      "",
    );
  const titles = [page.title, metaText(page, "og:title") ?? ""]
    .map((text) => tidy(text.slice(0, 400)))
    .filter((text) => text !== "" && !namesNoHome(text, language))
    .map(gramsOf);
  const site = siteOf(page);
  const entitled = HOMELY.test(cleanTitle(page.title, page));
  return page.main.flatMap((line, at): Heading[] => {
    const called = named.get(line);
    const own = OWN_TITLE.test(calledSo(line.block));
    // most lines are no headings
    if (called === undefined && !own && (line.heading === 0 || line.heading > 3)) return [];
    // a part of a headline may be called the title; all of it is, unless it holds the price
    const part =
      called !== undefined &&
      line.heading === 1 &&
      called.length < line.text.length &&
      line.text.length <= MAX_HEADLINE &&
      !MONEY_INSIDE.test(line.text) &&
      line.text.startsWith(called);
    const text = part ? headed(at) : (called ?? headed(at));
    if (
      text.length < 4 ||
      text.length > 220 ||
      namesNoHome(text, language) ||
      MONEY_ONLY.test(text) ||
      OFFER_ONLY.test(text) ||
      isSite(text, page) ||
      (line.linked && (line.heading !== 1 || isLogo(line, page)))
    )
      return [];
    const grams = gramsOf(text);
    const agreement = Math.max(0, ...titles.map((title) => overlap(grams, title)));
    const slogan = site !== "" && squeezed(text).includes(site) ? 0.4 : 0;
    const level = own ? 0.5 : Math.max([0, 0.5, 0.32, 0.16][line.heading] ?? 0, called === undefined ? 0 : 0.4);
    return [
      {
        text,
        at,
        score:
          level +
          agreement * 0.5 +
          (HOMELY.test(text) ? 0.25 : 0) -
          slogan -
          (headsMany(text) ? 0.4 : 0) -
          // a heading of which the page's own title says nothing is the template's
          (entitled && agreement < 0.2 && !HOMELY.test(text) ? 0.3 : 0) -
          (text.length < 8 ? 0.1 : 0) -
          Math.min(0.2, at / 1000),
      },
    ];
  });
}

const best = new WeakMap<Page, Heading | null>();

/** Looked for once: several readers begin at it. */
function bestHeading(page: Page): Heading | null {
  const before = best.get(page);
  if (before !== undefined) return before;
  const found = headings(page).sort((a, b) => b.score - a.score)[0] ?? null;
  best.set(page, found);
  return found;
}

/** Where in `page.main` the headline stands; 0 when there is none. */
export const headlineAt = (page: Page): number => bestHeading(page)?.at ?? 0;

const FIRST_LINES = 40;
/** Where no heading is a name: the line that the page's own title says again. */
function repeated(page: Page): string | null {
  const whole = tidy(page.title.slice(0, 400));
  const site = siteOf(page);
  const line = page.main
    .slice(0, FIRST_LINES)
    .find(
      ({ text, linked }) =>
        !linked &&
        text.length >= 8 &&
        text.length < whole.length &&
        !namesNoHome(text, page.hints.language) &&
        whole.includes(tidy(text)) &&
        !OFFER_ONLY.test(text) &&
        !MONEY_ONLY.test(text) &&
        !isSite(text, page) &&
        !(site !== "" && squeezed(text).includes(site)),
    );
  return line ? tidy(line.text) : null;
}

/** Where nothing is called a title: the line above the price that reads like a home's name. */
function abovePrice(page: Page): string | null {
  const priced = page.main.findIndex(({ text }) => MONEY_INSIDE.test(text.slice(0, 60)));
  const lines = page.main.slice(Math.max(0, priced - ABOVE), Math.max(0, priced)).filter(({ text, linked }) => {
    const site = siteOf(page);
    const ofSite =
      isSite(text.slice(0, MAX_TITLED), page) ||
      (site.length > 1 && squeezed(text.slice(0, MAX_TITLED)).includes(site));
    return (
      !linked &&
      text.length >= 8 &&
      text.length <= 120 &&
      !ofSite &&
      !namesNoHome(text, page.hints.language) &&
      !/[:：]/.test(text)
    );
  });
  const line = lines.findLast(({ text }) => HOMELY.test(text) && !/^\d/.test(text)) ?? lines.at(-1);
  return line === undefined ? null : tidy(line.text);
}
const ABOVE = 12;
/** A sum with its sign, split over elements or not. */
const MONEY_INSIDE = /(?:[$€£¥₹₩]|CHF|R\$)\s?\d|\d[\d.,\s]{0,16}(?:€|万|萬|円|억|zł|Kč|kr\b|元)/u;

export function readTitle(page: Page): Candidate[] {
  const heading = bestHeading(page);
  const og = metaText(page, "og:title");
  const candidates: Candidate[] = [];
  if (heading && heading.score > 0.22)
    candidates.push(...from("text", [fact("title", heading.text, Math.min(0.78, 0.4 + heading.score * 0.4))]));
  const said = candidates.length > 0 ? null : repeated(page);
  if (said !== null) candidates.push(...from("text", [fact("title", said, 0.6)]));
  for (const text of [og, page.title]) {
    const title = text ? cleanTitle(text, page) : "";
    if (title.length >= 4 && !namesNoHome(title, page.hints.language))
      candidates.push(
        ...from("meta", [fact("title", title, title.length < 12 && !/[\d\p{Script=Han}]/u.test(title) ? 0.36 : 0.56)]),
      );
  }
  const above = candidates.length > 0 ? null : abovePrice(page);
  return above === null ? candidates : from("text", [fact("title", above, 0.36)]);
}
