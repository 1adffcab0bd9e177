import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankTransfer } from "#adapters/payments/bank";
import { dayIn, statementZones } from "#engine/billing/statement-days";
import { moneyMails } from "#locales/en/mails/money";
import { moneyMail } from "#server/mails/money-mail";
import { type Domain, openDomain, type Person } from "#tests/support/domain";

let domain: Domain;
let admin: Person;
beforeAll(async () => {
  domain = await openDomain([], [bankTransfer({ account: "6222 0000", bank: "招商银行", holder: "房播" })]);
  admin = await domain.person({ role: "admin", scope: "operations" });
});
afterAll(() => domain.stop());

/** An order of ¥99 that waits for a transfer. */
async function awaited() {
  const person = await domain.person();
  const wish = { product: { type: "plan" as const, code: "basic" as const }, timeZone: "Asia/Shanghai" };
  const { amountMinor: expectedMinor } = await person.client.orders.quote(wish);
  const { id } = await person.client.orders.place({ ...wish, expectedMinor, idempotencyKey: randomUUID() });
  const way = { provider: "bank" as const, method: "transfer" as const, language: "zh" as const };
  const payment = await person.client.orders.pay({ id, ...way, idempotencyKey: randomUUID() });
  let bankReference = 0;
  const came = (amountMinor: number, transactionId = `${payment.id}-${++bankReference}`, currency = "CNY") =>
    admin.client.admin.transfers.confirm({
      paymentId: payment.id,
      amountMinor,
      currency,
      transactionId,
      paidAt: new Date().toISOString(),
    });
  return { person, id, payment, came };
}
const settle = (id: string, choice: "accept" | "ask" | "refund") =>
  admin.client.admin.transfers.settle({ id, choice, note: "对过流水" });

async function short(amountMinor = 9_800) {
  const order = await awaited();
  const { outcome, difference } = await order.came(amountMinor);
  expect(outcome).toBe("differs");
  if (!difference) throw new Error("nothing was kept");
  return { ...order, difference };
}

test("another amount is kept as a difference, once, and corrected by the same bank reference", async () => {
  const { id, came, person } = await awaited();
  expect(await came(9_800, "one")).toMatchObject({
    outcome: "differs",
    order: { status: "pending" },
    difference: { kind: "transfer_differs", orderId: id, theirs: { amountMinor: 9_800 }, ours: { amountMinor: 9_900 } },
  });
  const { items } = await admin.client.admin.differences.list({ kind: "transfer_differs", open: true });
  expect(items.filter((one) => one.orderId === id)).toHaveLength(1);
  // the amount had been mistyped
  expect(await came(9_900, "one")).toMatchObject({ outcome: "applied", order: { status: "completed" } });
  const { items: left } = await admin.client.admin.differences.list({ kind: "transfer_differs", open: true });
  expect(left.filter((one) => one.orderId === id)).toEqual([]);
  expect(await person.client.orders.get({ id })).toMatchObject({ amountMinor: 9_900, status: "completed" });
});

test.each([9_800, 10_000])(
  "accepted, %i is what was paid, on the order, its receipt and in the books",
  async (came) => {
    const { id, difference, person } = await short(came);
    expect(await settle(difference.id, "accept")).toMatchObject({
      outcome: "applied",
      order: { status: "completed", amountMinor: came, priceMinor: 9_900, payments: [{ amountMinor: came }] },
      difference: { choice: "accept", note: "对过流水", resolvedBy: admin.id },
    });
    const { data } = await domain.db
      .selectFrom("receipts")
      .select("data")
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ priceMinor: 9_900, paidMinor: came });
    expect(await person.client.account.entitled()).toMatchObject({ state: "running", planCode: "basic" });
    // the journal says from what to what, in which money
    const { items } = await admin.client.admin.logs.audit.list({ subjectId: id, action: "orders.update" });
    expect(items.map(({ before, after }) => [before, after])).toContainEqual([
      expect.objectContaining({ amount_minor: 9_900, currency: "CNY" }),
      expect.objectContaining({ amount_minor: came, currency: "CNY" }),
    ]);
  },
);

