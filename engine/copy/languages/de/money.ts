/** Prices as German prints them: 6,98 Mio. Yuan, 570.000 €, 950 € im Monat. */
import type { Facts } from "#engine/copy/facts/index";
import { isJeonse } from "#engine/copy/facts/jeonse";
import type { Values } from "#engine/copy/languages/base/template";
import { grouped, scaled } from "./story/amounts.ts";

/** What follows the amount in a sentence, and in a short line. */
const units: Readonly<Record<string, readonly [said: string, short: string]>> = {
  CNY: ["Yuan", "Yuan"],
  JPY: ["Yen", "Yen"],
  KRW: ["Won", "Won"],
  EUR: ["€", "€"],
  USD: ["US-Dollar", "$"],
  GBP: ["£", "£"],
  CHF: ["CHF", "CHF"],
  AED: ["Dirham", "AED"],
  INR: ["Rupien", "INR"],
};
const per = {
  month: ["im Monat", "/Monat"],
  week: ["pro Woche", "/Woche"],
  day: ["pro Tag", "/Tag"],
  year: ["im Jahr", "/Jahr"],
} as const;

/** The asking price per square metre, to the next ten: only where the currency's figures stay readable. */
function perSquareMetre({ price, area }: Facts): Values {
  if (!price || price.period || !area || !["EUR", "GBP", "CHF", "USD"].includes(price.currency)) return {};
  const rate = Math.round(price.amount / area.sqm / 10) * 10;
  return rate >= 500 ? { sqmPrice: `rund ${grouped(rate)}\u00a0${units[price.currency]?.[0] ?? ""} pro m²` } : {};
}

export function money(facts: Facts): Values {
  const { price } = facts;
  if (!price) return {};
  const [said, short] = units[price.currency] ?? [price.currency, price.currency];
  const amount = grouped(price.amount);
  const whole = `${amount}\u00a0${said}`;
  if (price.period) {
    const [long, slash] = per[price.period];
    return {
      price: `${whole} ${long}`,
      "price.bare": `${amount}\u00a0${short}${slash}`,
      "price.full": `Miete ${whole} ${long}`,
      "price.list": `Miete: ${whole} ${long}`,
      "price.say": `${whole} ${long}`,
      "price.short": `${amount}\u00a0${short}${slash}`,
    };
  }
  const round = /^\p{L}/u.test(short) ? scaled(price.amount) : null;
  const bare = round === null ? whole : `${round}\u00a0${said}`;
  const brief = round === null ? `${amount}\u00a0${short}` : bare;
  if (isJeonse(facts))
    return {
      price: `${bare} Jeonse-Kaution`,
      "price.bare": `${bare} Jeonse-Kaution`,
      "price.num": bare,
      "price.full": `Jeonse-Kaution ${bare}`,
      "price.list": `Jeonse-Kaution: ${bare}`,
      "price.say": `${whole} Jeonse-Kaution`,
      "price.short": `${brief} Jeonse-Kaution`,
    };
  return {
    ...perSquareMetre(facts),
    price: bare,
    "price.bare": bare,
    "price.full": `Kaufpreis ${bare}`,
    "price.list": `Kaufpreis: ${bare}`,
    "price.say": whole,
    "price.short": brief,
  };
}
