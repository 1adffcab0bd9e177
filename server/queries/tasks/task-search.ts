/** What an administrator types to find tasks: a number, the beginning of an e-mail address, or words of the title. */
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/db/tables";
import { allOf } from "#server/queries/lists/all-of";
import { type CountEstimate, estimateCount, rarely } from "#server/queries/lists/count-estimate";

/** Titles looked at for an estimate: of several things that are each common, all together can be rare. */
const LOOKED_AT = 2_000;
/** Accounts looked at for the beginning of an address. */
const ACCOUNTS = 100;

const folded = (word: string) => sql<string>`public.search_fold(${word})`;
const stands = (word: string) => sql<boolean>`position(${folded(word)} in public.search_fold(title)) > 0`;
const indexes = (word: string) =>
  sql<boolean>`public.account_grams(public.search_fold(title)) @> public.account_grams(${folded(word)})`;
/** Without folding accents, which takes as long as all else: for an estimate. */
const nearly = (word: string) => sql<boolean>`position(${folded(word)} in lower(title)) > 0`;
/** One or two Latin signs are too few for the index of three. */
const isShort = (word: string) => /^[\u0020-\u007e]{1,2}$/.test(word);

interface TaskSearch extends CountEstimate {
  where: RawBuilder<boolean>;
  /** The same for whoever wants every row and walks no order, and for whoever walks one. */
  counted: RawBuilder<boolean>;
  walked: RawBuilder<boolean>;
}
const all = (where: RawBuilder<boolean>): TaskSearch => ({ ...rarely, where, counted: where, walked: where });

/** Without words every task fits. `others`: what else is asked of them. */
export async function searchTasks(
  db: Db,
  text: string | undefined,
  others: readonly RawBuilder<unknown>[],
): Promise<TaskSearch> {
  const typed = text?.trim() ?? "";
  if (typed === "") return all(sql`true`);
  const number = /^(?:task-)?0*(\d{1,9})$/i.exec(typed)?.[1];
  if (number) return all(sql`number = ${Number(number)}`);
  const words = typed.split(/\s+/).slice(0, 6);
  if (typed.includes("@") || words.every(isShort)) return all(await ofAddresses(db, typed));
  const indexed = words.filter((word) => !isShort(word));
  // the index knows each three signs, not how often they come together: what many titles have is met on the way
  const sample = await estimateCount(db, "tasks", allOf(indexed.map(nearly)), others, LOOKED_AT);
  const walked = allOf(words.map(stands));
  const counted = allOf([walked, ...indexed.map(indexes)]);
  const beyondCap = indexed.length === words.length ? sample.beyondCap : null;
  return { ...sample, beyondCap, counted, walked, where: sample.often ? walked : counted };
}

async function ofAddresses(db: Db, beginning: string): Promise<RawBuilder<boolean>> {
  const accounts = await db
    .selectFrom("accounts")
    .select("user_id")
    .where(sql<boolean>`email >= ${beginning.toLowerCase()} and starts_with(email, ${beginning.toLowerCase()})`)
    .limit(ACCOUNTS)
    .execute();
  return sql`user_id = any(${accounts.map((one) => one.user_id)}::uuid[])`;
}
