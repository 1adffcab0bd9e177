/** What the list shows, kept in its address: search, filter, order, layout and the home that is open. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { z } from "zod";
import {
  type PropertyFolder,
  type PropertySort,
  propertyFolder,
  propertySort,
  type SortDirection,
  sortDirection,
} from "#contract/property";

/** As it stands in the address, where anybody may have written anything. */
export type PropertySearch = {
  q?: unknown;
  status?: unknown;
  sort?: unknown;
  dir?: unknown;
  view?: unknown;
  open?: unknown;
};

export const propertyViews = ["table", "cards"] as const;
type PropertyView = (typeof propertyViews)[number];

export interface ListState {
  query: string;
  status: PropertyFolder | null;
  sort: PropertySort;
  direction: SortDirection;
  view: PropertyView;
  /** The property whose preview is open. */
  open: string | null;
}

/** Newest and most first; names from A. */
export const firstDirection = (sort: PropertySort): SortDirection => (sort === "title" ? "asc" : "desc");

// an address that was typed by hand holds "123" as a number
const text = z.union([z.string(), z.number().transform(String)]).transform((value) => value.slice(0, 100));

/** Whatever is not understood is as if it were not there. */
export function readListState(search: PropertySearch): ListState {
  const sort = propertySort.safeParse(search.sort).data ?? "updated";
  return {
    query: text.safeParse(search.q).data ?? "",
    status: propertyFolder.safeParse(search.status).data ?? null,
    sort,
    direction: sortDirection.safeParse(search.dir).data ?? firstDirection(sort),
    view: z.enum(propertyViews).safeParse(search.view).data ?? "table",
    open: z.uuid().safeParse(search.open).data ?? null,
  };
}

/** The shortest address that says it: defaults are left out. */
export const writeListState = (state: ListState): PropertySearch => ({
  ...(state.query.trim() ? { q: state.query } : {}),
  ...(state.status ? { status: state.status } : {}),
  ...(state.sort !== "updated" ? { sort: state.sort } : {}),
  ...(state.direction !== firstDirection(state.sort) ? { dir: state.direction } : {}),
  ...(state.view !== "table" ? { view: state.view } : {}),
  ...(state.open ? { open: state.open } : {}),
});

export function useListState() {
  const search: PropertySearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = useMemo(() => readListState(search), [search]);
  /** Opening a preview is a step of its own, so that Back closes it; all else replaces the address. */
  const change = useCallback(
    (part: Partial<ListState>) =>
      void navigate({
        to: ".",
        search: (old: PropertySearch) => writeListState({ ...readListState(old), ...part }),
        replace: !part.open,
        resetScroll: false,
      }),
    [navigate],
  );
  return { state, change };
}
