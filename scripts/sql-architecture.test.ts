import { expect, test } from "vitest";
import { isTest, sourcesOf } from "./sources/read.ts";
import { statementsIn } from "./sources/sql.ts";

/** Rooms of rules: they ask and write through server/queries. */
const WITHOUT_SQL = ["server/billing/", "server/procedures/", "server/jobs/"];
const withSql = sourcesOf("server").filter(({ file, text }) => !isTest(file) && statementsIn(text) > 0);

test("what a statement looks like is known: server/queries is full of them", () => {
  expect(withSql.filter(({ file }) => file.startsWith("server/queries/billing/")).length).toBeGreaterThan(10);
});

test("rules about money, procedures and jobs hold no SQL", () => {
  const ruled = withSql.filter(({ file }) => WITHOUT_SQL.some((folder) => file.startsWith(folder)));
  expect(ruled.map(({ file }) => file)).toEqual([]);
});
