/** What a list of the administration is told: its columns as data, and what a page of it looks like. */
import type { ReactNode } from "react";
import type { ListCount } from "#contract/admin/list";

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What the server calls the order of this column, where it can be sorted by it. */
  sort?: string;
  /** Of the table's width: "120px". Without it the column takes its share of what is left. */
  width?: string;
  /** 2 and 3 step back where there is less room: under 1000 and under 760 px the drawer has them. */
  rank?: 2 | 3;
  align?: "end";
}

interface ListPage<Row> {
  items: readonly Row[];
  next: string | null;
  previous: string | null;
  /** Null where nobody counts them. */
  count: ListCount | null;
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
