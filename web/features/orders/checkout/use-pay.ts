/** Opens a payment of an order and goes where it is paid; "I have paid" asks the provider at once. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { OrderDetail } from "#contract/order";
import { api, orpc } from "#web/lib/api.ts";
import { causeOf } from "#web/lib/errors.ts";
import { leaveFor } from "#web/lib/open-external.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { type PaymentOption, paymentOptionId } from "./payment-options.ts";
import type { KeptDraft } from "./use-checkout-draft.ts";

/** Whether it is unknown what became of a request: asking again must be the same request. */
export const unsure = (error: unknown): boolean => ["unavailable", "internal"].includes(causeOf(error).code);

interface Wish {
  order: OrderDetail;
  way: PaymentOption;
  kept: Pick<KeptDraft, "keyOf" | "answered" | "paidBy">;
}

/** Lives as long as the screen, so that what went wrong with a payment outlasts the step it began in. */
export function usePay() {
  const client = useQueryClient();
  const language = useLanguage();
  const mutation = useMutation({
    mutationFn: async ({ order, way, kept }: Wish) => {
      const operation = `pay ${order.id} ${paymentOptionId(way)}`;
      try {
        const payment = await api.orders.pay({
          id: order.id,
          ...way,
          language,
          idempotencyKey: kept.keyOf(operation),
        });
        kept.answered(operation);
        kept.paidBy(paymentOptionId(way));
        return payment;
      } catch (error) {
        if (!unsure(error)) kept.answered(operation);
        throw error;
      }
    },
    onSuccess: (payment, { order }) => {
      const key = orpc.orders.get.queryKey({ input: { id: order.id } });
      client.setQueryData(key, (known: OrderDetail | undefined) => ({
        ...(known ?? order),
        payments: [payment, ...(known ?? order).payments.filter(({ id }) => id !== payment.id)],
      }));
      if (payment.action?.type === "redirect") leaveFor(payment.action.url);
      else void client.invalidateQueries({ queryKey: key });
    },
    onError: (_error, { order }) =>
      void client.invalidateQueries({ queryKey: orpc.orders.get.queryKey({ input: { id: order.id } }) }),
  });
  const { reset } = mutation;
  useEffect(() => {
    // the back button of the provider's page shows this one as it was left, its button turning
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [reset]);
  return mutation;
}
export type Paying = ReturnType<typeof usePay>;
