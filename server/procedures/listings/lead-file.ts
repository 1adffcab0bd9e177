/** Leads as lines of a table: the heads in the reader's language, moments on their clock. */
import { AppError } from "#contract/errors";
import type { CsvValue } from "#engine/csv/csv";
import { getPlatform } from "#engine/platforms/index";
import { leads as en } from "#locales/en/leads";
import { leads as zh } from "#locales/zh/leads";
import type { ListedLead } from "#server/queries/leads/lead-list";

type Language = "zh" | "en";
const texts = { zh, en };

/** A spreadsheet would round so many digits, or calculate with a number that begins with "+": an apostrophe keeps them a text. */
const asText = (value: string | null): CsvValue => (value !== null && /^\d{9,}$/.test(value) ? `'${value}` : value);

/** "2026-03-02 17:00", which spreadsheets read as a moment. Throws invalid_input for a time zone nobody knows. */
export function momentIn(timeZone: string): (at: Date) => string {
  try {
    const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
    return (at) => format.format(at);
  } catch (cause) {
    throw new AppError("invalid_input", { data: { field: "timeZone" }, cause });
  }
}

export const leadFileName = (now: Date): string => `listcast-leads-${now.toISOString().slice(0, 10)}.csv`;

/** "wechat" as its readers call it. */
function sourceName(source: string, language: Language): string {
  const { sources } = texts[language];
  if (source === "direct" || source === "hand") return sources[source];
  return getPlatform(source)?.name[language] ?? source;
}

/** What a column is called, and what stands in it. */
export function leadColumns(
  language: Language,
  moment: (at: Date) => string,
): readonly (readonly [head: string, of: (row: ListedLead) => CsvValue])[] {
  const t = texts[language];
  return [
    [t.columns.name, ({ name }) => name],
    [t.columns.phone, ({ phone }) => asText(phone)],
    [t.columns.email, ({ email }) => email],
    [t.columns.handle, ({ handle }) => asText(handle)],
    [t.columns.stage, ({ stage }) => t.stages[stage]],
    [t.columns.tags, ({ tags }) => tags.join(", ")],
    [t.columns.source, ({ source }) => sourceName(source, language)],
    [t.columns.language, (row) => row.language],
    [t.columns.home, ({ home_title }) => home_title],
    [t.columns.due, ({ next_due_at }) => (next_due_at === null ? null : moment(next_due_at))],
    [t.columns.created, ({ created_at }) => moment(created_at)],
    [t.columns.active, ({ active_at }) => moment(active_at)],
  ];
}
