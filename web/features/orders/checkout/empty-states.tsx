/** Checkout with nothing to pay for: each case says why and leads on. */
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/ui/states.tsx";

function ToPackages() {
  const { t } = useTranslation("checkout");
  return (
    <Button component={Link} to="/dashboard/packages">
      {t("problem.toPackages")}
    </Button>
  );
}

/** The address names neither a plan, a pack nor an order. */
export function NothingChosen() {
  const { t } = useTranslation("checkout");
  return <EmptyState title={t("problem.nothing")} text={t("problem.nothingText")} action={<ToPackages />} />;
}

/** The server does not sell it to this account now. */
export function NotForSale() {
  const { t } = useTranslation("checkout");
  return <EmptyState title={t("problem.notForSale")} text={t("problem.notForSaleText")} action={<ToPackages />} />;
}

/** An order that is not there, or somebody else's. */
export function NoOrder() {
  const { t } = useTranslation("checkout");
  return (
    <EmptyState
      title={t("problem.noOrder")}
      text={t("problem.noOrderText")}
      action={
        <Button component={Link} to="/dashboard/orders" variant="default">
          {t("problem.toOrders")}
        </Button>
      }
    />
  );
}
