/**
 * How a figure of a report narrows the list it opens: to the report's days, to customers, to one currency; each with a chip that
 * takes it away again.
 */
import { useTranslation } from "react-i18next";
import type { Within } from "#contract/admin/list";
import { REPORT_OFFSET } from "#contract/admin/report-names";
import { formatDays } from "#web/lib/intl/tables.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { readWithin } from "./date-range-filter.ts";
import { useListAddress } from "./list-address.ts";
import type { Chip } from "./types.ts";

const DAY_MS = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
const midnight = (day: string) => `${day}T00:00:00${REPORT_OFFSET}`;

/** `moment`: which one lies within the days: "ended". */
export function useDrilldown(moment: "opened" | "ended" | "paid" | "done" | "begun" | "noted") {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const { filters } = useListAddress().state;
  const period = readWithin(filters.within);
  const within: Within | undefined = period
    ? { from: midnight(period.from), until: midnight(dayAfter(period.until)) }
    : undefined;
  const customers = filters.customers === "true";
  const currency = /^[A-Z]{3}$/.exec(filters.currency ?? "")?.[0];
  const inDays = period ? formatDays(language, period.from, period.until) : "";
  const daysChip: Chip[] = period ? [{ name: "within", label: t(`list.within.${moment}`, { shown: inDays }) }] : [];
  const customersChip: Chip[] = customers ? [{ name: "customers", label: t("list.customers") }] : [];
  const currencyChip: Chip[] = currency ? [{ name: "currency", label: currency }] : [];
  return {
    within,
    /** Only where it is asked for: an answer of false would be another question. */
    customers: customers ? { customers } : {},
    currency: currency ? { currency } : {},
    chips: [...daysChip, ...customersChip],
    moneyChips: [...daysChip, ...currencyChip, ...customersChip],
  };
}
