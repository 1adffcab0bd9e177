/** A report as tables for spreadsheets: columns that say what they hold, and plain values. Pure. */
import {
  type Dimension,
  dividedBy,
  moneySeries,
  rates,
  type SeriesName,
  seriesNames,
} from "#contract/admin/report-names";
import type { Report } from "#contract/admin/reports";
import { majorOf } from "#contract/minor-units";
import type { DayValues } from "./figures.ts";
import { type PartWords, partName } from "./part-name.ts";

/** `money` is in major units, `rate` 0..1, `day` "2026-03-02". */
export type ColumnKind = "text" | "day" | "count" | "money" | "rate";
export interface Table {
  title: string;
  columns: readonly { label: string; kind: ColumnKind }[];
  rows: readonly (readonly (string | number | null)[])[];
  /** Of a table whose lines hold different things: what each line's values are. */
  kinds?: readonly ColumnKind[];
}

export interface TableWords extends PartWords {
  figures: Readonly<Record<string, string>>;
  dimensions: Readonly<Record<string, string>>;
  /** Heads: of the days, of what is compared with ("Paid (before)"), and of the headline's table. */
  day: string;
  compared: (name: string) => string;
  summary: string;
  figure: string;
  value: string;
}
interface About {
  language: "zh" | "en";
  words: TableWords;
}

const kindOf = (name: string): ColumnKind => (moneySeries.has(name) ? "money" : rates.has(name) ? "rate" : "count");
const cell = (name: string, value: number | null, currency: string): number | null =>
  value === null ? null : kindOf(name) === "money" ? majorOf(value, currency) : value;

/** A number's own column and that of what it is compared with. Money names its currency. */
function pairs(series: readonly SeriesName[], currency: string, { words }: About) {
  return {
    columns: series.flatMap((name) => {
      const own = words.figures[name] ?? name;
      const label = moneySeries.has(name) ? `${own} ${currency}` : own;
      return [label, words.compared(label)].map((text) => ({ label: text, kind: kindOf(name) }));
    }),
    /** Null: not counted yet. */
    cells: (values: DayValues | null, before: DayValues | null) =>
      series.flatMap((name) =>
        [values, before].map((of) => (of === null ? null : cell(name, of[name] ?? 0, currency))),
      ),
  };
}

/** The headline: a line a figure. */
export function summaryTable(report: Report, about: About): Table {
  const { words } = about;
  return {
    title: words.summary,
    columns: [
      { label: words.figure, kind: "text" },
      { label: words.value, kind: "count" },
      { label: words.compared(words.value), kind: "count" },
    ],
    kinds: report.figures.map(({ name }) => kindOf(name)),
    rows: report.figures.map(({ name, value, before }) => {
      const own = words.figures[name] ?? name;
      const label = moneySeries.has(name) ? `${own} ${report.currency}` : own;
      return [label, cell(name, value, report.currency), cell(name, before, report.currency)];
    }),
  };
}

/** A line a day, the oldest first. A day of which nobody has counted anything yet has empty cells, and no zeros. */
export function daysTable(report: Report, about: About): Table {
  const there = new Set(Object.keys(report.days[0]?.values ?? {}));
  const { columns, cells } = pairs(
    seriesNames.filter((name) => there.has(name)),
    report.currency,
    about,
  );
  return {
    title: about.words.day,
    columns: [{ label: about.words.day, kind: "day" }, ...columns],
    rows: report.days.map(({ day, values, before, counted, beforeCounted }) => [
      day,
      ...cells(counted ? values : null, beforeCounted ? before : null),
    ]),
  };
}

/** A line a part; what is compared with stays empty until all of it is counted. */
export function partsTable(
  dimension: Dimension,
  rows: readonly { part: string; values: DayValues; before: DayValues }[],
  report: Pick<Report, "currency" | "before">,
  about: About,
): Table {
  const { language, words } = about;
  const { columns, cells } = pairs(dividedBy[dimension], report.currency, about);
  const title = words.dimensions[dimension] ?? dimension;
  return {
    title,
    columns: [{ label: title, kind: "text" }, ...columns],
    rows: rows.map(({ part, values, before }) => [
      partName(language, words, dimension, part),
      ...cells(values, report.before.counted ? before : null),
    ]),
  };
}
