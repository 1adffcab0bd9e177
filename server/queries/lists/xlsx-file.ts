/** Tables as one workbook: real numbers and days, a head that stays, and texts that are never formulas. */
import writeXlsxFile, { type Cell } from "write-excel-file/node";
import type { ColumnKind, Table } from "#engine/reports/table";

/** `moment`: "2026-03-02 17:00:00" on the clock the file is meant in. */
type CellKind = ColumnKind | "moment";
/** A report's table, or a list whose columns hold moments too. */
type SheetTable = Omit<Table, "columns"> & { columns: readonly { label: string; kind: CellKind }[] };

const formats: Record<Exclude<CellKind, "text">, string> = {
  moment: "yyyy-mm-dd hh:mm:ss",
  day: "yyyy-mm-dd",
  count: "#,##0.##",
  money: "#,##0.00",
  rate: "0.0%",
};
/** Sums under the smallest coin, such as a model's call costs. */
const FINE_MONEY = "#,##0.00##";
const isFine = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6;
const formatOf = (kind: Exclude<CellKind, "text">, value: number): string =>
  kind === "count" && Number.isInteger(value)
    ? "#,##0"
    : kind === "money" && isFine(value)
      ? FINE_MONEY
      : formats[kind];
/** Of a cell, by the format's own limit. */
const LONGEST_TEXT = 32_000;
/** What XML cannot hold would make the whole file unreadable. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;
const plain = (text: string): string => text.replace(UNWRITABLE, "").slice(0, LONGEST_TEXT);
/** A sheet's name has 31 characters at most, and none of these. */
const sheetName = (text: string): string =>
  plain(text)
    .replace(/[[\]:*?/\\]/g, " ")
    .slice(0, 31);

function cellOf(kind: CellKind, value: string | number | null): Cell {
  if (value === null) return null;
  if (kind === "day") return { type: Date, value: new Date(`${value}T00:00:00Z`), format: formats.day };
  if (kind === "moment")
    return { type: Date, value: new Date(`${String(value).replace(" ", "T")}Z`), format: formats.moment };
  if (kind === "money" && typeof value === "string")
    return { type: Number, value: Number(value), format: formats.money };
  // said to be a text, so that "=1+1" stays one
  if (kind === "text" || typeof value === "string") return { type: String, value: plain(String(value)) };
  return { type: Number, value, format: formatOf(kind, value) };
}

/** Signs a column is wide; Chinese ones take two. */
const widthOf = (text: string): number => [...text].reduce((all, sign) => all + (sign > "\u2e80" ? 2 : 1), 0);

function sheetOf(table: SheetTable) {
  const head = table.columns.map(({ label }): Cell => ({ type: String, value: plain(label), fontWeight: "bold" }));
  const lines = table.rows.map((row, line) =>
    row.map((value, at) => cellOf(at === 0 ? (table.columns[0]?.kind ?? "text") : kindAt(table, line, at), value)),
  );
  const longest = (at: number) => Math.max(0, ...table.rows.map((row) => widthOf(String(row[at] ?? ""))));
  return {
    data: [head, ...lines],
    sheet: sheetName(table.title),
    stickyRowsCount: 1,
    columns: table.columns.map(({ label }, at) => ({ width: Math.min(48, Math.max(widthOf(label), longest(at)) + 3) })),
  };
}
/** Where a table's lines are of different kinds, the line's own. */
const kindAt = (table: SheetTable, line: number, at: number): CellKind =>
  table.kinds?.[line] ?? table.columns[at]?.kind ?? "count";

/** A sheet a table, in their order. */
export async function xlsxFile(name: string, tables: readonly SheetTable[]): Promise<File> {
  const made = await writeXlsxFile(tables.map(sheetOf)).toBuffer();
  return new File([new Uint8Array(made)], name, {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}
