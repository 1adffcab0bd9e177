/** Reports, for scopes operations and super, and their tables as files. */
import { type Dimension, dividedBy, moneySeries, type SeriesName } from "#contract/admin/report-names";
import type { Report, ReportAsked } from "#contract/admin/reports";
import { AppError } from "#contract/errors";
import { BOM, type CsvValue, csvLine } from "#engine/csv/csv";
import type { DayValues } from "#engine/reports/figures";
import type { Db } from "#server/db/tables";
import { administrator } from "#server/procedures/base";
import { writeAudit } from "#server/queries/audit";
import { partsOf, readReport, spansOf } from "#server/queries/reports";
import { reportDay } from "#server/queries/roll-up";

const business = administrator("operations");

/** A head that names the currency of money, and a line's cells in its order. */
function cellsOf(series: readonly SeriesName[], currency: string) {
  const money = (name: SeriesName) => moneySeries.has(name);
  return {
    head: series.flatMap((name) => {
      const label = money(name) ? `${name} ${currency}` : name;
      return [label, `${label} before`];
    }),
    cells: (values: DayValues, before: DayValues): CsvValue[] =>
      series.flatMap((name) =>
        [values[name] ?? 0, before[name] ?? 0].map((value) => (money(name) ? value / 100 : value)),
      ),
  };
}

const seriesIn = (report: Report): SeriesName[] => {
  const shown: readonly string[] = Object.keys(report.days[0]?.values ?? {});
  const all = Object.values(dividedBy).flat();
  const named = new Set<SeriesName>([
    ...all,
    "signUps",
    "activations",
    "active",
    "trialsStarted",
    "trialsConverted",
    "gained",
    "churned",
  ]);
  return [...named].filter((name) => shown.includes(name));
};

async function linesOf(db: Db, asked: ReportAsked, table: "days" | Dimension, today: string) {
  const report = await readReport(db, asked, today);
  if (table === "days") {
    const { head, cells } = cellsOf(seriesIn(report), report.currency);
    return [["day", ...head], ...report.days.map(({ day, values, before }) => [day, ...cells(values, before)])];
  }
  if (!report.parts.some((one) => one.dimension === table)) throw new AppError("invalid_input");
  const { head, cells } = cellsOf(dividedBy[table], report.currency);
  const rows = await partsOf(db, table, { ...spansOf(asked), currency: report.currency });
  return [[table, ...head], ...rows.map(({ part, values, before }) => [part, ...cells(values, before)])];
}

export const reports = {
  get: business.admin.reports.get.handler(({ context, input }) =>
    readReport(context.db, input, reportDay(context.now())),
  ),
  export: business.admin.reports.export.handler(async ({ context, input: { table, ...asked } }) => {
    const lines = await linesOf(context.db, asked, table, reportDay(context.now()));
    await context.acting((trx) =>
      writeAudit(trx, { action: "reports.export", after: { report: asked.report, table } }),
    );
    const name = `listcast-${asked.report}-${table}-${asked.from}-${asked.until}.csv`;
    return new File([BOM + lines.map(csvLine).join("")], name, { type: "text/csv;charset=utf-8" });
  }),
};
