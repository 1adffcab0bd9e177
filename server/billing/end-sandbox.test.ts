import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closedSandbox, sandboxPayments } from "#adapters/payments/sandbox";
import type { Product } from "#contract/order";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { getOrder } from "#server/queries/billing/order-detail";
import { sandboxLedger } from "#server/queries/billing/payments/sandbox-ledger";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { type Domain, openDomain } from "#tests/support/domain";
import { fakeProvider } from "#tests/support/fake-provider";
import { DAY, packOf, planOf } from "#tests/support/shop";
import {
  type BillingDeps,
  checkOrder,
  endSandbox,
  expireOrders,
  payOrder,
  placeOrder,
  quoteOf,
  reckon,
  runProviderEffects,
} from "./index.ts";

let time = Date.parse("2026-03-10T04:00:00Z");
const now = () => new Date(time);
const basic = planOf("basic");
const professional = planOf("professional");
const fake = fakeProvider("alipay", now);
let database: FreshDatabase;
let domain: Domain;
let deps: BillingDeps;

beforeAll(async () => {
  database = await freshDatabase();
  const ledger = sandboxLedger(database.db);
  const sandbox = sandboxPayments({
    production: false,
    secret: "s",
    ledger,
    origin: () => "http://localhost:3999",
    now,
  });
  domain = await openDomain([], [fake.provider, sandbox], null, database);
  const imprint = { company: "", contact: { email: "", phone: "", address: "", wechat: "" }, filings: [] };
  const log = { info() {}, warn() {}, error() {} };
  deps = {
    db: database.db,
    payments: [fake.provider, sandbox],
    imprint,
    origin: () => "http://localhost:3999",
    now,
    log,
  };
});
afterAll(() => domain.stop());

const ledger = () => sandboxLedger(database.db);
const end = () => endSandbox({ ...deps, payments: [fake.provider] }, closedSandbox({ ledger: ledger(), now }));

async function buyer(): Promise<Owner> {
  const { id } = await domain.person();
  await database.pool.query("delete from subscriptions where user_id = $1", [id]);
  return ownerOfRow({ user_id: id });
}
async function place(owner: Owner, product: Product): Promise<string> {
  const about = { product, timeZone: "Asia/Shanghai" };
  const { amountMinor: expectedMinor } = quoteOf(await reckon(deps.db, owner, about, now()));
  return (await placeOrder(deps, owner, { ...about, expectedMinor, idempotencyKey: randomUUID() })).id;
}
const open = (owner: Owner, id: string, provider: "sandbox" | "alipay" = "sandbox") =>
  payOrder(deps, owner, {
    id,
    provider,
    method: "page",
    language: "zh",
    address: "192.0.2.1",
    idempotencyKey: randomUUID(),
  });
/** Placed, paid there and told here. */
async function buy(owner: Owner, product: Product, provider: "sandbox" | "alipay" = "sandbox"): Promise<string> {
  const id = await place(owner, product);
  const { reference } = await open(owner, id, provider);
  if (provider === "alipay") fake.pay(reference);
  else await ledger().pay(reference, `SB${randomUUID()}`, now());
  await checkOrder(deps, owner, id);
  time += 60_000;
  return id;
}
const order = (owner: Owner, id: string) => getOrder(deps.db, owner, id, now());
const packages = (owner: Owner) =>
  deps.db.selectFrom("subscriptions").selectAll().where("user_id", "=", owner.userId).orderBy("starts_at").execute();
const payments = (id: string) => deps.db.selectFrom("payments").selectAll().where("order_id", "=", id).execute();
const running = async (owner: Owner) =>
  (await packages(owner)).filter((one) => one.cancelled_at === null && one.ends_at > now());

test("what nobody has paid is cancelled, its place to pay closed here and there, and cannot be paid any more", async () => {
  const owner = await buyer();
  const id = await place(owner, basic);
  const { reference } = await open(owner, id);
  expect(await end()).toEqual({ cancelled: 1, takenBack: 0, left: [] });
  expect(await order(owner, id)).toMatchObject({ status: "cancelled" });
  expect(await payments(id)).toMatchObject([{ state: "closed" }]);
  expect(await ledger().find(reference)).toMatchObject({ state: "closed" });
  expect(await ledger().pay(reference, "SBlate", now())).toBe(false);
});

