import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cappedCount } from "#server/queries/lists/counts";
import { type ListSource, type Reader, rowsOf } from "#server/queries/lists/list-source";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { adminList } from "./admin-list.ts";

interface Asked {
  q?: string;
  sort: "at";
  direction: "asc" | "desc";
  customers?: boolean;
}
interface Line {
  id: string;
  reason: string;
}
let domain: Domain;
let person: Person;
const readers: Reader[] = [];
beforeAll(async () => {
  domain = await openDomain();
  person = await domain.person();
  await domain.pool.query(
    `insert into notifications (user_id, kind, data, created_at)
     select $1, 'task_done', '{}', timestamptz '2026-03-02' + n * interval '1 minute' from generate_series(1, 1205) n`,
    [person.id],
  );
});
afterAll(() => domain.stop());

/** A list made of nothing but the kit. */
const source: ListSource<Asked, Line> = async (reader, asked) => {
  readers.push(reader);
  const { db } = reader;
  const news = db.selectFrom("notifications").where("user_id", "=", person.id);
  return rowsOf({
    query: news.select(["id", "kind"]),
    sorted: {
      columns: { at: { ref: "created_at", type: "timestamptz" } },
      id: { ref: "id", type: "uuid" },
    },
    asked,
    items: (rows) => rows.map(({ id, kind }) => ({ id, reason: kind })),
    count: () => cappedCount(db, news.select("id")),
  });
};
const list = adminList({
  name: "lines",
  source,
  columns: ({ logs }) => [[logs.when, ({ id }) => id] as const, [logs.address, ({ reason }) => `=${reason}`] as const],
});
type Context = Parameters<typeof list.page>[0]["context"];
/** As much of an administrator's request as a list looks at; anything else would be missed at once. */
const contextOf = (): Context => {
  const known: Pick<Context, "db" | "scope" | "adminId" | "now" | "acting"> = {
    db: domain.db,
    scope: "super",
    adminId: person.id,
    now: () => new Date(),
    acting: (work) => domain.db.transaction().execute(work),
  };
  return known as Context;
};
const asked = { sort: "at", direction: "desc" } as const;

test("a page comes with its count, and its cursor leads on", async () => {
  const first = await list.page({ context: contextOf(), input: { ...asked, limit: 2 } });
  expect(first).toMatchObject({ previous: null, count: { count: 1205, more: false } });
  const second = await list.page({ context: contextOf(), input: { ...asked, limit: 2, cursor: first.next ?? "" } });
  const { rows } = await domain.pool.query(
    "select id from notifications where user_id = $1 order by created_at desc limit 4",
    [person.id],
  );
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  await expect(
    list.page({ context: contextOf(), input: { ...asked, direction: "asc", limit: 2, cursor: first.next ?? "" } }),
  ).rejects.toMatchObject({ code: "invalid_input" });
});

test("its file has every row, and the audit says whose list was taken away, not what was searched for", async () => {
  const file = await list.file({
    context: contextOf(),
    input: { ...asked, q: "secret words", language: "en", format: "csv" },
  });
  expect(file.name).toMatch(/^listcast-lines-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await file.text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(1206);
  expect(lines[1]).toContain("'=task_done");
  const { rows } = await sql<{ action: string; after: unknown }>`
    select action, after from audit_entries order by id desc limit 1`.execute(domain.db);
  expect(rows).toEqual([
    { action: "lists.export", after: { sort: "at", direction: "desc", list: "lines", searched: true } },
  ]);
});

test("where only customers are asked for, super looks with the eyes of operations", async () => {
  readers.length = 0;
  await list.page({ context: contextOf(), input: { ...asked, customers: true, limit: 1 } });
  await list.page({ context: contextOf(), input: { ...asked, limit: 1 } });
  expect(readers.map(({ scope }) => scope)).toEqual(["operations", "super"]);
});
