/** Step 2 before there is an order: look it over, choose the way to pay, one press. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Product, Quote } from "#contract/order";
import { orpc } from "#web/lib/api.ts";
import { causeOf, errorText } from "#web/lib/errors.ts";
import { orderPrices } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { Panel } from "#web/ui/page.tsx";
import { ErrorState } from "#web/ui/states.tsx";
import styles from "./checkout.module.css";
import { CouponField } from "./coupon-field.tsx";
import { NotForSale } from "./empty-states.tsx";
import { availableOptions, chosenOption, isHandheld, paymentOptionId } from "./payment-options.ts";
import { NoPaymentMethods, PaymentMethodPicker, PaymentMethodsSkeleton } from "./payment-picker.tsx";
import { QuoteSummary } from "./summary.tsx";
import { useCheckoutDraft } from "./use-checkout-draft.ts";
import type { Paying } from "./use-pay.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import { useQuote } from "./use-quote.ts";

/** `product` stays the same while it is mounted. */
export function PlaceOrder({ product, userId, paying }: { product: Product; userId: string; paying: Paying }) {
  const { t } = useTranslation("checkout");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const navigate = useNavigate();
  const kept = useCheckoutDraft(userId, `${product.type}:${product.code}`);
  const quote = useQuote(product, kept.draft.coupon);
  const ways = useQuery(orpc.orders.ways.queryOptions());
  const place = usePlaceOrder(kept);
  /** The total that was refused because it had changed. */
  const [stale, setStale] = useState<number | null>(null);

  const failed = (quote.data ? null : quote.error) ?? (ways.data ? null : ways.error);
  if (failed && ["not_for_sale", "not_found"].includes(causeOf(failed).code)) return <NotForSale />;
  if (failed) return <ErrorState error={failed} retry={() => void Promise.all([quote.refetch(), ways.refetch()])} />;

  const here = availableOptions(ways.data ?? [], isHandheld());
  const way = chosenOption(here, kept.draft.way);
  const price = quote.data ? orderPrices(language, quote.data) : () => "";
  const free = quote.data?.amountMinor === 0;
  const busy = place.isPending || paying.isPending;

  const buy = async (seen: Quote) => {
    setStale(null);
    const order = await place.mutateAsync(seen).catch((error: unknown) => {
      if (causeOf(error).code === "price_changed") setStale(seen.amountMinor);
      return null;
    });
    if (!order) return;
    // the order stands in the address before anybody leaves, so that "back" leads to it
    await navigate({ to: "/dashboard/checkout", search: { order: order.id }, replace: true });
    if (order.status === "pending" && way) paying.mutate({ order, way, kept });
  };
  const changed = stale !== null && quote.data && quote.data.amountMinor !== stale;
  const refused = place.error && causeOf(place.error).code !== "price_changed" ? place.error : null;
  return (
    <div className={styles.columns}>
      <Panel>
        <div className={styles.pay}>
          {!ways.data || !quote.data ? (
            <PaymentMethodsSkeleton />
          ) : free ? null : here.length === 0 ? (
            <NoPaymentMethods />
          ) : (
            <PaymentMethodPicker
              ways={here}
              chosen={way}
              onChoose={(next) => kept.change({ way: paymentOptionId(next) })}
            />
          )}
          <div role="alert" className={styles.problem}>
            {changed ? t("problem.price", { old: price(stale), now: price(quote.data.amountMinor) }) : null}
            {refused ? errorText(tError, refused) : null}
          </div>
          {quote.data && ways.data && (way || free) ? (
            <Button
              size="lg"
              fullWidth
              classNames={{ root: styles.go, label: styles.goLabel }}
              loading={busy}
              disabled={quote.isPlaceholderData}
              onClick={() => quote.data && void buy(quote.data)}
            >
              {free || !way ? t("pay.free") : t(`pay.${way.method}`, { amount: price(quote.data.amountMinor) })}
            </Button>
          ) : null}
        </div>
      </Panel>
      <QuoteSummary quote={quote.data} busy={quote.isPlaceholderData}>
        <CouponField kept={kept} coupon={quote.data?.coupon ?? null} busy={quote.isFetching} />
      </QuoteSummary>
    </div>
  );
}
