/** Actions of the audit as people look for them: by their words in either language. */
import { auditActions as en } from "#locales/en/audit-actions";
import { auditActions as zh } from "#locales/zh/audit-actions";

const named = [zh, en].flatMap((texts) =>
  Object.entries(texts).flatMap(([subject, acts]) =>
    Object.entries(acts).map(([act, words]) => ({ action: `${subject}.${act}`, words: words.toLowerCase() })),
  ),
);

/** "停用" or "disabled" -> ["accounts.disable"]. */
export const actionsCalled = (text: string): string[] => [
  ...new Set(named.filter(({ words }) => words.includes(text.toLowerCase())).map(({ action }) => action)),
];
