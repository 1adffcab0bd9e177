/** What every list of what was sold asks the server: words and order of the address, and its page. */
import { keepPreviousData } from "@tanstack/react-query";
import type { ListState } from "#web/features/admin/list/list-address.ts";
import { oneOf } from "#web/features/admin/logs/use-journal.ts";

/** For every such query: the last page stays while another is on its way. */
export const kept = { placeholderData: keepPreviousData } as const;

/** A download asks the same. `sorts`: the first is how the list opens. */
export const listAsked = <Sort extends string>(state: ListState, sorts: readonly [Sort, ...Sort[]]) => ({
  sort: oneOf(sorts, state.sort ?? undefined) ?? sorts[0],
  direction: state.direction,
  ...(state.q ? { q: state.q } : {}),
});

export const pageAsked = ({ cursor }: ListState): { cursor?: string } => (cursor ? { cursor } : {});
