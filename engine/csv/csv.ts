/** Tables as spreadsheets read them: quoted where needed, and never a formula. Pure. */

export type CsvValue = string | number | null;

/** Excel takes a file for UTF-8 only with this in front. */
export const BOM = "﻿";

/** A text that a spreadsheet would calculate gets an apostrophe in front, also after blanks and in full width. */
const formula = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/;

function field(value: CsvValue): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line with its end. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(field).join(",")}\r\n`;
