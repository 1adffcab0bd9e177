import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { cappedCount } from "./counts.ts";
import { csvFile } from "./csv-file.ts";
import { keyset, newestPage, walk } from "./keyset.ts";

interface Row {
  id: string;
  at: string;
  name: string;
  key_at: string[];
  key_id: string;
}

let base: FreshDatabase;
beforeAll(async () => {
  base = await freshDatabase();
  await base.pool.query(`
    create table public.line (id bigint primary key, at timestamptz not null, name text not null, said uuid not null default gen_random_uuid());
    insert into public.line (id, at, name)
      select n, timestamptz '2026-03-02' + make_interval(secs => (n % 37) * 0.000001), 'n' || (n % 11) from generate_series(1, 1000) n;
    create index line_at on public.line (at, id);
    create index line_name on public.line (name, id);
    analyze public.line`);
});
afterAll(() => base.close());

const columns = {
  at: { ref: "line.at", type: "timestamptz" },
  name: { ref: "line.name", type: "text" },
} as const;
type Asked = { sort?: keyof typeof columns; direction?: "asc" | "desc"; cursor?: string | undefined; limit?: number };

function query({ sort = "at", direction = "desc", cursor, limit = 30 }: Asked) {
  const list = keyset({ columns, id: { ref: "line.id", type: "bigint" }, sort, direction, cursor, limit });
  const keys = sql.join(list.keys.map((key) => sql`${key}`));
  return {
    list,
    text: sql<Row>`select line.id, line.at::text, line.name, ${keys} from public.line where ${list.after} order by ${list.order} limit ${list.take}`,
  };
}
const page = async (asked: Asked) => {
  const { list, text } = query(asked);
  return list.page((await text.execute(base.db)).rows);
};
const ids = ({ rows }: { rows: { id: string }[] }) => rows.map((row) => Number(row.id));
const inOrder = async (order: string) => ids(await base.pool.query(`select id from public.line order by ${order}`));

for (const sort of ["at", "name"] as const)
  for (const direction of ["asc", "desc"] as const)
    test(`by ${sort} ${direction}, every row comes once forward through ties, and every page again on the way back`, async () => {
      const forward: number[][] = [];
      let at = await page({ sort, direction });
      expect(at.previous).toBeNull();
      for (;;) {
        forward.push(ids(at));
        if (at.next === null) break;
        at = await page({ sort, direction, cursor: at.next });
      }
      expect(forward.flat()).toEqual(await inOrder(`${sort} ${direction}, id ${direction}`));
      const backward = [ids(at)];
      while (at.previous !== null) {
        at = await page({ sort, direction, cursor: at.previous });
        backward.unshift(ids(at));
      }
      expect(backward).toEqual(forward);
    });

test("rows that come or go meanwhile move no other row to another page", async () => {
  const first = await page({ sort: "name", direction: "asc" });
  const second = ids(await page({ sort: "name", direction: "asc", cursor: first.next ?? "" }));
  await base.pool.query("insert into public.line (id, at, name) values (5001, now(), 'a'), (5002, now(), 'a')");
  await base.pool.query("delete from public.line where id = $1", [ids(first).at(-1)]);
  expect(ids(await page({ sort: "name", direction: "asc", cursor: first.next ?? "" }))).toEqual(second);
  expect(ids(await page({ sort: "name", direction: "asc" })).slice(0, 2)).toEqual([5001, 5002]);
});

test("where all that followed is gone there is still a way back", async () => {
  const first = await page({ limit: 5 });
  const { rows } = await base.pool.query("delete from public.line where id <> all ($1) returning *", [ids(first)]);
  const empty = await page({ limit: 5, cursor: first.next ?? "" });
  expect(empty.rows).toEqual([]);
  expect(empty.next).toBeNull();
  // strictly before the place where the first page ended
  expect(ids(await page({ limit: 5, cursor: empty.previous ?? "" }))).toEqual(ids(first).slice(0, 4));
  const again = "insert into public.line select * from jsonb_populate_recordset(null::public.line, $1)";
  await base.pool.query(again, [JSON.stringify(rows)]);
  await base.pool.query("analyze public.line");
});

