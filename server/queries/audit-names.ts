/** Actions of the audit as people look for them: by their words in either language. */
import { type RawBuilder, sql } from "kysely";
import { auditActions as en } from "#locales/en/audit-actions";
import { auditActions as zh } from "#locales/zh/audit-actions";
import type { Db } from "#server/db/tables";

const named = [zh, en].flatMap((texts) =>
  Object.entries(texts).flatMap(([subject, acts]) =>
    Object.entries(acts).map(([act, words]) => ({ action: `${subject}.${act}`, words: words.toLowerCase() })),
  ),
);

/** "停用" or "disabled" -> ["accounts.disable"]. */
export const actionsCalled = (text: string): string[] => [
  ...new Set(named.filter(({ words }) => words.includes(text.toLowerCase())).map(({ action }) => action)),
];

/** Each action that was ever written, one step down the index for each. */
const written = sql<{ action: string | null }>`with recursive each as (
    (select action from audit_entries order by action using ~<~ limit 1)
    union all
    select (select a.action from audit_entries a where a.action ~>~ each.action order by a.action using ~<~ limit 1)
    from each where each.action is not null
  ) select action from each where action is not null`;

const whoseAction = async (db: Db, fits: (action: string) => boolean) => {
  const { rows } = await written.execute(db);
  const meant = rows.flatMap(({ action }) => (action !== null && fits(action) ? [action] : []));
  return sql<boolean>`action = any(${meant}::text[])`;
};

/** Rows whose action begins so: named whole, which an index finds together with who acted. */
export const actionBegins = (db: Db, beginning: string) => whoseAction(db, (action) => action.startsWith(beginning));

/**
 * Rows whose action begins with the text or is called so, or whose subject it is. Looked up first: asked as they are, the
 * database would put three indexes together, or read all.
 */
export async function auditWords(db: Db, text: string): Promise<RawBuilder<boolean>> {
  const called = new Set(actionsCalled(text));
  const [is, subject] = await Promise.all([
    whoseAction(db, (action) => action.startsWith(text) || called.has(action)),
    db.selectFrom("audit_entries").select("id").where("subject_id", "=", text).limit(1).executeTakeFirst(),
  ]);
  return subject ? sql<boolean>`(${is} or subject_id = ${text})` : is;
}