test("what was paid there and never told here gives nothing, whatever its order has come to meanwhile", async () => {
  const [waiting, late] = [await buyer(), await buyer()];
  const second = await place(late, professional);
  const { reference } = await open(late, second);
  await ledger().pay(reference, "SBsecond", now());
  // the provider was not there to be asked: the place to pay counted as closed, and the order's time went by
  time += 3 * DAY;
  await database.pool.query("update payments set state = 'closed' where reference = $1", [reference]);
  await expireOrders({ ...deps, payments: [fake.provider] });
  const first = await place(waiting, professional);
  await ledger().pay((await open(waiting, first)).reference, "SBfirst", now());
  await end();
  expect(await order(waiting, first)).toMatchObject({
    status: "cancelled",
    refunds: [{ state: "done", reason: "order_cancelled" }],
  });
  expect(await order(late, second)).toMatchObject({
    status: "refunded",
    refunds: [{ state: "done", reason: "try_out_over" }],
  });
  expect(await running(waiting)).toEqual([]);
  expect(await running(late)).toEqual([]);
});

test("a package the sandbox paid for ends, with what stood on it and what was to follow; it is all in the books", async () => {
  const owner = await buyer();
  const first = await buy(owner, basic);
  const pack = await buy(owner, packOf("pack10"));
  const next = await buy(owner, basic);
  const upgrade = await buy(owner, professional);
  expect(await running(owner)).toHaveLength(1);
  expect(await end()).toMatchObject({ takenBack: 4, left: [] });
  for (const id of [first, pack, next, upgrade])
    expect(await order(owner, id)).toMatchObject({
      status: "refunded",
      refunds: [{ state: "done", reason: "try_out_over" }],
    });
  expect(await running(owner)).toEqual([]);
  const { rows } = await database.pool.query(
    "select distinct actor from audit_entries where action = 'refunds.insert' and account_id = $1",
    [owner.userId],
  );
  expect(rows).toEqual([{ actor: "system" }]);
  const { rows: given } = await database.pool.query(
    "select count(*)::int as refunds from sandbox_refunds r join payments p on p.reference = r.charge_reference where p.user_id = $1",
    [owner.userId],
  );
  expect(given).toEqual([{ refunds: 4 }]);
});

test("what is over is history and stays; what real money paid for stays, and runs again where play money had replaced it", async () => {
  const [past, real] = [await buyer(), await buyer()];
  const over = await buy(past, basic);
  time += 40 * DAY;
  const paid = await buy(real, basic, "alipay");
  const [before] = await packages(real);
  const upgrade = await buy(real, professional);
  expect((await running(real)).map((one) => one.id)).not.toContain(before?.id);
  expect(await end()).toMatchObject({ takenBack: 1, left: [] });
  expect(await order(past, over)).toMatchObject({ status: "completed", refunds: [] });
  expect(await order(real, paid)).toMatchObject({ status: "completed", refunds: [] });
  expect(await order(real, upgrade)).toMatchObject({ status: "refunded" });
  expect((await running(real)).map((one) => one.id)).toEqual([before?.id]);
});

test("listings of play money leave a package of real money, those that were used stay used", async () => {
  const owner = await buyer();
  await buy(owner, basic, "alipay");
  const pack = await buy(owner, packOf("pack10"));
  const [package_] = await packages(owner);
  await database.pool.query(
    "insert into quota_entries (user_id, subscription_id, delta, reason) values ($1, $2, 13, 'property')",
    [owner.userId, package_?.id],
  );
  await end();
  expect(await running(owner)).toMatchObject([{ used: 13, extra_quota: 3 }]);
  expect(await order(owner, pack)).toMatchObject({ status: "completed", refunds: [{ state: "done" }] });
});

test("what the database did not take is no listing that was used up: the end is called again", async () => {
  const owner = await buyer();
  await buy(owner, basic, "alipay");
  const pack = await buy(owner, packOf("pack10"));
  await database.pool.query(`create function refuse_refund() returns trigger language plpgsql as $$
    begin raise exception 'no room on the disk'; end $$;
    create trigger refuse_refund before insert on refunds for each row execute function refuse_refund()`);
  await expect(end()).rejects.toThrow("no room on the disk");
  await database.pool.query("drop trigger refuse_refund on refunds; drop function refuse_refund()");
  expect(await end()).toMatchObject({ takenBack: 1, left: [] });
  expect(await order(owner, pack)).toMatchObject({ refunds: [{ state: "done" }] });
});

test("ended once, there is nothing left to end", async () => {
  expect(await end()).toEqual({ cancelled: 0, takenBack: 0, left: [] });
});

test("the closed sandbox takes no payment and hears no notice", async () => {
  const closed = closedSandbox({ ledger: ledger(), now });
  expect(closed.methods).toEqual([]);
  await expect(closed.open({} as never)).rejects.toMatchObject({ code: "payment_refused" });
  await expect(closed.receive({ headers: {}, body: "" })).rejects.toMatchObject({ code: "callback_refused" });
  await runProviderEffects(deps, { close: [], refund: [] });
});
