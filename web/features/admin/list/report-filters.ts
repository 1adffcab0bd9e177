/** What else a figure narrows the list it opens by: customers only, and one currency; each with a chip that takes it away again. */
import { useTranslation } from "react-i18next";
import type { ListState } from "./list-address.ts";

export function useReportFilters({ filters }: ListState) {
  const { t } = useTranslation("admin");
  const customers = filters.customers === "true";
  const currency = /^[A-Z]{3}$/.exec(filters.currency ?? "")?.[0];
  return {
    customers: {
      asked: customers ? { customers } : {},
      chips: customers ? [{ name: "customers", label: t("list.customers") }] : [],
    },
    currency: {
      asked: currency ? { currency } : {},
      chips: currency ? [{ name: "currency", label: currency }] : [],
    },
  };
}
