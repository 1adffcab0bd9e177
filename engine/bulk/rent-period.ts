/** What keeps a row's home from being kept; where nobody said whether it is let, or for how long, what is asked and the answer put in. */
import type { RowAnswer, RowProblem } from "#contract/batch/batch";
import { AppError } from "#contract/errors";
import { isOfferUnclear, type Listing, PERIOD } from "#contract/listing";
import { assertConfirmed } from "../campaign/enough.ts";

/** Characters that tell the home from the others. */
const NAME = 60;

/** Whoever is asked for how long has to know which home it is, and what the amount is. */
function homeAndAmount({ title, address, price, sourceUrl }: Listing): string {
  const name = title ?? address.community ?? address.text ?? sourceUrl ?? "";
  return [name.slice(0, NAME), price && `${price.amount} ${price.currency}`].filter(Boolean).join(" · ");
}

/** Null where the home can be kept. */
export function missingOf(listing: Listing): RowProblem | null {
  try {
    assertConfirmed(listing);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code } = error;
    return { code, column: null, value: code === "rent_without_period" ? homeAndAmount(listing) : null };
  }
}

/** The listing with what was answered; unchanged where nothing is to be asked. */
export function withAnswer(listing: Listing, answer: RowAnswer | null): Listing {
  const { price, provenance } = listing;
  if (answer === null || !isOfferUnclear(listing)) return listing;
  const said = { source: "user", confidence: 1 } as const;
  const sold = answer === "sale";
  return {
    ...listing,
    transaction: sold ? "sale" : "rent",
    price: price && { ...price, period: sold ? null : answer },
    provenance: { ...provenance, transaction: said, ...(price ? { [PERIOD]: said } : {}) },
  };
}
