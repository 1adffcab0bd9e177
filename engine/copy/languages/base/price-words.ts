/** A price that is no plain asking price, in a language's words: offers over it, a guide, a first bid, a sum that may be talked about. */
import type { Facts } from "#engine/copy/facts/index";
import { isNoPrice, type NoPrice } from "#engine/copy/facts/price-term";
import type { Templates } from "./language.ts";
import type { Values } from "./template.ts";

export interface PriceWords {
  /** The sum with what it is, as a phrase that stands alone or behind a comma: "offers over {sum}". */
  readonly open: Readonly<Record<NoPrice, string>>;
  /** What stands behind a price that is firm, or is not: " (fixed price)". */
  readonly behind: Readonly<Record<"fixed" | "negotiable", string>>;
  readonly onRequest: string;
  /** Sentences that begin with that phrase and go on with what the home costs, for all voices. */
  readonly sentences: Templates;
}

/** Wordings of the price that are no sum: search tags, and sums that stand in a sentence of their own. */
const untouched: ReadonlySet<string> = new Set(["price.tag", "price.num", "price.short"]);
/** What is reckoned from the price as if it were one. */
const reckoned: ReadonlySet<string> = new Set(["rate", "sqmPrice", "perSquareMetre"]);
const isOf = (key: string, fact: string): boolean => key === fact || key.startsWith(`${fact}.`);

/**
 * The values with the price as the page qualifies it. A figure that is no price stands apart from the words of a sentence
 * (`price.apart`, see template.ts): "The asking price is offers over £245,000" is none.
 */
export function withPriceTerm(values: Values, { priceTerm, price }: Facts, words: PriceWords): Values {
  if (priceTerm === null) return values;
  if (priceTerm === "onRequest")
    return { ...values, price: words.onRequest, "price.bare": words.onRequest, "price.apart": "" };
  const sum = price?.period ? values.price : (values["price.bare"] ?? values.price);
  if (sum === undefined) return values;
  if (!isNoPrice(priceTerm))
    return Object.fromEntries(
      Object.entries(values).map(([key, text]) => [
        key,
        text !== undefined && isOf(key, "price") && !untouched.has(key) ? text + words.behind[priceTerm] : text,
      ]),
    );
  const phrase = words.open[priceTerm].replace("{sum}", sum);
  const kept = Object.entries(values).filter(([key]) => ![...reckoned].some((fact) => isOf(key, fact)));
  return {
    ...Object.fromEntries(kept.map(([key, text]) => [key, isOf(key, "price") && key !== "price.tag" ? phrase : text])),
    "price.apart": "",
  };
}
