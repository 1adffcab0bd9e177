/** Other homes on a page: boxes of one make, side by side, each with a price, a size or rooms and a link of its own. */
import type { Element } from "domhandler";
import { nodesIn, parentOf } from "./element.ts";
import type { Line } from "./lines.ts";

/** Money with a sign or a unit, whatever the page's country. */
const MONEY =
  /(?:[$€£¥₹₩₸₽]|\b(?:AED|CHF|SGD|HKD|RM|Rs\.?|R))\s?\d|\d\s?(?:€|£|円|元|[万萬억만]|원|₸|₽|zł|Kč|kr\b|Ft\b|EUR\b|CHF\b|Lacs?\b|Lakhs?\b|Cr\b)/u;
/** A size, rooms or a floor, with its number. */
const MEASURE =
  /\d\s?(?:m²|m2\b|㎡|平|mp\b|sq\.?\s?(?:ft|m)|sqft|ft²|坪|평|呎|室|房|居|S?L?DK\b|K\b|R\b|bhk\b|beds?\b|bedrooms?|bds?\b|br\b|hab\b|hab\.|habs|dorm|quartos?|camere|locali|pi[eè]ces?|pi[eè]ce|p\.|Zimmer|Zi\b|kamers?|chambres?|방|층|pok[oó]j|pokoje|rum\b|rom\b)|(?<!\p{L})T\d(?!\d)/iu;
/** The fewest that are a row of homes and no accident. */
export const MIN_CARDS = 3;
/** A card is small; the parts of a page that only share a name are not. */
const MAX_LINES = 24;
const MAX_LEVELS = 8;
const MAX_LINKS = 4_000;
const MAX_CELLS = 24;

type Seen = { money: number; measures: number; lines: number; headline: boolean; links: string[] };

/** Where a link leads without what tells one home from another. */
function shapeOf(href: string): string {
  const path = /^[^?#]*/.exec(href.replace(/^https?:\/\/[^/]+/, ""))?.[0] ?? "";
  const folders = path.split("/");
  while (folders.at(-1) === "") folders.pop();
  return [...folders.slice(0, -1), ""].join("/").replace(/\d+/g, "0");
}

/** The element and those around it, nearest first. */
function upwards(element: Element): Element[] {
  const found: Element[] = [];
  let at: Element | null = element;
  while (at !== null && found.length < MAX_LEVELS && at.name !== "body" && at.name !== "main") {
    found.push(at);
    at = parentOf(at);
  }
  return found;
}

/** What is said in each element near a line or a link. */
function survey(lines: readonly Line[], links: readonly Element[], isOwn: (href: string) => boolean) {
  const seen = new Map<Element, Seen>();
  const at = (element: Element): Seen => {
    const before = seen.get(element);
    if (before) return before;
    const made = { money: 0, measures: 0, lines: 0, headline: false, links: [] };
    seen.set(element, made);
    return made;
  };
  for (const { text, block, heading } of lines) {
    const short = text.slice(0, 300);
    const money = MONEY.test(short) ? 1 : 0;
    const measure = MEASURE.test(short) ? 1 : 0;
    for (const element of upwards(block)) {
      const one = at(element);
      one.money += money;
      one.measures += measure;
      one.lines += 1;
      one.headline ||= heading === 1;
    }
  }
  for (const link of links.slice(0, MAX_LINKS)) {
    const href = link.attribs.href?.trim().slice(0, 500) ?? "";
    if (href === "" || /^(?:#|javascript|tel|mailto|sms|whatsapp)/i.test(href) || isOwn(href)) continue;
    for (const element of upwards(link)) {
      const one = seen.get(element);
      if (one && one.links.length < MAX_LINES) one.links.push(href);
    }
  }
  return seen;
}

/** Tag and first class: cards of one row differ at most in "first", "odd" and "promoted". */
const makeOf = ({ name, attribs }: Element): string => `${name}.${attribs.class?.trim().split(/\s/, 1)[0] ?? ""}`;

/** Most of the boxes lead to addresses of one shape, each to its own. */
function leadApart(links: readonly (readonly string[])[]): boolean {
  const byShape = new Map<string, Set<string>>();
  for (const hrefs of links)
    for (const href of new Set(hrefs)) {
      const shape = shapeOf(href);
      byShape.set(shape, (byShape.get(shape) ?? new Set()).add(href));
    }
  return [...byShape.values()].some((targets) => targets.size >= MIN_CARDS);
}

/** Three cells at least and no heading cell: a row of a table of homes. */
const isRow = (element: Element): boolean => {
  if (element.name !== "tr") return false;
  let cells = 0;
  for (const node of nodesIn(element, MAX_CELLS)) {
    if (node.type !== "tag") continue;
    if (node.name === "th") return false;
    if (node.name === "td") cells++;
  }
  return cells >= MIN_CARDS;
};

/** The boxes of other homes. `links` are the page's, `isOwn` tells those back to the page itself. */
export function cardsOf(
  lines: readonly Line[],
  links: readonly Element[],
  isOwn: (href: string) => boolean,
): ReadonlySet<Element> {
  const rows = new Map<Element, Map<string, Element[]>>();
  const seen = survey(lines, links, isOwn);
  for (const [element, { money, measures, lines: count, headline }] of seen) {
    const parent = parentOf(element);
    if (parent === null || money === 0 || measures === 0 || headline || count > MAX_LINES) continue;
    const byMake = rows.get(parent) ?? new Map<string, Element[]>();
    rows.set(parent, byMake);
    const make = makeOf(element);
    const boxes = byMake.get(make);
    if (boxes) boxes.push(element);
    else byMake.set(make, [element]);
  }
  const cards = new Set<Element>();
  for (const byMake of rows.values())
    for (const boxes of byMake.values()) {
      if (boxes.length < MIN_CARDS) continue;
      if (boxes.every(isRow) || leadApart(boxes.map((box) => seen.get(box)?.links ?? [])))
        for (const box of boxes) cards.add(box);
    }
  return cards;
}

/** Whether an element stands in one of the cards. */
export function isCarded(element: Element, cards: ReadonlySet<Element>): boolean {
  if (cards.size > 0) for (const at of upwards(element)) if (cards.has(at)) return true;
  return false;
}
