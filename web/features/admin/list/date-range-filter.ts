/** A list narrowed to days of a report: "?within=2026-03-01..2026-03-07", with a chip that takes it away again. */
import { useTranslation } from "react-i18next";
import type { Within } from "#contract/admin/list";
import { REPORT_OFFSET } from "#contract/admin/report-names";
import { formatDays } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import type { ListState } from "./list-address.ts";

const days = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/;
const DAY_MS = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
const isDay = (day: string) => !Number.isNaN(Date.parse(day));
const midnight = (day: string) => `${day}T00:00:00${REPORT_OFFSET}`;

export const withinOf = (from: string, until: string): string => `${from}..${until}`;

/** Null where the address names none, or nothing that is a period. */
export function readWithin(said: string | undefined): { from: string; until: string } | null {
  const [, from = "", until = ""] = days.exec(said ?? "") ?? [];
  return isDay(from) && isDay(until) && from <= until ? { from, until } : null;
}

/** `what`: which moment lies within: "finished". */
export function useWithin(state: ListState, what: "opened" | "ended" | "paid" | "done" | "begun" | "noted") {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const period = readWithin(state.filters.within);
  const shown = period ? formatDays(language, period.from, period.until) : "";
  const span: Within | undefined = period
    ? { from: midnight(period.from), until: midnight(dayAfter(period.until)) }
    : undefined;
  return { span, chips: period ? [{ name: "within", label: t(`list.within.${what}`, { shown }) }] : [] };
}
