/** "Since": a list narrowed to the last hour, day, week or month; and with it what else its address asks for. */
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { useListAddress } from "./list-address.ts";
import { pageQuery, searchQuery } from "./list-query.ts";
import type { Filter } from "./types.ts";

const HOUR = 3_600_000;
const spans = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR, month: 30 * 24 * HOUR } as const;
type Span = keyof typeof spans;
const isSpan = (text: string | undefined): text is Span => text !== undefined && text in spans;

export function useSinceFilter(): Filter {
  const { t } = useTranslation("logs");
  const options = (Object.keys(spans) as Span[]).map((value) => ({ value, label: t(`sinceOf.${value}`) }));
  return { name: "since", label: t("since"), options };
}

/** Words, page and time of the address. The beginning of "the last hour" stays where it was while the list is looked at. */
export function useJournalQuery({ state }: ReturnType<typeof useListAddress>) {
  const { since } = state.filters;
  const from = useMemo(() => (isSpan(since) ? new Date(Date.now() - spans[since]).toISOString() : null), [since]);
  return {
    ...searchQuery(state),
    ...pageQuery(state),
    ...(from ? { from } : {}),
  };
}
