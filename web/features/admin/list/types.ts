/** What a list of the administration is told beside its columns. */
import type { ReactNode } from "react";
import type { ListCount } from "#contract/admin/list";

export interface ListPage<Row> {
  items: readonly Row[];
  next: string | null;
  previous: string | null;
  count: ListCount;
}

/** What a query hook answers, as far as a list looks at it. */
export interface ListQuery<Row> {
  data: ListPage<Row> | undefined;
  error: unknown;
  /** Another page is on its way while the last one is still shown. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

export interface RowAction<Row> {
  key: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Left out of the menu of a row it is not for. */
  shown?: (row: Row) => boolean;
  run: (row: Row) => void;
}

export interface BulkAction {
  key: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** `letGo`: of those it has dealt with, so that the bar goes, or says how many are left. */
  run: (ids: readonly string[], letGo: (ids: readonly string[]) => void) => void;
}

export interface Filter {
  /** In the address. */
  name: string;
  label: string;
  /** Without the choice "all", which every filter has. */
  options: readonly { value: string; label: string }[];
}
/** A narrowing that the address holds and no filter shows: what it is called where it is taken away. */
export interface Chip {
  name: string;
  label: string;
}
