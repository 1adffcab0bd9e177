/** The first sheet of a workbook -> rows of cells as text. */
import { readSheet } from "read-excel-file/node";
import { assertModestZip, zipNames } from "#adapters/documents/zip";
import { AppError } from "#contract/errors";

export const isWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && zipNames(bytes).includes("xl/workbook.xml");

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
