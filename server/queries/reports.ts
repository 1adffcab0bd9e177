/** Reports read from the roll-ups: a period's days, what they are divided by, and the same number of days before. */
import { type RawBuilder, sql } from "kysely";
import { type Dimension, dividedBy, LONGEST_REPORT, reports, type SeriesName } from "#contract/admin/report-names";
import type { Report, ReportAsked } from "#contract/admin/reports";
import { AppError } from "#contract/errors";
import { daysBetween, plusDays } from "#engine/billing/statement-days";
import { type DayValues, figureOf, figuresOf } from "#engine/reports/figures";
import type { Db } from "#server/db/tables";
import { columns, inMoney, placeOf } from "./report-series.ts";

/** Rows of a dimension a screen shows. */
const SHOWN_PARTS = 100;

interface Span {
  from: string;
  until: string;
}
/** The days asked about and as many before. Throws invalid_input. */
export function spansOf({ from, until }: Span): { days: string[]; before: string[] } {
  const length = Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;
  if (length < 1 || length > LONGEST_REPORT) throw new AppError("invalid_input");
  return { days: daysBetween(from, until), before: daysBetween(plusDays(from, -length), plusDays(from, -1)) };
}

const filter = (measure: string, two: string | undefined, currency: string) => {
  const wanted = inMoney.has(measure) ? currency : "";
  return sql`measure = ${measure} and currency = ${wanted} ${two === undefined ? sql`` : sql`and two = ${two}`}`;
};

/** Every day's numbers between two days, by day. */
async function daysOf(
  db: Db,
  series: readonly SeriesName[],
  { from, until }: Span,
  about: { currency: string; dimension: Dimension | null; part: string | null },
): Promise<Map<string, DayValues>> {
  const queries = series.map((name): RawBuilder<unknown> => {
    const { measure, two, cohort } = placeOf(name, about.dimension);
    const day = cohort ? sql`one` : sql`to_char(day, 'YYYY-MM-DD')`;
    const within = cohort ? sql`one between ${from} and ${until}` : sql`day between ${from}::date and ${until}::date`;
    const part = about.dimension ? sql`and ${sql.ref(columns[about.dimension].column)} = ${about.part ?? ""}` : sql``;
    return sql`select ${name}::text as name, ${day} as day, sum(value)::float8 as value from report_figures
      where ${filter(measure, two, about.currency)} and ${within} ${part} group by 2`;
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
    const { measure, two } = placeOf(name, dimension);
    const level = name === "mrr" || name === "subscribers";
    const sum = (span: readonly string[]) =>
      sql`coalesce(sum(value) filter (where day between ${from(level, span)}::date and ${span.at(-1) ?? ""}::date), 0)::float8`;
    return sql`select ${name}::text as name, ${sql.ref(column)} as part, ${sum(days)} as value, ${sum(before)} as before
      from report_figures where ${filter(measure, two, currency)}
        and day between ${before[0] ?? ""}::date and ${days.at(-1) ?? ""}::date group by 2`;
  });
  const { rows } = await sql<{
    name: SeriesName;
    part: string;
    value: number;
    before: number;
  }>`${sql.join(queries, sql` union all `)}`.execute(db);
  const found = new Map<string, { part: string; values: DayValues; before: DayValues }>();
  for (const { name, part, value, before: was } of rows) {
    const known = found.get(part) ?? { part, values: {}, before: {} };
    found.set(part, { part, values: { ...known.values, [name]: value }, before: { ...known.before, [name]: was } });
  }
  const size = (values: DayValues) => Object.values(values).reduce((all, one) => all + one, 0);
  return [...found.values()]
    .filter((row) => size(row.values) + size(row.before) > 0)
    .sort((a, b) => size(b.values) - size(a.values) || size(b.before) - size(a.before) || (a.part < b.part ? -1 : 1));
}

/** Most paid first. */
export async function currenciesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`select currency from report_figures
    where measure in ('paid', 'mrr') group by 1 order by sum(value) filter (where measure = 'paid') desc nulls last, 1`.execute(
    db,
  );
  return rows.length > 0 ? rows.map((row) => row.currency) : ["CNY"];
}

async function subscribersOn(db: Db, day: string, currency: string): Promise<number> {
  const days = await daysOf(db, ["subscribers"], { from: day, until: day }, { currency, dimension: null, part: null });
  return days.get(day)?.subscribers ?? 0;
}

async function countedOf(db: Db, { from, until }: Span) {
  const { rows } = await sql<{ days: number; at: Date | null; begun: string | null }>`select count(*)::int as days,
    (select figured_at from report_days where day <= ${until}::date order by day desc limit 1) as at,
    (select to_char(min(created_at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') from accounts) as begun
    from report_days where day between ${from}::date and ${until}::date`.execute(db);
  return { days: rows[0]?.days ?? 0, at: rows[0]?.at ?? null, begun: rows[0]?.begun ?? null };
}

/** Throws invalid_input for a period that is none or too long, or a part of a dimension the report does not have. */
export async function readReport(db: Db, asked: ReportAsked, today: string): Promise<Report> {
  const { report, dimension = null, part = null } = asked;
  if ((dimension === null) !== (part === null)) throw new AppError("invalid_input");
  if (dimension !== null && !reports[report].parts.includes(dimension)) throw new AppError("invalid_input");
  const { days, before } = spansOf(asked);
  const [from, until] = [before[0] ?? asked.from, asked.until];
  const currencies = await currenciesOf(db);
  const currency = asked.currency ?? currencies[0] ?? "CNY";
  const series = dimension === null ? reports[report].series : dividedBy[dimension];
  const numbers = await daysOf(db, series, { from, until }, { currency, dimension, part });
  const whole = (day: string): DayValues =>
    Object.fromEntries(series.map((name) => [name, numbers.get(day)?.[name] ?? 0]));
  // what has not come yet is no zero
  const shown = days.filter((day) => day <= today);
  const [now, then] = [shown.map(whole), before.map(whole)];
  const churn = report === "revenue" && dimension === null;
  const eve = (day: string) => (churn ? subscribersOn(db, plusDays(day, -1), currency) : 0);
  const [eveNow, eveThen] = [await eve(asked.from), await eve(from)];
  const counted = await countedOf(db, { from, until });
  const expected = [...before, ...shown].filter((day) => counted.begun !== null && day >= counted.begun).length;
  const parts = [];
  if (dimension === null)
    for (const one of reports[report].parts) {
      const rows = await partsOf(db, one, { days, before, currency });
      parts.push({ dimension: one, rows: rows.slice(0, SHOWN_PARTS), rest: Math.max(0, rows.length - SHOWN_PARTS) });
    }
  return {
    from: asked.from,
    until,
    before: { from, until: before.at(-1) ?? from },
    currency,
    currencies,
    figuredAt: counted.at?.toISOString() ?? null,
    missing: Math.max(0, expected - counted.days),
    figures: figuresOf(report, series).map((name) => ({
      name,
      value: figureOf(name, now, eveNow),
      before: figureOf(name, then, eveThen),
    })),
    days: shown.map((day, at) => ({ day, values: whole(day), before: whole(before[at] ?? "") })),
    parts,
  };
}
