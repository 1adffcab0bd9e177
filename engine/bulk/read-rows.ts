/** Rows of a batch as they would be kept: each a listing one can write about, or what is wrong with it. */

import type { BatchDefaults, BatchMapping, RowAnswer, RowProblem } from "#contract/batch/batch";
import type { Listing } from "#contract/listing";
import { type MappedCell, readRow } from "./read-row.ts";
import { missingOf, withAnswer } from "./rent-period.ts";

export interface RowsToRead {
  columns: readonly string[];
  mapping: BatchMapping;
  defaults: BatchDefaults;
  rows: readonly (readonly string[])[];
  /** Of prices that do not say it, row by row, where somebody was asked. */
  periods?: readonly (RowAnswer | null)[];
}
export type RowResult = { listing: Listing } | { problems: RowProblem[] };

const MAX_PROBLEMS = 10;

/** A result a row, in their order. */
export const readRows = ({ columns, mapping, defaults, rows, periods = [] }: RowsToRead): RowResult[] =>
  rows.map((row, index) => {
    const cells = mapping.flatMap((field, at): MappedCell[] =>
      field === null ? [] : [{ field, column: columns[at] ?? "", value: row[at] ?? "" }],
    );
    const { listing: read, problems } = readRow(cells, defaults);
    const listing = withAnswer(read, periods[index] ?? null);
    const all = problems.length > 0 ? problems : [missingOf(listing)].filter((one) => one !== null);
    return all.length > 0 ? { problems: all.slice(0, MAX_PROBLEMS) } : { listing };
  });
