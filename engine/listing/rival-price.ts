/** A price beside which others of its size stand is never sure: former ones, "from" prices, other units, weekly for monthly. */
import type { Listing } from "#contract/listing";
import { SINGLE_SOURCE_CAP } from "./decide.ts";
import type { Page } from "./page/page.ts";
import { MONEY } from "./readers/phrases.ts";
import { NOT_THE_PRICE } from "./readers/shown-price.ts";
import { isUnitPrice, parseMoney } from "./units/money.ts";
import { plain } from "./units/number.ts";

/** A week's rent is a quarter of a month's; a former price is nearer. */
const NEAR = { sale: 3, rent: 5 } as const;
const FORMER = /\bwas\b|since|reduced|savings?|旧|原|前|値下|降|antes|avant|statt|prima/i;
const MAX_LINE = 120;
const MAX_LABEL = 30;

/** Whether another sum that could as well be asked stands in the part of the page about this home. */
function hasRival(amount: number, near: number, page: Page): boolean {
  let label = "";
  for (const line of page.lines) {
    if (line.chrome || line.aside) continue;
    const text = plain(line.text.slice(0, MAX_LINE + 1));
    const said = `${label} ${text}`;
    label = text.length <= MAX_LABEL ? text : "";
    if (text.length > MAX_LINE || !/\d/.test(text)) continue;
    // deposits, fees and loans are told apart by their names
    if (!line.struck && NOT_THE_PRICE.test(said) && !FORMER.test(said)) continue;
    for (const { 0: match, index } of text.matchAll(MONEY)) {
      if (isUnitPrice(text.slice(Math.max(0, index - 4), index + match.length + 8))) continue;
      const other = parseMoney(match, page.hints)?.amount ?? 0;
      if (other >= 100 && Math.max(other / amount, amount / other) <= near && Math.abs(other - amount) > amount * 0.005)
        return true;
    }
  }
  return false;
}

/** The listing, its price no surer than one source makes it where the page shows rivals. */
export function doubted(listing: Listing, page: Page): Listing {
  const { price, provenance } = listing;
  const said = provenance.price;
  if (price === null || said === undefined || said.confidence <= SINGLE_SOURCE_CAP) return listing;
  return hasRival(price.amount, NEAR[listing.transaction ?? "sale"], page)
    ? { ...listing, provenance: { ...provenance, price: { ...said, confidence: SINGLE_SOURCE_CAP } } }
    : listing;
}
