/** "Since": a list narrowed to the last hour, day, week or month. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useListAddress } from "./list-address.ts";
import type { Filter } from "./types.ts";

const HOUR = 3_600_000;
const spans = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR, month: 30 * 24 * HOUR } as const;
type Span = keyof typeof spans;
const isSpan = (text: string | undefined): text is Span => text !== undefined && text in spans;

/** `from`: where it begins; it stays there while the list is looked at. */
export function useSinceFilter(): { filter: Filter; from: string | null } {
  const { since } = useListAddress().state.filters;
  const { t } = useTranslation("logs");
  const options = (Object.keys(spans) as Span[]).map((value) => ({ value, label: t(`sinceOf.${value}`) }));
  const from = useMemo(() => (isSpan(since) ? new Date(Date.now() - spans[since]).toISOString() : null), [since]);
  return { filter: { name: "since", label: t("since"), options }, from };
}
