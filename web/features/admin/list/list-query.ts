/** What a list asks the server: words and order of its address, and its page. */
import { keepPreviousData } from "@tanstack/react-query";
import { oneOf } from "#web/lib/one-of.ts";
import type { ListState } from "./list-address.ts";

/** For every such query: the last page stays while another is on its way. */
export const keepPrevious = { placeholderData: keepPreviousData } as const;

export const searchQuery = ({ q, direction }: ListState) => ({ direction, ...(q ? { q } : {}) });

/** A download asks the same. `sorts`: the first is how the list opens. */
export const listQuery = <Sort extends string>(state: ListState, sorts: readonly [Sort, ...Sort[]]) => ({
  sort: oneOf(sorts, state.sort) ?? sorts[0],
  ...searchQuery(state),
});

export const pageQuery = ({ cursor }: ListState): { cursor?: string } => (cursor ? { cursor } : {});
