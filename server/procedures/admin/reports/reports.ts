/** Reports, for scopes operations and super, and their tables as files. */
import type { Dimension } from "#contract/admin/report-names";
import type { Report, ReportAsked } from "#contract/admin/reports";
import { AppError } from "#contract/errors";
import { BOM, csvLine } from "#engine/csv/csv";
import { reportDay } from "#engine/reports/days";
import { daysTable, partsTable, summaryTable, type Table } from "#engine/reports/table";
import type { Db } from "#server/db/tables";
import { administrator } from "#server/procedures/base/base";
import type { AdminContext, RequestContext } from "#server/procedures/base/context";
import { writeAudit } from "#server/queries/audit/audit";
import { xlsxFile } from "#server/queries/lists/xlsx-file";
import { daysAsked, partsOf, readReport } from "#server/queries/reports/reports";
import { tableHeadings } from "./headings.ts";

const business = administrator("operations");
type Wanted = ReportAsked & { language: "zh" | "en" };

const aboutOf = ({ language, against = "before" }: Wanted) => ({ language, words: tableHeadings(language, against) });

/** Every part, also those a screen does not show. */
async function allParts(db: Db, asked: Wanted, report: Report, dimension: Dimension): Promise<Table> {
  const rows = await partsOf(db, dimension, { ...daysAsked(asked), currency: report.currency });
  return partsTable(dimension, rows, report, aboutOf(asked));
}

async function oneTable(db: Db, asked: Wanted, table: "days" | Dimension, today: string): Promise<Table> {
  const report = await readReport(db, asked, today);
  if (table === "days") return daysTable(report, aboutOf(asked));
  if (!report.parts.some((one) => one.dimension === table)) throw new AppError("invalid_input");
  return await allParts(db, asked, report, table);
}

async function allTables(db: Db, asked: Wanted, today: string): Promise<Table[]> {
  const report = await readReport(db, asked, today);
  const tables = [summaryTable(report, aboutOf(asked)), daysTable(report, aboutOf(asked))];
  for (const { dimension } of report.parts) tables.push(await allParts(db, asked, report, dimension));
  return tables;
}

const noted = ({ acting }: Pick<RequestContext & AdminContext, "acting">, report: string, table: string) =>
  acting((trx) => writeAudit(trx, { action: "reports.export", after: { report, table } }));

export const reports = {
  get: business.admin.reports.get.handler(({ context, input }) =>
    readReport(context.db, input, reportDay(context.now())),
  ),

  export: business.admin.reports.export.handler(async ({ context, input: { table, ...asked } }) => {
    const { columns, rows } = await oneTable(context.db, asked, table, reportDay(context.now()));
    await noted(context, asked.report, table);
    const lines = [columns.map(({ label }) => label), ...rows];
    const name = `listcast-${asked.report}-${table}-${asked.from}-${asked.until}.csv`;
    return new File([BOM + lines.map(csvLine).join("")], name, { type: "text/csv;charset=utf-8" });
  }),

  workbook: business.admin.reports.workbook.handler(async ({ context, input }) => {
    const tables = await allTables(context.db, input, reportDay(context.now()));
    await noted(context, input.report, "workbook");
    return await xlsxFile(`listcast-${input.report}-${input.from}-${input.until}.xlsx`, tables);
  }),
};
