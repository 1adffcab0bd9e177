/** What a list is told: its columns as data, its rows, and what is chosen of them. */
import type { ReactNode } from "react";
import type { Choice } from "./use-choice.ts";

export type Direction = "asc" | "desc";

export interface Column<Row> {
  key: string;
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  /** What the server calls the order of this column, where it can be sorted by it. */
  sort?: string | undefined;
  /** Of the table's width: "120px". Without it the column takes its share of what is left. */
  width?: string;
  /** 2 and 3 step back where there is less room: under 1000 and under 760 px the drawer has them. */
  rank?: 2 | 3;
  align?: "end";
  /** Of its head and its cells. */
  className?: string | undefined;
  /** Said of a cell when the pointer rests on it, and of the head's button. */
  title?: (row: Row) => string;
  sortTitle?: string | undefined;
}

/** The order rows stand in, where columns can turn it. */
export interface Order {
  sort: string | null;
  direction: Direction;
  onSort: (sort: string) => void;
}

/** Rows that can be chosen, and what their boxes are called. */
interface Choosing extends Pick<Choice, "has" | "toggle" | "toggleShown"> {
  all: string;
  one: (name: string) => string;
}

/** What both faces of a page, the table and the phone's cards, are told. */
export interface RowsProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  order?: Order;
  /** Opens a row by its first column. */
  onOpen?: ((row: Row) => void) | undefined;
  /** What can be done to a row, and the head of its column. */
  menu?: { label: string; of: (row: Row) => ReactNode } | undefined;
  choice?: Choosing | undefined;
  busy: boolean;
}