test("asked for the rest, the payer is told how much; the rest opens the package", async () => {
  const { id, came, difference, person } = await short(9_000);
  expect(await settle(difference.id, "ask")).toMatchObject({
    outcome: "asked",
    order: { status: "pending" },
    difference: { choice: "ask", resolvedAt: null },
  });
  const { items } = await person.client.notifications.list({ limit: 5 });
  expect(items.map(({ kind, data }) => [kind, data])).toEqual([
    ["transfer_short", { orderId: id, missingMinor: 900, currency: "CNY" }],
  ]);
  const mails = await domain.db.selectFrom("mail_outbox").select("kind").where("user_id", "=", person.id).execute();
  expect(mails.map(({ kind }) => kind)).toContain("transfer_short");
  const { items: awaited } = await admin.client.admin.transfers.list({ state: "open" });
  expect(awaited.find(({ orderId }) => orderId === id)).toMatchObject({ amountMinor: 9_900, receivedMinor: 9_000 });
  expect(await came(900)).toMatchObject({ outcome: "applied", order: { status: "completed", amountMinor: 9_900 } });
  const { items: closed } = await admin.client.admin.differences.list({ id: difference.id });
  expect(closed[0]).toMatchObject({ choice: "ask", resolvedBy: admin.id, theirs: { amountMinor: 9_900 } });
  // both payments with both references, in the file too
  const references = closed[0]?.arrivals.map(({ transactionId }) => transactionId) ?? [];
  expect(references).toHaveLength(2);
  const sheet = await (
    await admin.client.admin.differences.export({ kind: "transfer_differs", language: "zh" })
  ).text();
  expect(sheet).toContain(references.join("; "));
  expect(sheet).toContain(`90.00 · ${references[0]}; 9.00 · ${references[1]}`);
  expect(sheet).toContain("买家已补足");
  // whoever checks the bank's statement finds each of its lines in the files of orders and transfers too
  const { number } = await admin.client.admin.orders.get({ id });
  for (const list of [admin.client.admin.orders, admin.client.admin.transfers]) {
    const file = await (await list.export({ q: number, language: "zh" })).text();
    expect(file).toContain(references.join("; "));
  }
});

test("what comes under a memo after a transfer was sent back is a matter of its own, and what went back is not taken again", async () => {
  const { id, came, difference } = await short(8_000);
  const reference = difference.arrivals[0]?.transactionId ?? "";
  await settle(difference.id, "refund");
  expect(await came(9_900, reference)).toMatchObject({ outcome: "known", difference: null });
  const { difference: next } = await came(9_000);
  expect(next?.id).not.toBe(difference.id);
  const { items } = await admin.client.admin.differences.list({ id: difference.id });
  expect(items).toMatchObject([{ choice: "refund", arrivals: [{ amountMinor: 8_000 }] }]);
  expect(await settle(next?.id ?? "", "refund")).toMatchObject({
    outcome: "refunded",
    order: { status: "pending", refunds: [{ amountMinor: 9_000 }, { amountMinor: 8_000 }] },
  });
  const third = await came(9_800);
  expect(await settle(third.difference?.id ?? "", "accept")).toMatchObject({ order: { id, status: "completed" } });
});

test("asked for the rest, an order that had run out can be paid again; one that was given up cannot", async () => {
  const late = await short(9_000);
  const end = (id: string, status: "expired" | "cancelled") =>
    domain.pool.query(
      `with closed as (update payments set state = 'closed' where order_id = $1)
       update orders set status = $2, expires_at = now() where id = $1`,
      [id, status],
    );
  await end(late.id, "expired");
  expect(await settle(late.difference.id, "ask")).toMatchObject({ outcome: "asked", order: { status: "pending" } });
  const order = await late.person.client.orders.get({ id: late.id });
  expect(order).toMatchObject({
    status: "pending",
    missingMinor: 900,
    payments: [{ state: "open", action: { type: "transfer" } }],
  });
  expect(Date.parse(order.expiresAt)).toBeGreaterThan(Date.now() + 86_400_000);
  expect(await late.came(900)).toMatchObject({
    outcome: "applied",
    order: { status: "completed", missingMinor: null },
  });
  const gone = await short(9_000);
  await end(gone.id, "cancelled");
  await expect(settle(gone.difference.id, "ask")).rejects.toMatchObject({ code: "order_closed" });
});

test("more than was asked for cannot be asked for", async () => {
  const { difference } = await short(10_000);
  await expect(settle(difference.id, "ask")).rejects.toMatchObject({ code: "conflict" });
});

