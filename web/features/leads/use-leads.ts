/** The leads, page by page, and the same filters as the file takes them. */
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { copyLanguage } from "#contract/copy";
import type { LeadFilters } from "#contract/leads/lead";
import { orpc } from "#web/lib/api.ts";
import type { LeadSearch } from "./lead-search.ts";

const PAGE = 30;

/** What the list is asked for; a language nobody writes in is left out. */
export function filtersOf({ q, stage, source, language, tag }: LeadSearch): LeadFilters {
  const written = copyLanguage.safeParse(language).data;
  return {
    ...(q?.trim() ? { query: q.trim() } : {}),
    ...(stage ? { stage } : {}),
    ...(source ? { source } : {}),
    ...(written ? { language: written } : {}),
    ...(tag ? { tag } : {}),
  };
}

/** Asked only where the plan has it (`enabled`). */
export const useLeads = (search: LeadSearch, enabled: boolean) =>
  useInfiniteQuery({
    ...orpc.leads.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...filtersOf(search),
        ...(cursor ? { cursor } : {}),
        limit: PAGE,
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
    enabled,
  });
