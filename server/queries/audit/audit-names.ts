/** Actions of the audit as people look for them: by their words in either language. */
import { sql } from "kysely";
import { auditActions as en } from "#locales/en/audit-actions";
import { auditActions as zh } from "#locales/zh/audit-actions";
import type { Db } from "#server/db/tables";

const named = [zh, en].flatMap((texts) =>
  Object.entries(texts).flatMap(([subject, acts]) =>
    Object.entries(acts).map(([act, words]) => ({ action: `${subject}.${act}`, words: words.toLowerCase() })),
  ),
);

/** "停用" or "disabled" -> ["accounts.disable"]. */
const actionsCalled = (text: string): string[] => [
  ...new Set(named.filter(({ words }) => words.includes(text.toLowerCase())).map(({ action }) => action)),
];

/** Each action that was ever written, one step down the index for each. */
const written = sql<{ action: string | null }>`with recursive each as (
    (select action from audit_entries order by action using ~<~ limit 1)
    union all
    select (select a.action from audit_entries a where a.action ~>~ each.action order by a.action using ~<~ limit 1)
    from each where each.action is not null
  ) select action from each where action is not null`;

const whose = async (db: Db, fits: (action: string) => boolean): Promise<string[]> => {
  const { rows } = await written.execute(db);
  return rows.flatMap(({ action }) => (action !== null && fits(action) ? [action] : []));
};

/** Rows whose action begins so: named whole, which an index finds together with who acted. */
export const actionBegins = async (db: Db, beginning: string) =>
  sql<boolean>`action = any(${await whose(db, (action) => action.startsWith(beginning))}::text[])`;

/** Actions that were written and begin with the text or are called so. */
export async function actionsMeant(db: Db, text: string): Promise<string[]> {
  const called = new Set(actionsCalled(text));
  return await whose(db, (action) => action.startsWith(text) || called.has(action));
}
