/** How to pay an order that waits: after a try that came to nothing it says so first. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { OrderDetail } from "#contract/order";
import type { Payment } from "#contract/payment";
import { CancelOrder } from "#web/features/orders/cancel-order.tsx";
import { orpc } from "#web/lib/api.ts";
import { causeOf, errorText } from "#web/lib/errors.ts";
import { formatMoment, orderPrices } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { ErrorState } from "#web/ui/states.tsx";
import styles from "./checkout.module.css";
import { availableOptions, chosenOption, isHandheld, paymentOptionId } from "./payment-options.ts";
import { NoPaymentMethods, PaymentMethodPicker, PaymentMethodsSkeleton } from "./payment-picker.tsx";
import type { KeptDraft } from "./use-checkout-draft.ts";
import type { Paying } from "./use-pay.ts";

export function ChoosePaymentMethod(props: {
  order: OrderDetail;
  after: Payment | null;
  kept: KeptDraft;
  paying: Paying;
}) {
  const { order, after, kept, paying } = props;
  const { t } = useTranslation("checkout");
  const { t: tError } = useTranslation("errors");
  const language = useLanguage();
  const ways = useQuery(orpc.orders.ways.queryOptions());
  if (ways.isError && !ways.data) return <ErrorState error={ways.error} retry={() => void ways.refetch()} />;
  if (!ways.data) return <PaymentMethodsSkeleton />;
  const here = availableOptions(ways.data, isHandheld());
  const way = chosenOption(here, kept.draft.way);
  const provider = after ? t(`provider.${after.provider}`) : "";
  const refusal =
    after && !paying.isPending ? t(after.state === "failed" ? "open.failed" : "open.closed", { provider }) : null;
  // a refusal is in the order by now, in words of its own
  const error = paying.error && !(refusal && causeOf(paying.error).code === "payment_refused") ? paying.error : null;
  return (
    <>
      <div role="alert" className={styles.problem}>
        {error ? errorText(tError, error) : refusal}
      </div>
      {way ? (
        <>
          <PaymentMethodPicker
            ways={here}
            chosen={way}
            onChoose={(next) => kept.change({ way: paymentOptionId(next) })}
          />
          <p className={styles.hint}>{t("pay.before", { time: formatMoment(language, order.expiresAt) })}</p>
          <Button
            size="lg"
            fullWidth
            classNames={{ root: styles.go, label: styles.goLabel }}
            loading={paying.isPending}
            onClick={() => paying.mutate({ order, way, kept })}
          >
            {t(`pay.${way.method}`, { amount: orderPrices(language, order)(order.amountMinor) })}
          </Button>
        </>
      ) : (
        <NoPaymentMethods />
      )}
      <div className={styles.actions}>
        <CancelOrder order={order} variant="subtle" />
      </div>
    </>
  );
}
