/** Prices as French prints them: 6,98 millions de yuans, 570 000 €, 950 € par mois. */
import type { Facts } from "#engine/copy/facts/index";
import { isJeonse } from "#engine/copy/facts/jeonse";
import type { Values } from "#engine/copy/languages/base/template";
import { grouped, units } from "./story/amounts.ts";

const exactly = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 4 });
const per = {
  month: ["par mois", "/mois"],
  week: ["par semaine", "/semaine"],
  day: ["par jour", "/jour"],
  year: ["par an", "/an"],
} as const;

export function money(facts: Facts): Values {
  const { price } = facts;
  if (!price) return {};
  // "$" is the American one: readers in France are no residents of the home’s country
  const unit = units[price.currency] ?? price.currency;
  const whole = `${grouped(price.amount)}\u00a0${unit}`;
  if (price.period) {
    const [long, short] = per[price.period];
    return {
      price: `${whole} ${long}`,
      "price.bare": `${whole}${short}`,
      "price.full": `loyer de ${whole} ${long}`,
      "price.list": `Loyer : ${whole} ${long}`,
      "price.say": `${whole} ${long}`,
      "price.short": `${whole}${short}`,
    };
  }
  const word = /^\p{L}/u.test(unit);
  const millions = price.amount / 1e6;
  const round = word && millions >= 1 && Number(millions.toFixed(4)) === millions;
  const joint = /^[aeiouh]/iu.test(unit) ? "d’" : "de ";
  const big = millions >= 1000 ? millions / 1000 : millions;
  const name = `${millions >= 1000 ? "milliard" : "million"}${big >= 2 ? "s" : ""}`;
  const said = round ? `${exactly.format(big)}\u00a0${name} ${joint}${unit}` : whole;
  const short = round ? `${exactly.format(big)}\u00a0${millions >= 1000 ? "Md" : "M"} ${joint}${unit}` : whole;
  if (isJeonse(facts))
    return {
      price: `${said} de dépôt jeonse`,
      "price.bare": `${said} de dépôt jeonse`,
      "price.num": said,
      "price.full": `dépôt jeonse de ${said}`,
      "price.list": `Dépôt jeonse : ${said}`,
      "price.say": `${whole} de dépôt jeonse`,
      "price.short": `${short} de dépôt jeonse`,
    };
  return {
    price: said,
    "price.bare": said,
    "price.full": `prix de ${said}`,
    "price.list": `Prix : ${said}`,
    "price.say": whole,
    "price.short": short,
  };
}