test("refunded, what came goes back, and the same memo pays the order that still waits", async () => {
  const { id, came, difference, person } = await short(8_000);
  expect(await settle(difference.id, "refund")).toMatchObject({
    outcome: "refunded",
    order: { status: "pending", refunds: [{ amountMinor: 8_000, state: "pending" }] },
    difference: { choice: "refund", resolvedBy: admin.id },
  });
  // the payer reads why, and nothing of what an administrator wrote about the statement
  expect(await person.client.orders.get({ id })).toMatchObject({
    status: "pending",
    amountMinor: 9_900,
    refunds: [{ amountMinor: 8_000, reason: "other_amount_open" }],
  });
  await expect(settle(difference.id, "accept")).rejects.toMatchObject({ code: "conflict" });
  const { rows } = await domain.pool.query("select id, user_id from refunds where user_id = $1", [person.id]);
  const mail = await moneyMail(
    domain.db,
    { kind: "refund_started", user_id: person.id, subject_id: rows[0].id },
    "en",
    "https://a.example",
  );
  expect(mail?.text).toContain(moneyMails.reasons.other_amount_open);
  expect(await came(9_900)).toMatchObject({
    outcome: "applied",
    order: { status: "completed", amountMinor: 9_900, refundedMinor: 0 },
  });
});

test("what came before a sum that paid by itself is too much: it is neither accepted nor asked for, and goes back", async () => {
  const { id, came, difference } = await short(5_000);
  await settle(difference.id, "ask");
  expect(await came(9_900)).toMatchObject({ outcome: "applied", order: { status: "completed", missingMinor: null } });
  const { items } = await admin.client.admin.differences.list({ id: difference.id });
  expect(items).toMatchObject([
    { resolvedAt: null, choice: null, theirs: { amountMinor: 5_000 }, ours: { amountMinor: 0, state: "paid" } },
  ]);
  await expect(settle(difference.id, "accept")).rejects.toMatchObject({ code: "conflict" });
  await expect(settle(difference.id, "ask")).rejects.toMatchObject({ code: "conflict" });
  expect(await settle(difference.id, "refund")).toMatchObject({
    outcome: "refunded",
    order: { status: "completed", amountMinor: 9_900, refundedMinor: 0, refunds: [{ amountMinor: 5_000 }] },
  });
  const { payments } = await admin.client.admin.orders.get({ id });
  expect(payments.map(({ state, amountMinor }) => [state, amountMinor])).toEqual([
    ["paid", 5_000],
    ["paid", 9_900],
  ]);
});

test.each([4_900, 9_900])("%i more for what is paid is kept, found, and goes back once", async (more) => {
  const { id, came, difference, person } = await short(5_000);
  await settle(difference.id, "ask");
  await settle(difference.id, "accept");
  const reference = `BK${more}${randomUUID().slice(0, 8)}`;
  const { outcome, difference: extra } = await came(more, reference);
  expect(outcome).toBe("differs");
  expect(extra).toMatchObject({
    orderId: id,
    resolvedAt: null,
    theirs: { amountMinor: more, transactionId: reference },
    ours: { amountMinor: 0, state: "paid" },
  });
  const extraId = extra?.id ?? "";
  // mistyped, and corrected
  expect(await came(more + 100, reference)).toMatchObject({
    difference: { id: extraId, theirs: { amountMinor: more + 100 } },
  });
  expect(await came(more, reference)).toMatchObject({ outcome: "differs", difference: { id: extraId } });
  expect((await admin.client.admin.find({ q: reference })).items).toMatchObject([{ kind: "order", id }]);
  for (const choice of ["accept", "ask"] as const)
    await expect(settle(extraId, choice)).rejects.toMatchObject({ code: "conflict" });
  expect(await settle(extraId, "refund")).toMatchObject({
    outcome: "refunded",
    order: { status: "completed", amountMinor: 5_000, refunds: [{ amountMinor: more, state: "pending" }] },
  });
  expect(await came(more, reference)).toMatchObject({ outcome: "known", difference: null });
  expect(await person.client.orders.get({ id })).toMatchObject({ status: "completed" });
});

