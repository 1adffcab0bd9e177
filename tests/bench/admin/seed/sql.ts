/** Statements that fill a database, and how they are run: many rows at once, without triggers, indexes made afterwards. */
import type pg from "pg";

export interface Seed {
  /** Filled by it; their indexes are dropped before and made again after. */
  tables: readonly string[];
  sql: string;
}

/** The id of the n-th account, in SQL. */
export const account = (n: string): string =>
  `('00000000-0000-4000-8000-' || lpad(to_hex((${n})::bigint), 12, '0'))::uuid`;
/** An id made of words and a number: as scattered as a random one, and the same wherever it is named. */
export const idOf = (kind: string, n = "n"): string =>
  `overlay(overlay(md5('${kind}' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;
/** An order's owner, the same in every table of money. */
export const buyer = (n: string, accounts: number): string => account(`1 + (${n})::bigint * 11 % ${accounts}`);

/** Those that no constraint stands on. */
async function takeIndexes(client: pg.PoolClient, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = any($1::regclass[]) and not i.indisunique
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map((row) => row.definition);
}

/** Runs the statements on one connection. Needs a superuser: triggers and foreign keys rest meanwhile. */
export async function run(pool: pg.Pool, seeds: readonly Seed[], told: (text: string) => void): Promise<void> {
  const client = await pool.connect();
  try {
    for (const setting of [
      "statement_timeout = 0",
      "session_replication_role = replica",
      "maintenance_work_mem = '512MB'",
    ])
      await client.query(`set ${setting}`);
    await client.query("set work_mem = '128MB'");
    for (const { tables, sql } of seeds) {
      const start = performance.now();
      const indexes = await takeIndexes(client, tables);
      await client.query(sql);
      for (const index of indexes) await client.query(index);
      for (const table of tables) await client.query(`vacuum analyze ${table}`);
      told(`${tables.join(", ")}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
  } finally {
    client.release(true);
  }
}
