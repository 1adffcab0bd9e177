/** Rows of a batch as they would be kept: each a listing one can write about, or what is wrong with it. */

import type { BatchDefaults, BatchMapping, RowProblem } from "#contract/batch/batch";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { assertConfirmed } from "../campaign/enough.ts";
import { type MappedCell, readRow } from "./read-row.ts";

export interface RowsToRead {
  columns: readonly string[];
  mapping: BatchMapping;
  defaults: BatchDefaults;
  rows: readonly (readonly string[])[];
}
export type RowResult = { listing: Listing } | { problems: RowProblem[] };

const MAX_PROBLEMS = 10;

const missing = (listing: Listing): RowProblem[] => {
  try {
    assertConfirmed(listing);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [{ code: error.code, column: null, value: null }];
  }
};

/** A result a row, in their order. */
export const readRows = ({ columns, mapping, defaults, rows }: RowsToRead): RowResult[] =>
  rows.map((row) => {
    const cells = mapping.flatMap((field, at): MappedCell[] =>
      field === null ? [] : [{ field, column: columns[at] ?? "", value: row[at] ?? "" }],
    );
    const { listing, problems } = readRow(cells, defaults);
    const all = problems.length > 0 ? problems : missing(listing);
    return all.length > 0 ? { problems: all.slice(0, MAX_PROBLEMS) } : { listing };
  });
