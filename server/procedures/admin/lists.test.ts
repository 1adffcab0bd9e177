import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { insertBought, memberPlan } from "#tests/support/packages";

let domain: Domain;
let admin: Person;
let buyer: Person;
beforeAll(async () => {
  domain = await openDomain();
  admin = await domain.person({ role: "admin", scope: "operations" });
  buyer = await domain.person();
  await domain.db.updateTable("profiles").set({ display_name: "周以宁" }).where("user_id", "=", buyer.id).execute();
  await fill();
});
afterAll(() => domain.stop());

const DAY = 86_400_000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY);
/** Numbers of the orders, by the days they are old. */
const numbers = new Map<number, number>();

/** Seven of everything, one a day: the amounts rise as the days go back. */
async function fill() {
  for (let at = 1; at <= 7; at += 1) {
    const made = dayAgo(at).toISOString();
    const bought = await memberPlan(domain.db, "basic");
    const period = { startsAt: dayAgo(at), endsAt: dayAgo(at - 0.9) };
    const priced = { ...bought, plan: { ...bought.plan, priceMinor: 10_000 + at * 100 } };
    const { orderId } = await insertBought(domain.db, ownerOfRow({ user_id: buyer.id }), priced, period);
    const placed = await domain.pool.query("select number from orders where id = $1", [orderId]);
    numbers.set(at, placed.rows[0].number);
    const paid = await domain.pool.query("select id from payments where order_id = $1", [orderId]);
    await domain.pool.query(
      `insert into refunds (user_id, payment_id, reference, amount_minor, currency, reason, idempotency_key, created_at)
       values ($1, $2, 'LRTEST' || $3, $4, 'CNY', '重复购买', 'lists-refund-' || $3, $5)`,
      [buyer.id, paid.rows[0].id, at, at * 100, made],
    );
    await domain.pool.query(
      `insert into invoice_requests (user_id, order_id, type, buyer, amount_minor, currency, order_number, created_at)
       values ($1, $2, 'normal', $3, 10000, 'CNY', 'ORD-00' || $4, $5)`,
      [buyer.id, orderId, { kind: "person", title: `抬头${at}号`, email: "x@example.com" }, at, made],
    );
    await domain.pool.query(
      `insert into sales_enquiries (user_id, name, company, email, plan_code, language, idempotency_key, created_at, updated_at)
       values ($1, $2, '=湾区置业', 'who@example.com', 'enterprise', 'zh', 'lists-enquiry-' || $3, $4, $5)`,
      [buyer.id, `林${at}`, at, made, dayAgo(8 - at).toISOString()],
    );
    await domain.pool.query(
      `insert into coupons (code, kind, value, note, created_at) values ($1, 'percent', $2, '春季', $3)`,
      [`LIST-${8 - at}`, at * 10, made],
    );
    await domain.pool.query(
      `insert into reconciliation_differences (provider, kind, subject, day, theirs, created_at)
       values ('alipay', 'missing_here', $1, $2, $3, $4)`,
      [randomUUID(), made.slice(0, 10), { reference: `REF-${at}`, transactionId: `TX${at}`, amountMinor: 100 }, made],
    );
  }
}

type Lister = (asked: object) => Promise<{
  items: readonly object[];
  next: string | null;
  previous: string | null;
  count: { count: number; more: boolean };
}>;
type Exporter = (asked: { language: "zh" | "en"; format?: "csv" | "xlsx"; q?: string }) => Promise<File>;

