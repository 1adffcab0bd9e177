import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openLog } from "#server/base/log";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { openBoss } from "./boss.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test("an error of the queue is logged with its words, code and stack, never as [object Object]", async () => {
  const lines: string[] = [];
  const written = vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const boss = await openBoss(database.url, openLog("info", true));
  await boss.createQueue("errands");
  await boss.work("errands", { pollingIntervalSeconds: 0.5 }, async () => {});
  // whatever the worker asks of its queue fails from here on
  await database.pool.query("alter table pgboss.job_common rename to job_elsewhere");
  await boss.send("errands", {}).catch(() => {});
  await vi.waitFor(() => expect(lines.some((line) => line.includes("the job queue met an error"))).toBe(true), 20_000);
  await boss.stop({ graceful: false });
  written.mockRestore();
  const said = lines.filter((line) => line.includes("the job queue met an error")).map((line) => JSON.parse(line));
  for (const { err } of said) expect(err).toMatchObject({ message: expect.stringContaining("pgboss"), code: "42P01" });
  expect(said[0]).toMatchObject({ queue: "errands", err: { stack: expect.stringContaining("at ") } });
  expect(lines.join("")).not.toContain("[object Object]");
});
