/** Prices as English says them: RMB 6.98 million, ₩1.85 billion, £1,350 a month, about £713 per sq ft. */
import type { Facts } from "#engine/copy/facts/index";
import { isJeonse } from "#engine/copy/facts/jeonse";
import type { Values } from "#engine/copy/languages/base/template";
import { feetFirst } from "./region.ts";
import { grouped, signs } from "./story/amounts.ts";

const home: Readonly<Record<string, string>> = { US: "USD", CA: "CAD", AU: "AUD", NZ: "NZD" };

/** At home a dollar is a dollar: C$ and US$ are written only abroad, HK$ and S$ always, as their own papers do. */
function signOf(currency: string, country: string | null): string {
  if (country && home[country] === currency) return "$";
  return currency === "USD" ? "US$" : (signs[currency] ?? `${currency} `);
}

/** The price in its wordings; a rent never without its period. */
export function price(facts: Facts): Values {
  const { price, country } = facts;
  if (!price) return {};
  const sign = signOf(price.currency, country);
  const whole = `${sign}${grouped(price.amount)}`;
  if (price.period) {
    const per = `${whole} a ${price.period}`;
    const slash = `${whole}/${price.period}`;
    return {
      price: per,
      "price.bare": slash,
      "price.full": `rent ${per}`,
      "price.list": `Rent: ${per}`,
      "price.say": `${whole} per ${price.period}`,
      "price.short": slash,
    };
  }
  const asia = price.currency === "CNY" || price.currency === "JPY" || price.currency === "KRW";
  const [scale, word, letter] =
    price.amount >= 1e9 ? ([1e9, "billion", "B"] as const) : ([1e6, "million", "M"] as const);
  const exact = asia && price.amount >= 1e6 && price.amount % (scale / 1e4) === 0;
  const bare = exact ? `${sign}${price.amount / scale} ${word}` : whole;
  const short = exact ? `${sign}${price.amount / scale}${letter}` : whole;
  // a Korean lease without a monthly rent is paid with one deposit
  if (isJeonse(facts))
    return {
      price: `${bare} jeonse deposit`,
      "price.bare": `${bare} jeonse deposit`,
      "price.num": bare,
      "price.full": `jeonse (lump-sum deposit) ${bare}`,
      "price.list": `Jeonse deposit: ${bare}`,
      "price.say": `${bare} as a jeonse deposit`,
      "price.short": `${short} jeonse`,
    };
  return {
    price: bare,
    "price.bare": bare,
    "price.full": `asking price ${bare}`,
    "price.list": `Asking price: ${bare}`,
    "price.say": whole,
    "price.short": short,
  };
}

/** "about £713 per sq ft": the price over the area, in the unit the home's country names first; rounded to what the eye takes in. */
export function rate({ price, area, country, transaction }: Facts): Values {
  if (transaction === "rent" || !price || price.period || !area || area.kind === "land") return {};
  const feet = feetFirst(country);
  const each = price.amount / (feet ? (area.sqft ?? area.sqm * 10.7639104) : area.sqm);
  // "about" with four figures or more would hide a wrong one; a home of no known country has no unit of its own
  if (each >= 1000 || country === null) return {};
  const sum = grouped(Number(each.toPrecision(3)));
  return { rate: `about ${signOf(price.currency, country)}${sum} per ${feet ? "sq ft" : "m²"}` };
}