/** Of each list: how it is asked, its other order, words that find one row, and one of its head's words. */
const about = () => {
  const { orders, refunds, transfers, invoices, coupons, enquiries, differences } = admin.client.admin;
  // each answers rows of its own; what the tests look at they all have
  const list = (of: { list: unknown; export: unknown }) => ({ list: of.list as Lister, file: of.export as Exporter });
  return [
    { name: "orders", ...list(orders), sort: "amount", q: `ORD-${numbers.get(3)}`, found: 1, head: "订单" },
    {
      name: "refunds",
      ...list(refunds),
      sort: "amount",
      q: `ord ${numbers.get(3)}`,
      found: 1,
      head: "退回时间（北京时间）",
    },
    { name: "transfers", ...list(transfers), sort: "until", q: "周以宁", found: 7, head: "附言" },
    { name: "invoices", ...list(invoices), sort: "at", q: "抬头3号", found: 1, head: "应开金额" },
    { name: "coupons", ...list(coupons), sort: "code", q: "list-3", found: 1, head: "优惠码" },
    { name: "enquiries", ...list(enquiries), sort: "changed", q: "林3 湾区", found: 1, head: "联系人" },
    { name: "differences", ...list(differences), sort: "day", q: "tx3", found: 1, head: "账单日" },
  ];
};
/** Whose rows a link opens. */
const opened = ["refunds", "invoices", "enquiries", "differences"];
const ids = (items: readonly object[]) => items.map((one) => ("id" in one ? one.id : null));

test("every list of what was sold is paged forward and back in any of its orders, and counted", async () => {
  for (const { name, list, sort } of about()) {
    const whole = ids((await list({ sort, direction: "asc", limit: 100 })).items);
    expect(whole, name).toHaveLength(7);
    expect(ids((await list({ sort, direction: "desc", limit: 100 })).items), name).toEqual([...whole].reverse());
    const first = await list({ sort, direction: "asc", limit: 3 });
    const second = await list({ sort, direction: "asc", limit: 3, cursor: first.next });
    const third = await list({ sort, direction: "asc", limit: 3, cursor: second.next });
    expect(ids([...first.items, ...second.items, ...third.items]), name).toEqual(whole);
    expect([first.previous, third.next, first.count], name).toEqual([null, null, { count: 7, more: false }]);
    const back = await list({ sort, direction: "asc", limit: 3, cursor: third.previous });
    expect(ids(back.items), name).toEqual(ids(second.items));
    await expect(list({ sort, direction: "desc", cursor: first.next })).rejects.toMatchObject({
      code: "invalid_input",
    });
  }
});

test("words find what they name, others find nothing", async () => {
  for (const { name, list, q, found } of about()) {
    expect((await list({ q })).items, name).toHaveLength(found);
    expect((await list({ q })).count.count, name).toBe(found);
    expect((await list({ q: "nobody-has-this" })).items, name).toEqual([]);
  }
});

test("one row is found by its id, whatever page it stands on", async () => {
  for (const { name, list } of about().filter(({ name }) => opened.includes(name))) {
    const last = ids((await list({ limit: 100 })).items).at(-1);
    expect(ids((await list({ id: last, limit: 1 })).items), name).toEqual([last]);
    expect((await list({ id: randomUUID() })).items, name).toEqual([]);
    await expect(list({ id: "x" }), name).rejects.toMatchObject({ code: "invalid_input" });
  }
});

test("filters leave the others out", async () => {
  const { refunds, coupons, enquiries, differences, transfers, invoices } = admin.client.admin;
  const counted = await Promise.all([
    refunds.list({ state: "pending", provider: "bank" }),
    refunds.list({ provider: "alipay" }),
    coupons.list({ state: "active" }),
    coupons.list({ state: "over" }),
    enquiries.list({ state: "new", plan: "enterprise" }),
    enquiries.list({ plan: "basic" }),
    differences.list({ open: true, kind: "missing_here" }),
    differences.list({ kind: "refund_failed" }),
    transfers.list({ state: "open" }),
    invoices.list({ type: "special" }),
  ]);
  expect(counted.map((one) => one.count.count)).toEqual([7, 0, 7, 0, 7, 0, 7, 0, 0, 0]);
});

