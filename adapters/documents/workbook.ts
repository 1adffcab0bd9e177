/** The first sheet of a workbook -> rows of cells as text. */
import { readSheet } from "read-excel-file/node";
import { AppError } from "#contract/errors";
import { assertModestZip } from "./zip.ts";

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return "";
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};

/** Throws damaged_file, too_large. */
export async function workbookTable(bytes: Uint8Array): Promise<string[][]> {
  assertModestZip(bytes);
  try {
    const rows = await readSheet(Buffer.from(bytes));
    return rows.map((row) => row.map(textOf));
  } catch (cause) {
    throw new AppError("damaged_file", { cause });
  }
}
