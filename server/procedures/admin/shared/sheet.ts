/** A list of the administration as a CSV file, with the head in the words of its screen. What was asked stands in the audit. */
import type { AuditAction } from "#contract/admin/audit-actions";
import type { CsvValue } from "#engine/csv/csv";
import { reportDay } from "#engine/reports/days";
import { texts as en } from "#locales/en/index";
import type { Shape } from "#locales/shape";
import { texts as zh } from "#locales/zh/index";
import type { AdminContext, RequestContext } from "#server/procedures/base/context";
import { writeAudit } from "#server/queries/audit/audit";
import { csvFile } from "#server/queries/lists/csv-file";
import type { PageAsked } from "#server/queries/lists/keyset";
import type { ListPage } from "#server/queries/lists/list-source";

export type Texts = Shape<typeof zh>;
type Language = "zh" | "en";
const dictionaries: Record<Language, Texts> = { zh, en };

/** What a column is called, and what stands in it. Amounts in major units, moments in UTC. */
export type SheetColumns<Item> = (
  texts: Texts,
  language: Language,
) => readonly (readonly [head: string, of: (item: Item) => CsvValue])[];

interface Asked {
  language: Language;
  q?: string | undefined;
}

/** What was asked, without the words themselves: whom somebody searched for is nobody's business later. */
const filtersOf = ({ q, language: _, ...filters }: Asked) => ({ ...filters, ...(q ? { searched: true } : {}) });

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
  const { language } = about.asked;
  const columns = about.columns(dictionaries[language], language);
  return await csvFile({
    name: `listcast-${about.list}-${reportDay(now())}.csv`,
    head: columns.map(([head]) => head),
    line: (item: Item) => columns.map(([, of]) => of(item)),
    read: async (cursor, limit) => {
      const { items, next } = await about.page({ cursor, limit });
      return { rows: items, next };
    },
  });
}
