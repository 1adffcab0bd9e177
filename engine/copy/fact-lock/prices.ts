/** Sums that are no price of the home or only a part of what is due, and prices and fees by the area. */
import type { Around } from "./around.ts";
import type { Facts } from "./facts.ts";
import { monthsOf, paidAtOnce } from "./months.ts";
import type { Quantity } from "./quantities.ts";

const total =
  /合计|总共|一共|共计|合計|計(?:\d|約|で)|total(?:ing|s)?|together|altogether|in all|총|합계|합쳐|zusammen|insgesamt|gesamt|somme|en tout|soit au total/iu;

/** More months than this are a term of the lease, and no deposit. */
const DEPOSITS = 10;

/** Three rents where deposit and advance together are four: a part said to be the whole. */
export function isPart(quantity: Quantity, facts: Facts, head: string): boolean {
  const { price } = facts.listing;
  if (price?.period !== "month" || !total.test(head.slice(-14))) return false;
  const months = monthsOf(facts);
  const most = paidAtOnce(facts.corpus) ?? Math.max(0, ...months);
  const said = quantity.value / price.amount;
  return months.length > 1 && Number.isInteger(said) && said > 1 && said < Math.min(most, DEPOSITS);
}

/** "售价68.6万" of 685,000 and a tax of 1,180: what is called the price is no sum of it and something else. */
const calledPrice =
  /(?:售价|售價|总价|要价|asking price|prix(?: de vente| affiché)?|Kaufpreis|販売価格|売買価格|매매가)(?: is| of| est(?: de)?| beträgt| ist)?[:：は은는]?\s?[€$¥£₩]?\s?$/iu;

export function isOtherPrice(
  { value, step, hedged, bound, currencies }: Quantity,
  { listing }: Facts,
  head: string,
): boolean {
  const { price } = listing;
  if (!price || price.period !== null || hedged || bound !== null || !calledPrice.test(head)) return false;
  return currencies.includes(price.currency) && Math.abs(value - price.amount) > step / 2 + 1e-6;
}

/** The size of the last digit that is not nought: 10 of 18,070. */
const rounded = (value: number): number => 10 ** (/(?<!0)0+$/.exec(String(Math.round(value)))?.[0].length ?? 0);

export const byArea =
  /m²|㎡|m2|sqm|sq\.? ?ft|sq\.? ?m|square|carré|qm|quadrat|平米|平方|坪|平(?!均)|제곱|평당|평방|(?:per|an?) foot|au mètre|pro Meter/iu;

/** The price by any area of the listing, for a square metre or a square foot. */
export function perAreaOfFacts(quantity: Quantity, { listing, ledgers }: Facts): boolean {
  const { price } = listing;
  if (!price || quantity.value < 5 || !Number.isFinite(quantity.value)) return false;
  const areas = [
    ...(listing.area ? [listing.area.sqm] : []),
    ...(ledgers.get("area") ?? []).flatMap(({ values }) => values),
  ];
  const sizes = quantity.dimension === "unitPrice" ? [1] : [1, 0.09290304, 400 / 121];
  return areas.some(
    (sqm) =>
      sqm > 10 &&
      sizes.some(
        (size) =>
          Math.abs((price.amount / sqm) * size - quantity.value) <=
          Math.max(quantity.step / 2, size === 1 ? rounded(quantity.value) / 2 : quantity.value * 0.0008) + 1e-9,
      ),
  );
}

const fee = /fees?(?!\p{L})|charges?|management|Hausgeld|Gebühr|honoraires|deposit|dues|strata|Verwaltung/iu;

/** A monthly or yearly fee by the area it is paid for: HK$1,150 for 412 sq ft. */
export function feePerArea(quantity: Quantity, { listing, ledgers }: Facts, around: Around): boolean {
  if (quantity.dimension !== "unitPrice" || !fee.test(around.sentence)) return false;
  const areas = [
    ...(listing.area ? [listing.area.sqm] : []),
    ...(ledgers.get("area") ?? []).flatMap(({ values }) => values),
  ];
  return (ledgers.get("money") ?? []).some(({ values }) =>
    values.some((sum) =>
      areas.some((sqm) => sqm > 10 && Math.abs(sum / sqm - quantity.value) <= quantity.value * 0.01),
    ),
  );
}
