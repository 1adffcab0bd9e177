/** A list as a CSV file, read page by page, so that no query is long and no page is kept longer than its lines. */
import { BOM, type CsvValue, csvLine } from "#engine/csv/csv";

const PAGE = 1000;

/** Answers a page and where the next begins. */
export type ReadPage<Row> = (
  cursor: string | undefined,
  limit: number,
) => Promise<{ rows: readonly Row[]; next: string | null }>;

/** The pages of a list one after another, at most so many rows of it. */
export async function* pagesOf<Row>(read: ReadPage<Row>, most: number): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined;
  for (let rows = 0; rows < most; rows += PAGE) {
    const page = await read(cursor, Math.min(PAGE, most - rows));
    yield page.rows;
    if (page.next === null) return;
    cursor = page.next;
  }
}

/** `most`: lines it has at most, beside its head. */
export async function csvFile<Row>(about: {
  name: string;
  head: readonly string[];
  line(row: Row): readonly CsvValue[];
  read: ReadPage<Row>;
  most: number;
}): Promise<File> {
  // bytes, because a page's rows can then be forgotten
  const parts: Uint8Array<ArrayBuffer>[] = [new TextEncoder().encode(BOM + csvLine(about.head))];
  for await (const rows of pagesOf(about.read, about.most))
    parts.push(new TextEncoder().encode(rows.map((row) => csvLine(about.line(row))).join("")));
  return new File(parts, about.name, { type: "text/csv;charset=utf-8" });
}
