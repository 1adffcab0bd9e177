/** Reports read from the roll-ups: a period's days, what they are divided by, and as many days to compare with. */
import { type RawBuilder, sql } from "kysely";
import {
  type Dimension,
  dividedBy,
  LONGEST_REPORT,
  type ReportName,
  reports,
  type SeriesName,
} from "#contract/admin/report-names";
import type { Report, ReportAsked } from "#contract/admin/reports";
import { AppError } from "#contract/errors";
import { plusDays } from "#engine/billing/statement-days";
import { reportDay, spansOf } from "#engine/reports/days";
import { type DayValues, figureOf, figuresOf } from "#engine/reports/figures";
import type { Db } from "#server/db/tables";
import { columns, inMoney, placeOf } from "./report-series.ts";

/** Rows of a dimension a screen shows. */
const SHOWN_PARTS = 100;

interface Span {
  from: string;
  until: string;
}
/** The days asked about and as many to compare with. Throws invalid_input. */
export function daysAsked({ from, until, against = "before" }: ReportAsked): { days: string[]; before: string[] } {
  const length = Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;
  if (length < 1 || length > LONGEST_REPORT) throw new AppError("invalid_input");
  return spansOf(from, until, against);
}
/** A number as it stands in the roll-ups, in the report's unit. */
const summed = (of: RawBuilder<unknown>, scale = 1) => sql`(${of})::float8 / ${sql.lit(scale)}`;

const filter = (measure: string, dimension2: string | undefined, currency: string) => {
  const wanted = inMoney.has(measure) ? currency : "";
  return sql`measure = ${measure} and currency = ${wanted} ${dimension2 === undefined ? sql`` : sql`and dimension_2 = ${dimension2}`}`;
};

/** Every day's numbers between two days, by day. */
async function daysOf(
  db: Db,
  series: readonly SeriesName[],
  { from, until }: Span,
  about: { currency: string; dimension: Dimension | null; part: string | null },
): Promise<Map<string, DayValues>> {
  const queries = series.map((name): RawBuilder<unknown> => {
    const { measure, dimension2, cohort, scale } = placeOf(name, about.dimension);
    const day = cohort ? sql`dimension_1` : sql`to_char(day, 'YYYY-MM-DD')`;
    const within = cohort
      ? sql`dimension_1 between ${from} and ${until}`
      : sql`day between ${from}::date and ${until}::date`;
    const part = about.dimension ? sql`and ${sql.ref(columns[about.dimension].column)} = ${about.part ?? ""}` : sql``;
    return sql`select ${name}::text as name, ${day} as day, ${summed(sql`sum(value)`, scale)} as value from report_figures
      where ${filter(measure, dimension2, about.currency)} and ${within} ${part} group by 2`;
  });
  const { rows } = await sql<{
    name: SeriesName;
    day: string;
    value: number;
  }>`${sql.join(queries, sql` union all `)}`.execute(db);
  const days = new Map<string, DayValues>();
  for (const { name, day, value } of rows) days.set(day, { ...days.get(day), [name]: value });
  return days;
}

/** What a dimension divides the period into, biggest first. Levels are the last day's. */
export async function partsOf(
  db: Db,
  dimension: Dimension,
  { days, before, currency }: { days: readonly string[]; before: readonly string[]; currency: string },
): Promise<{ part: string; values: DayValues; before: DayValues }[]> {
  const { column } = columns[dimension];
  const from = (level: boolean, span: readonly string[]) => (level ? span.at(-1) : span[0]) ?? "";
  const queries = dividedBy[dimension].map((name) => {
    const { measure, dimension2, scale } = placeOf(name, dimension);
    const level = name === "mrr" || name === "subscribers";
    const sum = (span: readonly string[]) =>
      summed(
        sql`coalesce(sum(value) filter (where day between ${from(level, span)}::date and ${span.at(-1) ?? ""}::date), 0)`,
        scale,
      );
    return sql`select ${name}::text as name, ${sql.ref(column)} as part, ${sum(days)} as value, ${sum(before)} as before
      from report_figures where ${filter(measure, dimension2, currency)}
        and day between ${before[0] ?? ""}::date and ${days.at(-1) ?? ""}::date group by 2`;
  });
  const { rows } = await sql<{
    name: SeriesName;
    part: string;
    value: number;
    before: number;
  }>`${sql.join(queries, sql` union all `)}`.execute(db);
  const byPart = new Map<string, { part: string; values: DayValues; before: DayValues }>();
  for (const { name, part, value, before: was } of rows) {
    const row = byPart.get(part) ?? { part, values: {}, before: {} };
    byPart.set(part, { part, values: { ...row.values, [name]: value }, before: { ...row.before, [name]: was } });
  }
  const [first = "pieces"] = dividedBy[dimension];
  const most = (values: DayValues) => values[first] ?? 0;
  const size = (values: DayValues) => Object.values(values).reduce((all, one) => all + one, 0);
  return [...byPart.values()]
    .filter((row) => size(row.values) + size(row.before) > 0)
    .sort(
      (a, b) =>
        most(b.values) - most(a.values) ||
        size(b.values) - size(a.values) ||
        most(b.before) - most(a.before) ||
        (a.part < b.part ? -1 : 1),
    );
}

