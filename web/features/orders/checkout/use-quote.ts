/** What a product costs this account now, with the coupon that was asked for. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Product } from "#contract/order";
import { orpc } from "#web/lib/api.ts";

/** Of the buyer's browser (IANA). */
const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const wishOf = (product: Product, coupon: string | null) => ({
  product,
  timeZone: timeZone(),
  ...(coupon === null ? {} : { coupon }),
});

export const useQuote = (product: Product, coupon: string | null) =>
  useQuery({
    ...orpc.orders.quote.queryOptions({ input: wishOf(product, coupon) }),
    // while a coupon is looked up the total before it stays
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });
