/** A list of the administration as a file, with the head in the words of its screen. What was asked stands in the audit. */
import type { AuditAction } from "#contract/admin/audit-actions";
import { CSV_CAP, type FileFormat, XLSX_CAP } from "#contract/admin/list";
import { REPORT_ZONE } from "#contract/admin/report-names";
import type { CsvValue } from "#engine/csv/csv";
import { reportDay } from "#engine/reports/days";
import { texts as en } from "#locales/en/index";
import type { Shape } from "#locales/shape";
import { texts as zh } from "#locales/zh/index";
import type { AdminContext, RequestContext } from "#server/procedures/base/context";
import { writeAudit } from "#server/queries/audit/audit";
import { csvFile, pagesOf } from "#server/queries/lists/csv-file";
import type { PageAsked } from "#server/queries/lists/keyset";
import type { ListPage } from "#server/queries/lists/list-source";
import { xlsxFile } from "#server/queries/lists/xlsx-file";

export type Texts = Shape<typeof zh>;
type Language = "zh" | "en";
const dictionaries: Record<Language, Texts> = { zh, en };

/** What a column is called, what stands in it, and what it is where it is no text: a moment (ISO), or an amount in major units. */
type SheetColumn<Item> = readonly [head: string, of: (item: Item) => CsvValue, kind?: "moment" | "money"];
export type SheetColumns<Item> = (texts: Texts, language: Language) => readonly SheetColumn<Item>[];

interface Asked {
  language: Language;
  format: FileFormat;
  q?: string | undefined;
}

/** What was asked, without the words themselves: whom somebody searched for is nobody's business later. */
const filtersOf = ({ q, language: _, format, ...filters }: Asked) => ({
  ...filters,
  ...(q ? { searched: true } : {}),
  ...(format === "csv" ? {} : { format }),
});

const clock = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone: REPORT_ZONE });
/** "2026-03-02T09:00:00Z" as the business's clock had it: "2026-03-02 17:00:00", which spreadsheets read as a moment. */
const ownClock = (iso: string): string => clock.format(new Date(iso));

/**
 * Digits that are a name and no amount: a spreadsheet would round so many, drop the zeros of an invoice's 00123456, and read a
 * tax number of digits around an E as a power of ten. An apostrophe keeps them a text.
 */
const OWN_DIGITS = /^(?:\d{12,}|0\d+|\d+e\d+)$/i;

function cellOf<Item>([, of, kind]: SheetColumn<Item>, item: Item): CsvValue {
  const value = of(item);
  if (typeof value !== "string") return value;
  if (kind === "moment") return ownClock(value);
  return kind === undefined && OWN_DIGITS.test(value) ? `'${value}` : value;
}

/** `list`: what the file is called after. */
export async function sheet<Item>(
  { acting, now }: RequestContext & AdminContext,
  about: {
    list: string;
    action: AuditAction;
    asked: Asked;
    columns: SheetColumns<Item>;
    page: (at: PageAsked) => Promise<Pick<ListPage<Item>, "items" | "next">>;
  },
): Promise<File> {
  await acting((trx) => writeAudit(trx, { action: about.action, after: filtersOf(about.asked) }));
  const { language, format } = about.asked;
  const texts = dictionaries[language];
  const columns = about.columns(texts, language);
  // whoever reads the file must know which clock it means
  const labels = columns.map(([head, , kind]) =>
    kind === "moment" ? texts.admin.list.ownClock.replace("{{head}}", head) : head,
  );
  const read = async (cursor: string | undefined, limit: number) => {
    const { items, next } = await about.page({ cursor, limit });
    return { rows: items, next };
  };
  const name = `listcast-${about.list}-${reportDay(now())}`;
  if (format === "csv") {
    const line = (item: Item) => columns.map((column) => cellOf(column, item));
    return await csvFile({ name: `${name}.csv`, head: labels, line, read, most: CSV_CAP });
  }
  const rows: (string | number | null)[][] = [];
  for await (const page of pagesOf(read, XLSX_CAP))
    for (const item of page)
      rows.push(
        columns.map(([, of, kind]) => {
          const value = of(item);
          return kind === "moment" && typeof value === "string" ? ownClock(value) : value;
        }),
      );
  const kinds = columns.map(([, , kind], at) => ({ label: labels[at] ?? "", kind: kind ?? ("text" as const) }));
  return await xlsxFile(`${name}.xlsx`, [{ title: about.list, columns: kinds, rows }]);
}
