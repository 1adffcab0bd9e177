/** A list as a CSV file, read page by page, so that no query is long and no page is kept longer than its lines. */
import { CSV_CAP } from "#contract/admin/list";
import { BOM, type CsvValue, csvLine } from "#engine/csv/csv";

const PAGE = 1000;

/** `read` answers a page and where the next begins. Ends at `CSV_CAP` lines. */
export async function csvFile<Row>(about: {
  name: string;
  head: readonly string[];
  line(row: Row): readonly CsvValue[];
  read(cursor: string | undefined, limit: number): Promise<{ rows: readonly Row[]; next: string | null }>;
}): Promise<File> {
  // bytes, because a page's rows can then be forgotten
  const parts: Uint8Array<ArrayBuffer>[] = [new TextEncoder().encode(BOM + csvLine(about.head))];
  let cursor: string | undefined;
  for (let lines = 0; lines < CSV_CAP; lines += PAGE) {
    const { rows, next } = await about.read(cursor, PAGE);
    parts.push(new TextEncoder().encode(rows.map((row) => csvLine(about.line(row))).join("")));
    if (next === null) break;
    cursor = next;
  }
  return new File(parts, about.name, { type: "text/csv;charset=utf-8" });
}