/** Of what a report is about, most paid first. */
async function currenciesOf(db: Db, report: ReportName): Promise<string[]> {
  const [main, other] = report === "models" ? ["model_cost", "model_calls"] : ["paid", "mrr"];
  const { rows } = await sql<{ currency: string }>`select currency from report_figures
    where measure in (${main}, ${other})
    group by 1 order by sum(value) filter (where measure = ${main}) desc nulls last, 1`.execute(db);
  return rows.length > 0 ? rows.map((row) => row.currency) : ["CNY"];
}

async function subscribersOn(db: Db, day: string, currency: string): Promise<number> {
  const days = await daysOf(db, ["subscribers"], { from: day, until: day }, { currency, dimension: null, part: null });
  return days.get(day)?.subscribers ?? 0;
}

/** When the last of some days was counted, and which since the first account are not counted yet. */
async function countedOf(db: Db, days: readonly string[], until: string) {
  const { rows } = await sql<{ known: string[]; at: Date | null; begun: Date | null }>`select
    array(select to_char(day, 'YYYY-MM-DD') from report_days where day = any(${[...days]}::date[])) as known,
    (select figured_at from report_days where day <= ${until}::date order by day desc limit 1) as at,
    (select min(created_at) from accounts) as begun`.execute(db);
  const { known = [], at = null, begun = null } = rows[0] ?? {};
  const counted = new Set(known);
  const since = begun === null ? null : reportDay(begun);
  const missing = since === null ? [] : days.filter((day) => day >= since && !counted.has(day));
  return { at, missing: new Set(missing) };
}

/** Throws invalid_input for a period that is none or too long, or a part of a dimension the report does not have. */
export async function readReport(db: Db, query: ReportAsked, today: string): Promise<Report> {
  const { report, dimension = null, part = null } = query;
  if ((dimension === null) !== (part === null)) throw new AppError("invalid_input");
  if (dimension !== null && !reports[report].parts.includes(dimension)) throw new AppError("invalid_input");
  const { days, before } = daysAsked(query);
  const [from, until] = [before[0] ?? query.from, query.until];
  const currencies = await currenciesOf(db, report);
  const currency = query.currency ?? currencies[0] ?? "CNY";
  const series = dimension === null ? reports[report].series : dividedBy[dimension];
  const numbers = await daysOf(db, series, { from, until }, { currency, dimension, part });
  const whole = (day: string): DayValues =>
    Object.fromEntries(series.map((name) => [name, numbers.get(day)?.[name] ?? 0]));
  // what has not come yet is no zero
  const past = days.filter((day) => day <= today);
  const [now, then] = [past.map(whole), before.map(whole)];
  const churn = report === "revenue" && dimension === null;
  const eve = (day: string) => (churn ? subscribersOn(db, plusDays(day, -1), currency) : 0);
  const [eveNow, eveThen] = [await eve(query.from), await eve(from)];
  const counted = await countedOf(db, [...before, ...past], until);
  const beforeCounted = before.every((day) => !counted.missing.has(day));
  const parts = [];
  if (dimension === null)
    for (const one of reports[report].parts) {
      const rows = await partsOf(db, one, { days, before, currency });
      parts.push({ dimension: one, rows: rows.slice(0, SHOWN_PARTS), rest: Math.max(0, rows.length - SHOWN_PARTS) });
    }
  return {
    from: query.from,
    until,
    before: { from, until: before.at(-1) ?? from, counted: beforeCounted },
    currency,
    currencies,
    figuredAt: counted.at?.toISOString() ?? null,
    missing: counted.missing.size,
    figures: figuresOf(report, series).map((name) => ({
      name,
      value: figureOf(name, now, eveNow),
      // of some of its days it would be too small
      before: beforeCounted ? figureOf(name, then, eveThen) : null,
    })),
    days: past.map((day, at) => ({
      day,
      values: whole(day),
      before: whole(before[at] ?? ""),
      counted: !counted.missing.has(day),
      beforeCounted: !counted.missing.has(before[at] ?? ""),
    })),
    parts,
  };
}
