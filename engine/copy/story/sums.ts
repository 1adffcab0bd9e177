/** Sums a reader would do on paper: what leaves the account at signing and each month, and the price of a square metre. */
import type { Facts } from "../facts/index.ts";
import type { MaterialItem } from "../material/read.ts";

export interface Sums {
  /** Deposit and first rent, in the rent's currency. */
  readonly atSigning: number | null;
  /** Rent and the fees that are paid with it. */
  readonly monthly: number | null;
  /** Of a sale, or of a month's rent. */
  readonly perSquareMetre: number | null;
}

const sameCurrency = (item: MaterialItem, currency: string): boolean =>
  item.value.form === "money" && item.value.currency === currency;

/** Only of amounts the listing states; averages ("about 210,000 a month") are in no sum. */
export function sumsOf(facts: Facts, items: readonly MaterialItem[]): Sums {
  const { price, area } = facts;
  const monthlyRent = price?.period === "month" ? price.amount : null;
  const paying = items.find(({ value }) => value.form === "depositAndAdvance")?.value;
  const fees = items.filter(
    (item) => ["managementFee", "utilities", "serviceCharge"].includes(item.kind) && item.value.form === "money",
  );
  const fee = fees.length === 1 ? fees[0] : undefined;
  const feeAmount =
    fee &&
    price &&
    sameCurrency(fee, price.currency) &&
    fee.value.form === "money" &&
    fee.value.period === "month" &&
    !fee.value.average
      ? fee.value.amount
      : null;
  return {
    atSigning:
      monthlyRent !== null && paying?.form === "depositAndAdvance"
        ? monthlyRent * (paying.deposit + paying.advance)
        : null,
    monthly: monthlyRent !== null && feeAmount !== null ? monthlyRent + feeAmount : null,
    perSquareMetre: price && area && area.kind !== "land" && price.period === null ? price.amount / area.sqm : null,
  };
}