const forge = (change: object) => {
  const right = { by: "at desc", way: "next", at: ["2026-03-02 00:00:00+00"], id: "5" };
  return Buffer.from(JSON.stringify({ ...right, ...change })).toString("base64url");
};
test.each([
  "nonsense",
  "",
  forge({ by: "name desc" }),
  forge({ way: "sideways" }),
  forge({ at: ["'; drop table line"] }),
  forge({ at: ["now"] }),
  forge({ at: [] }),
  forge({ at: ["2026-03-02 00:00:00+00", "2026-03-02 00:00:00+00"] }),
  forge({ id: "x" }),
  forge({ id: "99999999999999999999" }),
  forge({ at: [3] }),
  forge({ at: "2026-03-02 00:00:00+00" }),
])("a cursor we did not write (%s) is refused", (cursor) => {
  expect(() => query({ cursor })).toThrow(expect.objectContaining({ code: "invalid_input" }));
});

test("what a forged cursor is measured against is one that is taken", () => {
  expect(() => query({ cursor: forge({}) })).not.toThrow();
});

test("an order of several columns goes through their ties, forward and back", async () => {
  const order = {
    name: "name, at",
    columns: [columns.name, columns.at],
    id: { ref: "line.id", type: "bigint" },
    ascending: true,
  } as const;
  const pageAt = async (cursor?: string) => {
    const list = walk(order, { cursor, limit: 30 });
    const { rows } = await sql<Row>`select line.id, ${sql.join([...list.keys])} from public.line where ${list.after}
      order by ${list.order} limit ${list.take}`.execute(base.db);
    return list.page(rows);
  };
  const forward: number[][] = [];
  let at = await pageAt();
  for (;;) {
    forward.push(ids(at));
    if (at.next === null) break;
    at = await pageAt(at.next);
  }
  expect(forward.flat()).toEqual(await inOrder("name, at, id"));
  const backward = [ids(at)];
  while (at.previous !== null) {
    at = await pageAt(at.previous);
    backward.unshift(ids(at));
  }
  expect(backward).toEqual(forward);
});

test("the newest come first, those of one millisecond by their ids, and each comes once", async () => {
  const { rows: accounts } = await base.pool.query(
    "insert into auth.users (email) select 'n' || n || '@example.com' from generate_series(1, 1) n returning id",
  );
  await base.pool.query(
    `insert into public.notifications (user_id, kind, data, created_at)
     select $1, 'task_done', '{}', timestamptz '2026-03-02' + make_interval(secs => (n % 5) * 0.001 + n * 0.000001) from generate_series(1, 50) n`,
    [accounts[0].id],
  );
  const news = base.db.selectFrom("notifications").select("id");
  const found: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { rows, nextCursor } = await newestPage(news, { cursor, limit: 7 });
    found.push(...rows.map((row) => row.id));
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  const { rows } = await base.pool.query(
    "select id from public.notifications order by date_trunc('milliseconds', created_at) desc, id desc",
  );
  expect(found).toEqual(rows.map((row) => row.id));
  await expect(newestPage(news, { cursor: forge({}), limit: 7 })).rejects.toMatchObject({ code: "invalid_input" });
});

test("a page deep inside is one step down the index, both ways", async () => {
  const first = await page({ limit: 100 });
  const second = await page({ limit: 100, cursor: first.next ?? "" });
  for (const cursor of [first.next, second.previous]) {
    const { text } = query({ cursor: cursor ?? "", limit: 10 });
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${text}`.execute(base.db);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/Index (Only )?Scan( Backward)? using line_at/);
    expect(plan).toContain("Index Cond");
    expect(plan).not.toContain("Sort");
  }
});

test("a count stops at its cap", async () => {
  const all = sql`select id from public.line where id <= 1000`;
  const { rows } = await base.pool.query("select count(*)::int as n from public.line where id <= 1000");
  expect(await cappedCount(base.db, all)).toEqual({ count: rows[0].n, more: false });
  expect(await cappedCount(base.db, all, 100)).toEqual({ count: 100, more: true });
});

test("a file has every row, page by page", async () => {
  const read = async (cursor: string | undefined) => await page({ cursor, limit: 64 });
  const file = await csvFile<Row>({
    name: "x.csv",
    head: ["编号", "name"],
    line: (row) => [row.id, row.name],
    read,
    most: 100_000,
  });
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trim().split("\r\n");
  expect(lines.slice(1).map((line) => Number(line.split(",")[0]))).toEqual(await inOrder("at desc, id desc"));
});
