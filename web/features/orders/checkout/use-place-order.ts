/** Places the order at the total the buyer saw; asked again after a silence it is the same order. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Quote } from "#contract/order";
import { api, orpc } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import type { KeptDraft } from "./use-checkout-draft.ts";
import { unsure } from "./use-pay.ts";
import { wishOf } from "./use-quote.ts";

export function usePlaceOrder(kept: KeptDraft) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (quote: Quote) => {
      const coupon = quote.coupon?.usable ? quote.coupon.code : null;
      const wish = { ...wishOf(quote.product, coupon), expectedMinor: quote.amountMinor };
      const operation = `place ${JSON.stringify(wish)}`;
      try {
        const order = await api.orders.place({ ...wish, idempotencyKey: kept.keyOf(operation) });
        kept.clear();
        return order;
      } catch (error) {
        if (!unsure(error)) kept.answered(operation);
        throw error;
      }
    },
    onSuccess: (order) => {
      client.setQueryData(orpc.orders.get.queryKey({ input: { id: order.id } }), order);
      void client.invalidateQueries({ queryKey: orpc.orders.list.key() });
      // one that costs nothing has begun already
      if (order.status === "completed") void client.invalidateQueries();
    },
    onError: (error) => {
      if (["price_changed", "coupon_invalid", "not_for_sale"].includes(causeOf(error).code))
        void client.invalidateQueries({ queryKey: orpc.orders.quote.key() });
    },
  });
}
