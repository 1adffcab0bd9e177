/** The report of an account's pages as one A4 page of PDF. The same report always gives the same bytes. */
import type { PrintedPageReport } from "#contract/leads/report";
import { fill } from "#locales/fill";
import { reportDays, reportTexts, sourceName, tagOf } from "./page-report-labels.ts";
import type { DocumentLanguage } from "./receipt-labels.ts";
import { inks, openSheet, SHEET } from "./sheet.ts";

const LEFT = 64;
const RIGHT = SHEET.width - 64;
const WIDE = RIGHT - LEFT;
const COLUMN = 72;
/** Lines of each table: the sheet has room for so many. */
const LINES = 8;
type Line = readonly [label: string, counts: PrintedPageReport["total"]];
const counted = ["views", "leads", "posts"] as const;
const small = { size: 8.5, color: inks.muted };

/** PDF of it in the language. */
export async function pageReportPdf(
  report: PrintedPageReport,
  language: DocumentLanguage,
): Promise<Uint8Array<ArrayBuffer>> {
  const t = reportTexts[language].page;
  const title = report.period === "week" ? t.week : t.month;
  const sheet = openSheet({ language, title, author: report.brand, date: new Date(report.lastDay) });
  const { text, rule } = sheet;
  const number = new Intl.NumberFormat(tagOf(language));

  const head = () => {
    rule(50, LEFT, LEFT + 28, inks.accent, 2);
    text(report.brand, { x: LEFT, y: 60, width: WIDE, size: 13, heading: true });
    const y = text(title, { x: LEFT, y: 104, width: WIDE, size: 30, heading: true, weight: 500, leading: 1.3 });
    return text(reportDays(language, report), { x: LEFT, y: y + 2, width: WIDE, size: 11, color: inks.muted }) + 20;
  };

  const totals = (top: number) =>
    Math.max(
      ...counted.map((name, at) => {
        const place = { x: LEFT + (at * WIDE) / counted.length, width: WIDE / counted.length - 16 };
        const y = text(t[name], { ...small, ...place, y: top });
        const under = text(number.format(report.total[name]), { ...place, y, size: 26, weight: 500 });
        return text(fill(t.before, { count: number.format(report.before[name]) }), { ...small, ...place, y: under });
      }),
    ) + 22;

  const table = (name: string, lines: readonly Line[], top: number) => {
    if (lines.length === 0) return top;
    const columns = counted.map((name, at) => ({
      name,
      place: { x: RIGHT - (counted.length - at) * COLUMN, width: COLUMN, align: "end" as const },
    }));
    const room = WIDE - counted.length * COLUMN;
    text(name, { x: LEFT, y: top, width: room, size: 11, weight: 500 });
    let y = Math.max(...columns.map(({ name: of, place }) => text(t[of], { ...small, ...place, y: top + 2 }))) + 5;
    for (const [label, counts] of withRest(lines)) {
      rule(y, LEFT, RIGHT);
      // one line each: a long title is cut where its column ends
      const shown = clipped(label, room - 12);
      for (const { name: of, place } of columns) text(number.format(counts[of]), { ...place, y: y + 3, size: 9.5 });
      y = text(shown, { x: LEFT, y: y + 3, width: WIDE, size: 9.5 }) + 2;
    }
    return y + 16;
  };

  /** Every table adds up: what finds no room is one line. */
  function withRest(lines: readonly Line[]): readonly Line[] {
    if (lines.length <= LINES) return lines;
    const rest = lines.slice(LINES - 1);
    const sum = (name: (typeof counted)[number]) => rest.reduce((all, [, counts]) => all + counts[name], 0);
    const counts = { views: sum("views"), leads: sum("leads"), posts: sum("posts") };
    return [...lines.slice(0, LINES - 1), [fill(t.rest, { count: number.format(rest.length) }), counts]];
  }

  function clipped(label: string, width: number): string {
    if (sheet.widthOf(label, { size: 9.5 }) <= width) return label;
    const signs = [...label];
    while (signs.length > 0 && sheet.widthOf(`${signs.join("")}…`, { size: 9.5 }) > width) signs.pop();
    return `${signs.join("")}…`;
  }

  const languageName = (code: string | null) =>
    code === null ? t.noLanguage : (new Intl.DisplayNames(tagOf(language), { type: "language" }).of(code) ?? code);
  let y = totals(head());
  y = table(
    t.sources,
    report.sources.map((line) => [sourceName(language, line.source), line] as const),
    y,
  );
  y = table(
    t.languages,
    report.languages.map((line) => [languageName(line.language), line] as const),
    y,
  );
  y = table(
    t.homes,
    report.homes.map((line) => [line.title, line] as const),
    y,
  );
  text(t.note, { ...small, x: LEFT, y: Math.max(y, 770), width: WIDE });
  return sheet.bytes();
}
