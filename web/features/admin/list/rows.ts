/** What both faces of a page, the table and the phone's cards, are told. */
import type { Direction } from "./list-address.ts";
import type { Column, RowAction } from "./types.ts";
import type { Choice } from "./use-choice.ts";

export interface RowsProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  state: { sort: string | null; direction: Direction };
  onSort: (sort: string) => void;
  onOpen?: ((row: Row) => void) | undefined;
  actions?: readonly RowAction<Row>[] | undefined;
  choice: Choice | null;
  busy: boolean;
}
