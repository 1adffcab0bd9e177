/** A Korean lease for one large deposit, which no language may call a price or a monthly rent. */
import type { Facts } from "./index.ts";

/** A Korean lease for one large deposit in place of rent. */
export const isJeonse = ({ country, transaction, price }: Pick<Facts, "country" | "transaction" | "price">): boolean =>
  country === "KR" && transaction === "rent" && price !== null && price.period === null;
