import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_EMAILS } from "#server/queries/settings/stage";
import { type Domain, openDomain } from "#tests/support/domain";
import { automationPercent, LEAST_FINISHED } from "./claims.ts";

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain?.stop());

/** Campaign tasks of an account that have ended; numbers follow those it has. */
async function ended(userId: string, count: number, about: { retries?: number; failed?: string } = {}): Promise<void> {
  const cause = about.failed === undefined ? null : JSON.stringify({ code: about.failed, data: {} });
  await sql`insert into tasks (user_id, number, kind, title, status, human_retries, cause, finished_at)
    select ${userId}, n + (select coalesce(max(number), 0) from tasks where user_id = ${userId}), 'write', 'home',
      ${cause === null ? "completed" : "failed"}, ${about.retries ?? 0}, ${cause}::jsonb, now()
    from generate_series(1, ${count}) n`.execute(domain.db);
}

test("the share is claimed from twenty finished tasks of customers on, and not before", async () => {
  const { id } = await domain.person();
  const { id: administrator } = await domain.person();
  await sql`update user_roles set role = 'admin', scope = 'super' where user_id = ${administrator}`.execute(domain.db);
  const { id: demo } = await domain.person();
  await sql`update auth.users set email = ${DEMO_EMAILS[0]} where id = ${demo}`.execute(domain.db);
  expect(await automationPercent(domain.db)).toBeNull();
  await ended(administrator, 2 * LEAST_FINISHED);
  await ended(demo, 2 * LEAST_FINISHED);
  await ended(id, LEAST_FINISHED - 1);
  await ended(id, 1, { failed: "internal" });
  await ended(id, 5, { failed: "cancelled" });
  expect(await automationPercent(domain.db), "nineteen are too few").toBeNull();
  await ended(id, 1, { retries: 1 });
  // nineteen of twenty-one: one failed, one was retried by hand
  expect(await automationPercent(domain.db)).toBe(90.4);
});
