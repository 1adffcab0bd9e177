/** What every journal's tab has: the address's filters as the server wants them, and a switch for the live tail. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Journal } from "#contract/admin/logs";
import type { useListAddress } from "#web/features/admin/list/list-address.ts";
import type { Filter } from "#web/features/admin/list/types.ts";
import { api, forever, orpc } from "#web/lib/api.ts";

const HOUR = 3_600_000;
const spans = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR, month: 30 * 24 * HOUR } as const;
type Span = keyof typeof spans;
const isSpan = (text: string | undefined): text is Span => text !== undefined && text in spans;

/** The value of a filter, where it is one of those there are. */
export const oneOf = <T extends string>(values: readonly T[], said: string | undefined): T | undefined =>
  values.find((value) => value === said);

export function useSinceFilter(): Filter {
  const { t } = useTranslation("logs");
  const options = (Object.keys(spans) as Span[]).map((value) => ({ value, label: t(`sinceOf.${value}`) }));
  return { name: "since", label: t("since"), options };
}

/** Words, page and time of the address. The beginning of "the last hour" stays where it was while the list is looked at. */
export function useAsked({ state }: ReturnType<typeof useListAddress>) {
  const { since } = state.filters;
  const from = useMemo(() => (isSpan(since) ? new Date(Date.now() - spans[since]).toISOString() : null), [since]);
  return {
    direction: state.direction,
    ...(state.q ? { q: state.q } : {}),
    ...(state.cursor ? { cursor: state.cursor } : {}),
    ...(from ? { from } : {}),
  };
}

/** While it is on, a new line of the journal has its list read again. */
export function useTail(journal: Journal) {
  const [on, setOn] = useState(false);
  const client = useQueryClient();
  useEffect(() => {
    if (!on) return;
    const stop = new AbortController();
    const listen = async () => {
      let first = true;
      for await (const _ of await api.admin.logs.tail({ journal }, { signal: stop.signal, context: forever })) {
        if (!first) void client.invalidateQueries({ queryKey: orpc.admin.logs[journal].list.key() });
        first = false;
      }
    };
    listen().catch(() => !stop.signal.aborted && setOn(false));
    return () => stop.abort();
  }, [on, journal, client]);
  return { on, setOn };
}
