/** Finds where a written text states the facts of a listing, so that the demonstration can point from one to the other. */

import type { Listing } from "#contract/listing";
import { escapeRegExp } from "#engine/text/escape-regexp";
import type { FactKey, Segment } from "#web/features/landing/types.ts";

/** 1698000 as "1,698,000", "1 698 000" or "1.698.000". */
const grouped = (value: number): string =>
  String(Math.round(value)).replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, "[,. \\u00a0\\u202f]?");
/** 89.3 as "89.3" or "89,3". */
const decimal = (value: number): string => String(value).replace(".", "[.,]");

const counts: Record<number, string> = { 1: "1|一|one|une?", 2: "2|[二两]|two|deux", 3: "3|三|three|trois" };
const counted = (value: number): string => `(?:${counts[value] ?? value})`;
const SQFT = 10.7639;

/** Per fact the ways of saying it, most telling first. */
function sayings(listing: Listing): [FactKey, string][] {
  const { price, area, rooms, yearBuilt, address, features } = listing;
  const patterns: [FactKey, string][] = [];
  if (price) {
    const { amount } = price;
    const short = `${decimal(amount / 10_000)} ?万[元加円]*元?|${decimal(amount / 1e6)} ?(?:million|Mio\\.?|M\\b)`;
    patterns.push(["price", `(?<![\\d.,])(?:[$¥€] ?)?(?:${short}|${grouped(amount)})(?: ?\\$)?`]);
  }
  if (area) {
    const feet = `${grouped(area.sqm * SQFT)} sq ft`;
    patterns.push(["area", `(?<![\\d.,])(?:${decimal(area.sqm)} ?(?:㎡|m²)?|${feet})`]);
  }
  if (rooms.bedrooms !== null) {
    const beds = counted(rooms.bedrooms);
    const tail = "(?:[一二两三][厅卫])*";
    patterns.push([
      "rooms",
      `(?<!\\d)(?:${beds}[房室卧]${tail}|${beds} (?:bed(?:room)?s?\\b|chambres)|${rooms.bedrooms}LDK)`,
    ]);
  }
  if (yearBuilt !== null) patterns.push(["year", `(?<!\\d)${yearBuilt}(?!\\d)`]);
  for (const feature of features) {
    const figure = /\d{2,}/.exec(feature)?.[0];
    if (figure) patterns.push(["features", `(?<!\\d)${figure} ?(?:米|m\\b)`]);
  }
  for (const name of [address.community, address.district]) if (name) patterns.push(["place", escapeRegExp(name)]);
  return patterns;
}

/** The text cut where it states a fact. Joined again, the segments are the text, to the letter. */
export function markFacts(text: string, listing: Listing): Segment[] {
  const patterns = sayings(listing);
  if (patterns.length === 0) return [{ text }];
  const pattern = new RegExp(patterns.map(([, saying]) => `(${saying})`).join("|"), "giu");
  const segments: Segment[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const which = match.slice(1).findIndex((group) => group !== undefined);
    const fact = patterns[which]?.[0];
    if (match.index > at) segments.push({ text: text.slice(at, match.index) });
    segments.push({ text: match[0], ...(fact ? { fact } : {}) });
    at = match.index + match[0].length;
  }
  if (at < text.length) segments.push({ text: text.slice(at) });
  return segments;
}
