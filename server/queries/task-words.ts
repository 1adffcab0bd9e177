/** What an administrator types to find tasks: a number, the beginning of an e-mail address, or words of the title. */
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/db/tables";

/** Accounts looked at for the beginning of an address. */
const ACCOUNTS = 100;
const SAMPLE = 2_000;
const OFTEN = 0.02;

const folded = (word: string) => sql<string>`public.search_fold(${word})`;
const stands = (word: string) => sql<boolean>`position(${folded(word)} in public.search_fold(title)) > 0`;
/** One or two Latin signs are too few for the index of three. */
const isShort = (word: string) => /^[\u0020-\u007e]{1,2}$/.test(word);

/** Null: nothing was searched for. */
export async function searchedTasks(db: Db, text: string | undefined): Promise<RawBuilder<boolean> | null> {
  const typed = text?.trim() ?? "";
  if (typed === "") return null;
  const number = /^(?:task-)?0*(\d{1,9})$/i.exec(typed)?.[1];
  if (number) return sql`number = ${Number(number)}`;
  const words = typed.split(/\s+/).slice(0, 6);
  if (typed.includes("@") || words.every(isShort)) return await ofAddresses(db, typed);
  const parts = words.map(stands);
  const indexed = words.filter((word) => !isShort(word));
  // the index knows each three signs, not how often they come together: what many titles have is met on the way
  if (!(await areOften(db, indexed)))
    for (const word of indexed)
      parts.push(sql`public.account_grams(public.search_fold(title)) @> public.account_grams(${folded(word)})`);
  return sql`(${sql.join(parts, sql` and `)})`;
}

async function ofAddresses(db: Db, beginning: string): Promise<RawBuilder<boolean>> {
  const found = await db
    .selectFrom("accounts")
    .select("user_id")
    .where(sql<boolean>`email >= ${beginning.toLowerCase()} and starts_with(email, ${beginning.toLowerCase()})`)
    .limit(ACCOUNTS)
    .execute();
  return sql`user_id = any(${found.map((one) => one.user_id)}::uuid[])`;
}

async function areOften(db: Db, words: readonly string[]): Promise<boolean> {
  const { rows: sized } = await sql<{ rows: number }>`
    select greatest(reltuples, 0)::float8 as rows from pg_class where oid = 'public.tasks'::regclass`.execute(db);
  const percent = Math.min(100, (100 * SAMPLE) / Math.max(1, sized[0]?.rows ?? 0));
  const { rows } = await sql<{ share: number | null }>`
    select avg((${sql.join(words.map(stands), sql` and `)})::int)::float8 as share
    from tasks tablesample system (${percent})`.execute(db);
  return (rows[0]?.share ?? 0) >= OFTEN;
}
