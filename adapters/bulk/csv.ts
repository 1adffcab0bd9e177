/** Comma-separated text as spreadsheets of every country write it -> rows of cells. */
import { parse } from "csv-parse/sync";
import { AppError } from "#contract/errors";

const SEPARATORS = [",", ";", "\t", "|"] as const;
const MAX_ROW = 400_000;

/** The one the heading has most of, outside of quotes. */
function separatorOf(text: string): string {
  const heading = (/^[^\r\n]{0,20000}/.exec(text.trimStart())?.[0] ?? "").replace(/"[^"]{0,2000}"/g, "");
  const count = (mark: string) => heading.split(mark).length;
  return SEPARATORS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** Throws damaged_file where quotes do not close. */
export function csvTable(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: MAX_ROW,
    });
  } catch (cause) {
    throw new AppError("damaged_file", { cause });
  }
}