test.each(["before", "after"])(
  "money in another currency that came %s the order was paid goes back in it",
  async (when) => {
    const { id, came } = await awaited();
    if (when === "after") await came(9_900);
    const reference = `usd-${randomUUID()}`;
    const { outcome, difference: extra } = await came(9_900, reference, "USD");
    expect(outcome).toBe("differs");
    await expect(settle(extra?.id ?? "", "accept")).rejects.toMatchObject({ code: "conflict" });
    if (when === "before") expect(await came(9_900)).toMatchObject({ outcome: "applied" });
    expect(await settle(extra?.id ?? "", "refund")).toMatchObject({
      order: { status: "completed", amountMinor: 9_900, currency: "CNY" },
    });
    const { rows } = await domain.pool.query(
      `select r.amount_minor, r.currency, p.transaction_id from refunds r join payments p on p.id = r.payment_id where p.order_id = $1`,
      [id],
    );
    expect(rows).toMatchObject([{ currency: "USD", transaction_id: reference }]);
    expect(Number(rows[0].amount_minor)).toBe(9_900);
  },
);

test("one written down for the wrong order is taken off it, and its reference pays the right one", async () => {
  const [wrong, right] = [await awaited(), await awaited()];
  const { difference } = await wrong.came(9_800, "misplaced-1");
  expect(await right.came(9_900, "misplaced-1")).toMatchObject({ outcome: "mismatch" });
  const note = "登记到了别人的订单";
  expect(await admin.client.admin.differences.resolve({ id: difference?.id ?? "", note })).toMatchObject({
    note,
    arrivals: [],
    choice: null,
    resolvedBy: admin.id,
  });
  expect(await right.came(9_900, "misplaced-1")).toMatchObject({ outcome: "applied" });
  expect(await wrong.person.client.orders.get({ id: wrong.id })).toMatchObject({ status: "pending", refunds: [] });
});

test("an order whose transfer came short is found by each of the bank's references", async () => {
  const { id, came, difference } = await short(5_000);
  await came(1_000, "CMB20261123000777");
  expect((await admin.client.admin.find({ q: "cmb20261123000777".toUpperCase() })).items).toMatchObject([
    { kind: "order", id, quoted: "transaction" },
  ]);
  expect(await admin.client.admin.transfers.list({ q: "CMB20261123000777" })).toMatchObject({
    items: [{ orderId: id }],
  });
  const { items } = await admin.client.admin.differences.list({ q: "CMB20261123000777" });
  expect(items.map((one) => one.id)).toEqual([difference.id]);
  const order = await admin.client.admin.orders.get({ id });
  expect(order.differences).toMatchObject([{ id: difference.id, resolvedAt: null }]);
});

test("one bank reference brings money once, whatever it is said to pay", async () => {
  const first = await awaited();
  const second = await awaited();
  expect(await first.came(9_800, "shared")).toMatchObject({ outcome: "differs" });
  expect(await second.came(9_900, "shared")).toMatchObject({ outcome: "mismatch", difference: null });
  expect(await second.came(9_000, "shared")).toMatchObject({ outcome: "mismatch", difference: null });
});

test("a payment dated by day never precedes its order, and of an earlier day is refused", async () => {
  const { payment, id, person } = await awaited();
  const createdAt = new Date((await person.client.orders.get({ id })).createdAt);
  /** When the order's day begins where the bank is: what is told of it is a guess of the hour, what is told of the day before is wrong. */
  const dayBegins = new Date(`${dayIn(createdAt, statementZones.bank)}T00:00:00+08:00`);
  const confirm = (paidAt: Date) =>
    admin.client.admin.transfers.confirm({
      paymentId: payment.id,
      amountMinor: 9_900,
      currency: "CNY",
      transactionId: randomUUID(),
      paidAt: paidAt.toISOString(),
    });
  await expect(confirm(new Date(dayBegins.getTime() - 1))).rejects.toMatchObject({
    code: "invalid_input",
    data: { field: "paidAt" },
  });
  const { order } = await confirm(dayBegins);
  expect(order.paidAt).toBe(createdAt.toISOString());
  const { refund } = await admin.client.admin.refunds.create({
    orderId: id,
    amountMinor: null,
    reason: "x",
    idempotencyKey: randomUUID(),
  });
  const sent = (sentAt: Date) =>
    admin.client.admin.refunds.confirmSent({ id: refund?.id ?? "", sentAt: sentAt.toISOString() });
  const asked = new Date(refund?.createdAt ?? "");
  const askedDay = new Date(`${dayIn(asked, statementZones.bank)}T00:00:00+08:00`);
  await expect(sent(new Date(askedDay.getTime() - 1))).rejects.toMatchObject({ data: { field: "sentAt" } });
  expect((await sent(askedDay)).doneAt).toBe(refund?.createdAt);
});
