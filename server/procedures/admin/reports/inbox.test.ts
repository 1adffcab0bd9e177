import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TRIAL_ENDS_DAYS } from "#contract/admin/inbox";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { makeEstate } from "#tests/access/estate";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { insertBought, memberPlan } from "#tests/support/packages";

let domain: Domain;
let operations: Person;
let system: Person;
beforeAll(async () => {
  domain = await openDomain();
  operations = await domain.person({ role: "admin", scope: "operations" });
  system = await domain.person({ role: "admin", scope: "system" });
});
afterAll(() => domain.stop());

/** Somebody with a paid package; answers the payment's id. */
async function paid(about: Parameters<Domain["person"]>[0] = {}): Promise<{ userId: string; paymentId: string }> {
  const { id: userId } = await domain.person(about);
  const period = { startsAt: new Date(), endsAt: new Date(Date.now() + 30 * 86_400_000) };
  const { orderId } = await insertBought(
    domain.db,
    ownerOfRow({ user_id: userId }),
    await memberPlan(domain.db, "basic"),
    period,
  );
  const { rows } = await domain.pool.query("select id from payments where order_id = $1", [orderId]);
  return { userId, paymentId: rows[0].id };
}
const refund = ({ userId, paymentId }: { userId: string; paymentId: string }, state: string) =>
  domain.pool.query(
    `insert into refunds (user_id, payment_id, reference, amount_minor, currency, reason, idempotency_key, state, why_failed)
     values ($1, $2, $3, 100, 'CNY', 'x', $4, $5, $6)`,
    [userId, paymentId, `LR${randomUUID().slice(0, 8)}`, randomUUID(), state, state === "failed" ? "no" : null],
  );

test("each count is that of the list its line opens, and administrators' own rows wait for super alone", async () => {
  const one = await paid();
  await refund(one, "failed");
  const again = await paid();
  await refund(again, "failed");
  await refund(again, "pending");
  await refund(await paid({ role: "admin", scope: "super" }), "failed");
  const { money } = await operations.client.admin.inbox();
  const { refunds, subscriptions, transfers, invoices, differences, enquiries, content } = operations.client.admin;
  const listed = await Promise.all([
    transfers.list({ state: "open" }),
    differences.list({ open: true }),
    invoices.list({ state: "requested" }),
    invoices.list({ red: "due" }),
    refunds.list({ left: true }),
    refunds.list({ state: "pending", provider: "bank" }),
    enquiries.list({ state: "new" }),
    subscriptions.list({ state: "running", source: "trial", ending: TRIAL_ENDS_DAYS }),
    content.list({ takedown: "objected" }),
  ]);
  expect(Object.values(money ?? {})).toEqual(listed.map((list) => list.count.count));
  expect(money).toMatchObject({ failedRefunds: 1, refundsToSend: 1 });
  await domain.pool.query(
    "update subscriptions set ends_at = now() + interval '1 day' where source = 'trial' and user_id = $1",
    [one.userId],
  );
  const { count } = await subscriptions.list({ state: "running", source: "trial", ending: TRIAL_ENDS_DAYS });
  expect((await operations.client.admin.inbox()).money?.trialsEnding).toBe(count.count);
});

test("no trial of an administrator is told as one worth a call, also not to super", async () => {
  const boss = await domain.person({ role: "admin", scope: "super" });
  for (const { id } of [boss, await domain.person()]) {
    await domain.pool.query("delete from subscriptions where user_id = $1", [id]);
    await domain.pool.query(
      `insert into subscriptions (user_id, source, price_list, plan_code, plan, starts_at, ends_at)
       values ($1, 'trial', 'member', 'basic', '{"name": {"zh": "x", "en": "x"}, "quota": 1}', now(), now() + interval '1 day')`,
      [id],
    );
  }
  const asked = { state: "running", source: "trial", ending: TRIAL_ENDS_DAYS } as const;
  const { inbox, subscriptions } = boss.client.admin;
  const ofCustomers = await subscriptions.list({ ...asked, customers: true });
  expect(ofCustomers.count.count).toBeGreaterThan(0);
  expect((await subscriptions.list(asked)).count.count).toBeGreaterThan(ofCustomers.count.count);
  expect((await inbox()).money?.trialsEnding).toBe(ofCustomers.count.count);
});

test("a queue that is paused waits for every scope, until it goes on by itself", async () => {
  const waits = async (who: Person) => (await who.client.admin.inbox()).work.pausedQueues;
  await system.client.admin.tasks.pause({ kind: "export", until: null, reason: "x" });
  expect([await waits(system), await waits(operations)]).toEqual([1, 1]);
  await system.client.admin.tasks.resume({ kind: "export" });
  expect(await waits(system)).toBe(0);
});

test("a technical scope sees how much the composer stepped in, and no money; one of the business the other way round", async () => {
  expect(await system.client.admin.inbox()).toMatchObject({ money: null, fallbacks: { asked: 0, fallen: 0 } });
  expect((await operations.client.admin.inbox()).fallbacks).toBeNull();
});

test("the share of fallbacks is that of customers' pieces, in the inbox and among the models", async () => {
  const customer = await domain.person();
  const colleague = await domain.person({ role: "admin", scope: "super" });
  for (const person of [customer, colleague]) {
    await makeEstate(domain, person);
    await domain.pool.query("update pieces set fallback = 'untraced', created_at = now() where user_id = $1", [
      person.id,
    ]);
  }
  const { rows } = await domain.pool.query("select count(*)::int as own from pieces where user_id = $1", [customer.id]);
  const own: number = rows[0].own;
  expect(own).toBeGreaterThan(0);
  expect((await system.client.admin.inbox()).fallbacks).toEqual({ asked: own, fallen: own });
});
