/** Everything the database has of an account, table by table as the catalog knows them: a table made tomorrow is in it. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";
import type { Owner } from "./owner.ts";

/** Our own bookkeeping: nothing in it that is not in another table, or nothing a person has told us. */
const bookkeeping = new Set([
  "account_counters",
  "task_events",
  "tries",
  "phone_codes",
  "property_visitors",
  "reconciliation_differences",
]);
/** Columns no archive carries. */
const SECRET = /(hash|token|secret|pepper|sealed)/;
/** How the worker of a task keeps it, what administrators note for each other, and which of them decided something. */
const inner = new Set(["run", "lease_until", "idempotency_key", "note", "decided_by", "offered_by", "actor"]);

/** Tables of the schema `public` whose rows belong to accounts, by name. */
export async function accountTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`.execute(db);
  return rows.map((row) => row.name).filter((name) => !bookkeeping.has(name));
}

/** Rows with a listing or a letter in them are long, and a batch is parsed and written in one go. */
const BATCH = 25;

/** The account's rows of one table, a batch at a time. Call it in a transaction of its own: it reads through a cursor. */
export async function* rowsOf(trx: Db, owner: Owner, table: string): AsyncGenerator<Record<string, unknown>[]> {
  await sql`declare account_rows no scroll cursor for
    select to_jsonb(t) as row from ${sql.table(`public.${table}`)} t where user_id = ${owner.userId}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`fetch ${sql.lit(BATCH)} from account_rows`.execute(
      trx,
    );
    if (rows.length > 0) yield rows.map(({ row }) => exportable(row));
    if (rows.length < BATCH) break;
  }
  await sql`close account_rows`.execute(trx);
}

const exportable = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name) && !inner.has(name)));

/** Lets this transaction stand idle between its statements for so many milliseconds, while what it reads is written out. */
export const waitForWriter = async (trx: Db, milliseconds: number): Promise<void> => {
  await sql`set local idle_in_transaction_session_timeout = ${sql.lit(milliseconds)}`.execute(trx);
};
