/**
 * A list of the administration: what its address asks, the page that answers it, the row that is open, and its file. Words,
 * filters, order and page live in the address; whatever of it nobody knows is left out.
 */
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { FileFormat } from "#contract/admin/list";
import { oneOf } from "#web/lib/one-of.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import type { Direction } from "#web/ui/list/types.ts";
import { useListAddress } from "./list-address.ts";
import type { useSinceFilter } from "./since-filter.ts";
import type { Chip, Filter, ListPage, ListQuery } from "./types.ts";

/** A filter of the address: its values, and what each is called. */
export interface FilterChoice<Value extends string> {
  label: string;
  values: readonly Value[];
  say: (value: Value) => string;
}

type Asked<Sort, Values, More> = { sort: Sort; direction: Direction; q?: string; from?: string } & {
  [Name in keyof Values]?: Values[Name] | undefined;
} & More;
type Rows<Row> = UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, QueryKey>;

export interface AdminListView<Row> {
  address: ReturnType<typeof useListAddress>;
  query: ListQuery<Row>;
  /** How the list opens: the column it is sorted by. */
  firstSort: string;
  filters: readonly Filter[];
  chips: readonly Chip[];
  file: ((format: FileFormat) => Promise<File>) | null;
  /** The row whose drawer is open, once it has come: from the page, or by itself where it stands elsewhere. */
  open: Row | undefined;
  /** Asked for by itself: null where lists do not, or need not. */
  alone: ListQuery<Row> | null;
}

export function useAdminList<
  Row extends { id: string },
  const Sort extends string,
  Values extends Record<string, string> = Record<never, string>,
  More extends object = object,
>(about: {
  /** The first is how the list opens. */
  sorts: readonly [Sort, ...Sort[]];
  firstSort?: Sort;
  filters?: { [Name in keyof Values]: FilterChoice<Values[Name]> };
  /** Of them, those this list has, in their order; all without it. */
  only?: readonly (keyof Values & string)[] | undefined;
  /** Narrows it to the last hour, day, week or month. */
  since?: ReturnType<typeof useSinceFilter>;
  /** What else is asked, which no filter shows but a chip may. */
  more?: More;
  chips?: readonly Chip[];
  rows: (asked: NoInfer<Asked<Sort, Values, More>> & { cursor?: string }) => Rows<Row>;
  /** A row by its id, for lists whose rows are opened by links. */
  one?: (id: string) => Rows<Row>;
  file?: (asked: NoInfer<Asked<Sort, Values, More>> & { language: "zh" | "en"; format: FileFormat }) => Promise<File>;
  /** Milliseconds after which the page is read again. */
  again?: number;
}): AdminListView<Row> {
  const language = useLanguage();
  const address = useListAddress();
  const { since } = about;
  const { q, sort, direction, cursor, open, filters } = address.state;
  const choices = about.filters ?? ({} as { [Name in keyof Values]: FilterChoice<Values[Name]> });
  const names = about.only ?? (Object.keys(choices) as (keyof Values & string)[]);
  const chosen = Object.fromEntries(names.map((name) => [name, oneOf(choices[name].values, filters[name])])) as {
    [Name in keyof Values]?: Values[Name];
  };
  const firstSort = about.firstSort ?? about.sorts[0];
  const asked = {
    sort: oneOf(about.sorts, sort) ?? firstSort,
    direction,
    ...(q ? { q } : {}),
    ...(since?.from ? { from: since.from } : {}),
    ...chosen,
    ...about.more,
  } as Asked<Sort, Values, More>;
  const query = useQuery({
    ...about.rows({ ...asked, ...(cursor ? { cursor } : {}) }),
    // the last page stays while another is on its way
    placeholderData: keepPreviousData,
    ...(about.again ? { refetchInterval: about.again } : {}),
  });
  const { one, file } = about;
  const onPage = query.data?.items.find(({ id }) => id === open);
  const elsewhere =
    one !== undefined && open !== null && !onPage && query.data !== undefined && !query.isPlaceholderData;
  // a change can take the open row out of what is filtered for: what is open over it stays until the row has come by itself
  const [seen, setSeen] = useState<Row>();
  if (onPage && onPage !== seen) setSeen(onPage);
  const alone = useQuery({ ...(one ?? (() => about.rows(asked)))(open ?? ""), enabled: elsewhere });
  const kept = alone.isPending && seen?.id === open ? seen : undefined;
  return {
    address,
    query,
    firstSort,
    filters: [
      ...names.map((name) => {
        const { label, values, say } = choices[name];
        return { name, label, options: values.map((value) => ({ value, label: say(value) })) };
      }),
      ...(since ? [since.filter] : []),
    ],
    chips: about.chips ?? [],
    file: file ? (format) => file({ ...asked, language, format }) : null,
    open: onPage ?? (elsewhere ? (alone.data?.items.find(({ id }) => id === open) ?? kept) : undefined),
    alone: elsewhere ? alone : null,
  };
}
