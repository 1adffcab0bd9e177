import type { Difference } from "#contract/reconciliation";

/** Why a transfer can do nothing but go back: another sum paid the order, or it is in another currency. Null: it can be taken. */
export function onlyBackOf({ ours, theirs }: Pick<Difference, "ours" | "theirs">): "surplus" | "foreign" | null {
  if (ours?.state === "paid") return "surplus";
  const currency = ours?.currency ?? "CNY";
  return (theirs?.currency ?? currency) === currency ? null : "foreign";
}
