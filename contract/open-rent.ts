/** A rent of which nobody said for how long: asked about, never written as if it were a price. */
import type { Listing } from "#contract/listing";

/** Korea's jeonse is one deposit for the whole lease: there an amount without a period is complete. */
export const isRentWithoutPeriod = ({
  transaction,
  price,
  country,
}: Pick<Listing, "transaction" | "price" | "country">) =>
  transaction === "rent" && price !== null && price.period === null && country !== "KR";
