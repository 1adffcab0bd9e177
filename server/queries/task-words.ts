/** What an administrator types to find tasks: a number, the beginning of an e-mail address, or words of the title. */
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/db/tables";
import { rarely, type Sampled, sampled } from "./sampled.ts";

/** Accounts looked at for the beginning of an address. */
const ACCOUNTS = 100;

const folded = (word: string) => sql<string>`public.search_fold(${word})`;
const stands = (word: string) => sql<boolean>`position(${folded(word)} in public.search_fold(title)) > 0`;
/** One or two Latin signs are too few for the index of three. */
const isShort = (word: string) => /^[\u0020-\u007e]{1,2}$/.test(word);

interface SoughtTasks extends Sampled {
  where: RawBuilder<boolean>;
}

/** Without words every task fits. */
export async function soughtTasks(db: Db, text: string | undefined): Promise<SoughtTasks> {
  const typed = text?.trim() ?? "";
  if (typed === "") return { ...rarely, where: sql`true` };
  const number = /^(?:task-)?0*(\d{1,9})$/i.exec(typed)?.[1];
  if (number) return { ...rarely, where: sql`number = ${Number(number)}` };
  const words = typed.split(/\s+/).slice(0, 6);
  if (typed.includes("@") || words.every(isShort)) return { ...rarely, where: await ofAddresses(db, typed) };
  const parts = words.map(stands);
  const indexed = words.filter((word) => !isShort(word));
  // the index knows each three signs, not how often they come together: what many titles have is met on the way
  const sample = await sampled(db, "tasks", sql`(${sql.join(indexed.map(stands), sql` and `)})`);
  if (!sample.often)
    for (const word of indexed)
      parts.push(sql`public.account_grams(public.search_fold(title)) @> public.account_grams(${folded(word)})`);
  const where = sql<boolean>`(${sql.join(parts, sql` and `)})`;
  return { ...sample, where, beyondCap: indexed.length === words.length ? sample.beyondCap : null };
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
