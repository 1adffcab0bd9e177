/** Tries every verb on a table as a database role, each in a transaction that is rolled back, and says what went through. */
import type pg from "pg";

export interface TableAbout {
  name: string;
  columns: readonly string[];
  /** Whether its rows belong to accounts; of other tables every row is tried. */
  owned: boolean;
}

/** Tables and views of the schema `public`, as the catalog has them now. */
export async function listTables(pool: pg.Pool): Promise<(TableAbout & { secured: boolean })[]> {
  const { rows } = await pool.query<{ name: string; columns: string[]; secured: boolean }>(`
    select c.relname as name, c.relrowsecurity as secured,
      array_agg(a.attname::text order by a.attname) filter (where a.attgenerated = '' and a.attidentity = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    group by c.oid order by c.relname`);
  return rows.map((row) => ({ ...row, owned: row.columns.includes("user_id") }));
}

export interface Acting {
  role: "anon" | "authenticated" | "service_role";
  userId: string | null;
}

const REFUSED = "42501";

/** Runs one statement as the actor and rolls back. True when it was allowed and met a row. */
async function passes(
  pool: pg.Pool,
  acting: Acting,
  sql: string,
  values: unknown[],
  needsRow: boolean,
): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const claims = JSON.stringify(
      acting.userId === null ? { role: acting.role } : { sub: acting.userId, role: acting.role },
    );
    await client.query("select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)", [
      claims,
      acting.role,
    ]);
    const answer = await client.query(sql, values);
    return !needsRow || (answer.rowCount ?? 0) > 0;
  } catch (error) {
    // Any other refusal (a duplicate, a constraint) came after the question of rights was answered.
    return !(error instanceof Error && "code" in error && error.code === REFUSED);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** Rights in the notation of tables.ts: "select insert update(a b)"; all columns writable is a plain "update". */
export async function rightsOn(pool: pg.Pool, table: TableAbout, ownerId: string, acting: Acting): Promise<string> {
  const where = table.owned ? "where user_id = $1" : "where $1::text is not null";
  const target = `public.${table.name}`;
  const sample = await pool.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from ${target} t ${where} limit 1`,
    [ownerId],
  );
  const row = sample.rows[0]?.row;
  if (!row) throw new Error(`${table.name} has no row to try`);
  const can = (sql: string, values: unknown[], needsRow = true) => passes(pool, acting, sql, values, needsRow);

  const insertable = await pool.query<{ name: string }>(
    "select name from unnest($1::text[]) as name where has_column_privilege($2, $3::regclass, name, 'insert')",
    [table.columns, acting.role, target],
  );
  const columns = (insertable.rows.length > 0 ? insertable.rows.map((one) => one.name) : table.columns).join(", ");
  const writable: string[] = [];
  for (const column of table.columns)
    if (await can(`update ${target} set ${column} = ${column} ${where}`, [ownerId])) writable.push(column);
  const rights = [
    (await can(`select 1 from ${target} ${where} limit 1`, [ownerId])) && "select",
    (await can(`insert into ${target} (${columns}) select ${columns} from jsonb_populate_record(null::${target}, $1)`, [
      row,
    ])) && "insert",
    writable.length > 0 && (writable.length === table.columns.length ? "update" : `update(${writable.join(" ")})`),
    (await can(`delete from ${target} ${where}`, [ownerId])) && "delete",
  ];
  return rights.filter((right) => right !== false).join(" ");
}
