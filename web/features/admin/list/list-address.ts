/** What a list shows, kept in its address: words, filters, order, page, and the row that is open. A reload and Back find it again. */
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { Direction } from "#web/ui/list/types.ts";

export interface ListState {
  q: string;
  /** What it is sorted by; null: as it opens. */
  sort: string | null;
  direction: Direction;
  /** Where the page begins; null: the first. */
  cursor: string | null;
  /** Id of the row whose drawer is open. */
  open: string | null;
  /** By name; one that is not set is not there. */
  filters: Readonly<Record<string, string>>;
}

const own = ["q", "sort", "dir", "at", "open"];
const capped = (text: string | null) => (text === null || text === "" ? null : text.slice(0, 1000));

/** Of an address's "?…". Whatever nobody understands is left to the server, which refuses it. */
export function readListState(search: string): ListState {
  const params = new URLSearchParams(search);
  return {
    q: (params.get("q") ?? "").slice(0, 100),
    sort: capped(params.get("sort")),
    direction: params.get("dir") === "asc" ? "asc" : "desc",
    cursor: capped(params.get("at")),
    open: capped(params.get("open")),
    filters: Object.fromEntries([...params].filter(([name, value]) => !own.includes(name) && value !== "")),
  };
}

/** The shortest "?…" that says it; "" for a list as it opens. */
export function writeListState(state: ListState): string {
  const params = new URLSearchParams(state.filters);
  const set = (name: string, value: string | null) => value && params.set(name, value);
  set("q", state.q);
  set("sort", state.sort);
  set("dir", state.direction === "asc" ? "asc" : null);
  set("at", state.cursor);
  set("open", state.open);
  return params.size > 0 ? `?${params}` : "";
}

/** A change of what is shown begins at the first page, unless it names another; opening and closing a row leaves the page. */
export function changed(state: ListState, part: Partial<ListState>): ListState {
  const stays = Object.keys(part).every((name) => name === "open" || name === "cursor");
  return { ...state, ...(stays ? {} : { cursor: null, open: null }), ...part };
}

export function useListAddress() {
  const { pathname, searchStr } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(searchStr), [searchStr]);
  /** Pages and open rows are steps of their own, so that Back leads out of them; all else replaces the address. */
  const change = useCallback(
    (part: Partial<ListState>) => {
      const href = pathname + writeListState(changed(readListState(location.search), part));
      void navigate({ href, replace: !part.open && !part.cursor, resetScroll: false });
    },
    [navigate, pathname],
  );
  /** Null takes the filter away. */
  const filter = useCallback(
    (name: string, value: string | null) => {
      const { [name]: _, ...others } = readListState(location.search).filters;
      change({ filters: value ? { ...others, [name]: value } : others });
    },
    [change],
  );
  /** Opens a row of the section's first list (null: the list alone) and leaves this list's words, order and filters behind. */
  const openElsewhere = useCallback(
    (id: string | null) => change({ q: "", sort: null, direction: "desc", filters: {}, open: id }),
    [change],
  );
  return { state, change, filter, openElsewhere };
}
