/** Checkout: a plan or a pack to buy, or an order to pay, in the specification's three steps. */
import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { NothingChosen } from "#web/features/orders/checkout/empty-states.tsx";
import { PayOrder } from "#web/features/orders/checkout/pay-order.tsx";
import { PlaceOrder } from "#web/features/orders/checkout/place-order.tsx";
import { productOf, readCheckoutSearch } from "#web/features/orders/checkout/search.ts";
import { BuyingProgress } from "#web/features/orders/checkout/steps.tsx";
import { usePay } from "#web/features/orders/checkout/use-pay.ts";
import { useAuth } from "#web/lib/auth/context.tsx";
import { Page } from "#web/ui/page.tsx";

export function CheckoutScreen() {
  const { t } = useTranslation("checkout");
  const { user } = useAuth();
  const search = readCheckoutSearch(useSearch({ strict: false }));
  const paying = usePay();
  const product = productOf(search);
  if (!user) return null;
  return (
    <Page title={t("title")}>
      {search.order ? (
        <PayOrder key={search.order} id={search.order} userId={user.id} paying={paying} />
      ) : product ? (
        <>
          <BuyingProgress at={1} />
          <PlaceOrder key={product.code} product={product} userId={user.id} paying={paying} />
        </>
      ) : (
        <NothingChosen />
      )}
    </Page>
  );
}