test("a download has every row in the words of its screen, defused, and stands in the audit without what was searched for", async () => {
  for (const { name, file, head, q, found } of about()) {
    const lines = (await (await file({ language: "zh" })).text()).trimEnd().split("\r\n");
    expect(lines, name).toHaveLength(8);
    expect(lines[0]?.replace("﻿", "").split(","), name).toContain(head);
    expect((await (await file({ language: "en", q })).text()).trimEnd().split("\r\n"), name).toHaveLength(found + 1);
  }
  const enquiries = await (await admin.client.admin.enquiries.export({ language: "zh" })).text();
  expect(enquiries).toContain("'=湾区置业");
  const refunds = await (
    await admin.client.admin.refunds.export({ language: "zh", sort: "amount", direction: "asc" })
  ).text();
  expect(refunds.split("\r\n")[1]).toMatch(/^ORD-\d{6},周以宁,.+@.+,1\.00,CNY,重复购买,银行转账,[^,]+,处理中,,/);
  const { items } = await admin.client.admin.logs.audit.list({ actor: `admin:${admin.id}`, limit: 100 });
  const said = items.filter((one) => one.action === "coupons.export").map((one) => one.after);
  expect(said).toEqual([
    { sort: "at", direction: "desc", searched: true },
    { sort: "at", direction: "desc" },
  ]);
});

test("finance reads channel, transaction and coupon of an order, its moments on the business's clock, and long numbers whole", async () => {
  const number = numbers.get(1);
  const long = "2026112322001400011400099118";
  const { rows } = await domain.pool.query(
    `update payments set transaction_id = $2 from orders o where o.id = payments.order_id and o.number = $1
     returning o.id, o.created_at`,
    [number, long],
  );
  const { id, created_at: placed } = rows[0];
  const coupon = await domain.pool.query("select id from coupons where code = 'LIST-3'");
  await domain.pool.query(
    "insert into coupon_redemptions (coupon_id, order_id, user_id, state) values ($1, $2, $3, 'used')",
    [coupon.rows[0].id, id, buyer.id],
  );
  const asked = { language: "zh", q: `ORD-${number}` } as const;
  const [head = "", line = ""] = (await (await admin.client.admin.orders.export(asked)).text()).split("\r\n");
  const cells = new Map(
    head
      .replace("\ufeff", "")
      .split(",")
      .map((name, at) => [name, line.split(",")[at]]),
  );
  const onTheClock = new Date(placed.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
  expect(cells.get("下单时间（北京时间）")).toBe(onTheClock);
  expect([cells.get("付款方式"), cells.get("交易号"), cells.get("优惠码")]).toEqual(["银行转账", `'${long}`, "LIST-3"]);
  for (const own of ["00420017", "91310115E100017"]) {
    await domain.pool.query("update payments set transaction_id = $2 where order_id = $1", [id, own]);
    expect(await (await admin.client.admin.orders.export(asked)).text(), own).toContain(`,'${own},`);
  }
  await domain.pool.query("update payments set transaction_id = $2 where order_id = $1", [id, long]);

  const book = await admin.client.admin.orders.export({ ...asked, format: "xlsx" });
  expect(book.name).toMatch(/^listcast-orders-.+\.xlsx$/);
  const files = unzipSync(new Uint8Array(await book.arrayBuffer()));
  const xml = (name: string) => new TextDecoder().decode(files[name]);
  const texts = [...xml("xl/sharedStrings.xml").matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text);
  expect(texts).toEqual(expect.arrayContaining([`ORD-${number}`, long, "LIST-3", "下单时间（北京时间）"]));
  const days = (Date.parse(`${onTheClock.replace(" ", "T")}Z`) - Date.parse("1899-12-30")) / 86_400_000;
  const values = [...xml("xl/worksheets/sheet1.xml").matchAll(/<v>([\d.]+)<\/v>/g)].map(([, value]) => Number(value));
  expect(values.some((value) => Math.abs(value - days) < 1e-6)).toBe(true);
  const { items } = await admin.client.admin.logs.audit.list({ action: "orders.export", limit: 1 });
  expect(items[0]?.after).toMatchObject({ searched: true, format: "xlsx" });
});
