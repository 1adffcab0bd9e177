/** Sums a reader would do on paper: what leaves the account at signing and each month, and the price of a square metre. */
import type { Listing } from "#contract/listing";
import { marketForCountry } from "#engine/compliance/countries";
import { getMarket } from "#engine/compliance/markets/index";
import type { Facts } from "../facts/index.ts";
import { isNoPrice } from "../facts/price-term.ts";
import type { Story } from "../languages/base/story.ts";
import type { Values } from "../languages/base/template.ts";
import type { MaterialItem } from "../material/read.ts";
import { excludes } from "../material/remainders.ts";

/** Fees that a tenant pays beside the rent. */
const beside: ReadonlySet<string> = new Set(["managementFee", "utilities", "heatingCosts"]);

/** "Nebenkosten 220 € ohne Heizung" beside "Heizkosten 90 €" leave nothing out. */
const paidApart = (items: readonly MaterialItem[]): boolean =>
  items.some(({ kind, value }) => kind === "heatingCosts" && value.form === "money");

/** "Gasetagenheizung, der Mieter schließt den Vertrag selbst ab": heating that no sum of the page holds. */
const heatsApart =
  /(?:heiz|gasetagen|nachtspeicher)[^.;\n]{0,60}(?:nicht (?:enthalten|inkl)|eigene[rnm]? (?:gas|strom|liefer)?(?:vertrag|versorger)|vertrag selbst|selbst (?:ab|mit|beim)|direkt (?:an|mit|beim)|separat|gesondert)|(?:zzgl\.?|zuzüglich|ohne) heiz|chauffage (?:individuel )?(?:non compris|en sus|à la charge du locataire)|heating (?:is )?(?:not included|extra|paid separately)/iu;
export const paysHeatingApart = ({ description, features, disclosures }: Listing): boolean =>
  [description ?? "", ...features, ...Object.entries(disclosures).map((pair) => pair.join(": "))].some((text) =>
    heatsApart.test(text),
  );

/** Rent and the fees beside it; null where one is an average, in another currency, or within the rent already. */
function monthlySum(items: readonly MaterialItem[], price: NonNullable<Facts["price"]>, cold: boolean): number | null {
  // rent and charges without what heats the home would be taken for all of it
  if (cold && !paidApart(items)) return null;
  const fees = items.filter(({ kind }) => beside.has(kind));
  if (fees.length === 0 || items.some(({ kind }) => kind === "warmRent")) return null;
  let sum = price.amount;
  for (const { kind, value } of fees) {
    if (value.form !== "money" || value.period !== "month" || value.currency !== price.currency || value.average)
      return null;
    if (value.notes.some((note) => excludes.has(note)) && !(kind === "utilities" && paidApart(items))) return null;
    sum += value.amount;
  }
  return sum;
}

/** As agents round the price of a square metre: 78163 -> 78200, which is said in ten thousands; smaller ones to the unit. */
const rounded = (amount: number): number => (amount >= 5e4 ? Number(amount.toPrecision(3)) : Math.round(amount));

/** Yearly costs by the month: {kind}.monthly, or {kind}.about where it does not divide. */
const byTheMonth = (items: readonly MaterialItem[], { amount }: Story): Values =>
  Object.fromEntries(
    items.flatMap(({ kind, value }) => {
      if (value.form !== "money" || value.period !== "year" || value.currency === null || value.amount < 120) return [];
      const month = value.amount / 12;
      return [
        [`${kind}.${Number.isInteger(month) ? "monthly" : "about"}`, amount.money(Math.round(month), value.currency)],
      ];
    }),
  );

/**
 * Values for templates, each only where all it is made of is stated: signingSum (deposit and first rent), monthlySum (rent and
 * fees), perSquareMetre (of a sale), yearly costs by the month, and `pricedCold` where the price is the cold rent and `pricedWhole`
 * where it is not.
 */
export function sumsOf(facts: Facts, items: readonly MaterialItem[], story: Story, heatingApart = false): Values {
  const { price, area } = facts;
  if (!price) return byTheMonth(items, story);
  const money = (amount: number | null): string | undefined =>
    amount === null ? undefined : story.amount.money(Math.round(amount), price.currency);
  const monthly = price.period === "month";
  const market = marketForCountry(facts.country);
  // where more falls due with them, the sum would be taken for the whole
  const paying =
    market && getMarket(market)?.dueAtSigning
      ? undefined
      : items.find(({ value }) => value.form === "depositAndAdvance")?.value;
  const cold = items.some(
    ({ kind, value }) => kind === "coldRent" && value.form === "money" && value.amount === price.amount,
  );
  return {
    signingSum: money(
      monthly && paying?.form === "depositAndAdvance" ? price.amount * (paying.deposit + paying.advance) : null,
    ),
    monthlySum: money(monthly ? monthlySum(items, price, heatingApart) : null),
    perSquareMetre: money(
      area && area.kind !== "land" && price.period === null && !isNoPrice(facts.priceTerm)
        ? rounded(price.amount / area.sqm)
        : null,
    ),
    pricedCold: cold ? "" : undefined,
    pricedWhole: cold ? undefined : "",
    ...byTheMonth(items, story),
  };
}
