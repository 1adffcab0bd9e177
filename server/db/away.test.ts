import { expect, test } from "vitest";
import { cutAfter } from "#tests/support/cut";
import { freshDatabase } from "#tests/support/database";
import { isDatabaseAway } from "./away.ts";
import { openPool } from "./pool.ts";

const coded = (code: string, message = "of the database") => Object.assign(new Error(message), { code });

test.each([
  "57P01",
  "57P02",
  "57P03",
  "08006",
  "53300",
  "57014",
  "55P03",
  "25P03",
  "40P01",
  "ECONNRESET",
  "ECONNREFUSED",
  "EPIPE",
])("%s is a database that is away, bare and wrapped", (code) => {
  expect(isDatabaseAway(coded(code))).toBe(true);
  expect(isDatabaseAway(new Error("a task failed", { cause: coded(code) }))).toBe(true);
  expect(isDatabaseAway(new Error("outer", { cause: new Error("inner", { cause: coded(code) }) }))).toBe(true);
  expect(isDatabaseAway(new AggregateError([new Error("other"), coded(code)]))).toBe(true);
});

test.each([
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "timeout exceeded when trying to connect",
  "Cannot use a pool after calling end on the pool",
])("so is what the driver says without a code: %s", (words) => {
  expect(isDatabaseAway(new Error(words))).toBe(true);
});

test.each([
  coded("23505"),
  coded("42501"),
  coded("22P02"),
  coded("08"),
  new Error('relation "Connection" does not exist'),
  new Error("the client was closed"),
  new TypeError("x is not a function"),
  { code: "57P01" },
  "57P01",
  null,
])("%s is none", (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

test("a chain of causes that bites its tail comes to an end", () => {
  const [one, two] = [new Error("one"), new Error("two")];
  one.cause = two;
  two.cause = one;
  expect(isDatabaseAway(one)).toBe(false);
});

test("a real transaction whose connection ends between two statements, in one, and as it commits", async () => {
  const database = await freshDatabase({ empty: true });
  const { pool, db } = openPool(database.url, () => {});
  const run = (text: string) =>
    db.transaction().execute(async (trx) => {
      await trx.executeQuery({ sql: text, parameters: [] } as never);
    });
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => "it worked",
      (error: unknown) => error,
    );
  for (const after of [/^begin/, /^select 'statement'/]) {
    const cut = cutAfter(pool, after);
    const error = await failure(run("select 'statement'"));
    await cut;
    expect([after, error, isDatabaseAway(error)]).toEqual([after, expect.any(Error), true]);
  }
  const error = await failure(run("select pg_terminate_backend(pg_backend_pid())"));
  expect([error, isDatabaseAway(error)]).toEqual([expect.any(Error), true]);
  await db.destroy();
  await database.close();
});
