import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentProvider, StatementLine } from "#adapters/payments/payment";
import { AppError } from "#contract/errors";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { resolveDifference } from "#server/queries/billing/differences";
import { insertOrder } from "#server/queries/billing/orders";
import { retryKey } from "#server/queries/billing/refunds";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { memberPlan } from "#tests/support/packages";
import { type ReconcileDeps, reconcile, reconcileAndTell } from "./reconcile.ts";

let domain: Domain;
let admin: Person;
let buyer: Person;
beforeAll(async () => {
  domain = await openDomain();
  // each test begins without what the one before was told
  await domain.pool.query("alter table public.payment_events disable trigger payment_events_stay");
  admin = await domain.person({ role: "admin", scope: "operations" });
  buyer = await domain.person();
});
afterAll(() => domain.stop());

/** Noon of 10 March in Beijing. */
let now = new Date("2026-03-10T04:00:00Z");
let statements: Record<string, StatementLine[]> = {};
let asked: string[] = [];
let paysWhenAsked: Record<string, string> = {};
let away = false;
beforeEach(async () => {
  now = new Date("2026-03-10T04:00:00Z");
  [statements, asked, paysWhenAsked, away] = [{}, [], {}, false];
  await domain.db.deleteFrom("reconciliation_differences").execute();
  await domain.db.deleteFrom("statement_days").execute();
  await domain.db.deleteFrom("payment_events").execute();
  await domain.db.deleteFrom("refunds").execute();
  await domain.db.deleteFrom("payments").execute();
  await domain.db.deleteFrom("notifications").execute();
});

const refuse = async () => {
  throw new AppError("unavailable");
};
const provider: PaymentProvider = {
  name: "alipay",
  methods: ["page"],
  open: refuse,
  ask: refuse,
  close: refuse,
  refund: refuse,
  receive: refuse,
  async statement(day) {
    if (away) throw new AppError("unavailable");
    return statements[day] ?? [];
  },
};

const at = (time: string) => new Date(`2026-03-${time}:00+08:00`);
const line = (reference: string, time: string, over: Partial<StatementLine> = {}): StatementLine => ({
  type: "payment",
  reference,
  transactionId: `t-${reference}`,
  at: at(time),
  amountMinor: 9_900,
  currency: "CNY",
  ...over,
});

async function payment(reference: string, paidAt: Date | null): Promise<string> {
  const order = await domain.db.transaction().execute(async (trx) =>
    insertOrder(trx, ownerOfRow({ user_id: buyer.id }), {
      ...(await memberPlan(domain.db, "basic")),
      amountMinor: 9_900,
      status: "pending",
      createdAt: now,
      paidAt: null,
    }),
  );
  const { id } = await domain.db
    .insertInto("payments")
    .values({
      user_id: buyer.id,
      order_id: order.id,
      provider: "alipay",
      method: "page",
      reference,
      amount_minor: 9_900,
      currency: "CNY",
      state: paidAt ? "paid" : "open",
      paid_at: paidAt,
      transaction_id: paidAt ? `t-${reference}` : null,
      idempotency_key: randomUUID(),
      expires_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const refund = async (paymentId: string, reference: string, state: "done" | "failed" | "pending", doneAt: Date) =>
  domain.db
    .insertInto("refunds")
    .values({
      user_id: buyer.id,
      payment_id: paymentId,
      reference,
      amount_minor: 1_000,
      currency: "CNY",
      reason: "goodwill",
      idempotency_key: reference,
      state,
      created_at: doneAt,
      updated_at: doneAt,
      done_at: state === "done" ? doneAt : null,
    })
    .execute();

const deps = (): ReconcileDeps => ({
  db: domain.db,
  payments: [provider],
  now: () => now,
  log: { info() {}, warn() {}, error() {} },
  async ask(reference) {
    asked.push(reference);
    const transaction = paysWhenAsked[reference];
    if (!transaction) throw new AppError("unavailable");
    await domain.db
      .updateTable("payments")
      .set({ state: "paid", paid_at: now, transaction_id: transaction })
      .where("reference", "=", reference)
      .execute();
  },
});
const open = async () => {
  const rows = await domain.db
    .selectFrom("reconciliation_differences")
    .select(["kind", "day", "theirs", "ours", "user_id", "subject"])
    .where("resolved_at", "is", null)
    .orderBy("kind")
    .orderBy("subject")
    .execute();
  return rows.map((row) => [row.kind, (row.theirs ?? row.ours)?.reference, row.day]);
};

test("seven finished days are fetched once; books that agree have no difference", async () => {
  await payment("agrees", at("08T10:00"));
  statements["2026-03-08"] = [line("agrees", "08T10:00")];
  const done = await reconcile(deps());
  expect(done.days.map(({ day }) => day)).toEqual([3, 4, 5, 6, 7, 8, 9].map((day) => `2026-03-0${day}`));
  expect(done.differences).toBe(0);
  expect((await reconcile(deps())).days).toEqual([]);
});

test("a day that could not be fetched is fetched by the next round", async () => {
  away = true;
  expect((await reconcile(deps())).days).toEqual([]);
  away = false;
  expect((await reconcile(deps())).days).toHaveLength(7);
});

test("every kind of difference is found, once, and told to the administrators once", async () => {
  await payment("only-ours", at("07T10:00"));
  const paid = await payment("refunded", at("05T10:00"));
  statements["2026-03-05"] = [line("refunded", "05T10:00")];
  statements["2026-03-06"] = [line("only-theirs", "06T10:00")];
  await payment("differs", at("07T11:00"));
  statements["2026-03-07"] = [
    line("differs", "07T11:00", { amountMinor: 9_800 }),
    line("r-theirs", "07T12:00", { type: "refund", transactionId: "t-refunded", amountMinor: 1_000 }),
  ];
  await refund(paid, "r-ours-1", "done", at("07T13:00"));
  await refund(paid, "r-failed-1", "failed", at("07T14:00"));
  await payment("paid-twice", at("08T10:00"));
  statements["2026-03-08"] = [
    line("paid-twice", "08T10:00"),
    line("paid-twice", "08T10:01", { transactionId: "t-other" }),
  ];
  const said = { state: "paid", amountMinor: 1, currency: "CNY", transactionId: "t-x" };
  for (const outcome of ["mismatch", "unknown"] as const)
    await domain.db
      .insertInto("payment_events")
      .values({
        provider: "alipay",
        event_id: outcome,
        kind: "charge",
        reference: `e-${outcome}`,
        outcome,
        said: JSON.stringify(said),
        at: at("08T10:00"),
        received_at: at("08T10:00"),
      })
      .execute();
  const found = [
    ["amount_differs", "differs", "2026-03-07"],
    ["event_mismatch", "e-mismatch", "2026-03-08"],
    ["event_unknown", "e-unknown", "2026-03-08"],
    ["missing_here", "only-theirs", "2026-03-06"],
    ["missing_here", "paid-twice", "2026-03-08"],
    ["missing_there", "only-ours", "2026-03-07"],
    ["refund_failed", undefined, "2026-03-07"],
    ["refund_missing_here", "r-theirs", "2026-03-07"],
    ["refund_missing_there", "r-ours-1", "2026-03-07"],
  ];
  domain.mails.length = 0;
  const tell = () =>
    reconcileAndTell({
      ...deps(),
      accounts: domain.backend.accounts,
      mailer: domain.jobDeps().mailer,
      secretKey: null,
      origin: () => "https://a.example",
    });
  expect((await tell()).differences).toBe(found.length);
  expect(await open()).toEqual(found);
  expect((await tell()).differences).toBe(0);
  expect(await open()).toEqual(found);
  const { items } = await admin.client.notifications.list({ limit: 5 });
  expect(items.map(({ kind, data }) => [kind, data.count])).toEqual([["books_differ", found.length]]);
  expect(domain.mails.map((mail) => [mail.to, mail.subject])).toEqual([[admin.email, "对账发现 9 处不一致"]]);
  // both rounds at the same moment find nothing more
  expect(await Promise.all([reconcile(deps()), reconcile(deps())])).toEqual([
    { days: [], differences: 0 },
    { days: [], differences: 0 },
  ]);
});

test("money that stands there and not here is asked about, and is no difference once it is here", async () => {
  await payment("late-money", null);
  await payment("amiss-money", null);
  statements["2026-03-09"] = [line("late-money", "09T23:59"), line("amiss-money", "09T12:00")];
  paysWhenAsked = { "late-money": "t-late-money" };
  await reconcile(deps());
  expect(asked.sort()).toEqual(["amiss-money", "late-money"]);
  expect(await open()).toEqual([["missing_here", "amiss-money", "2026-03-09"]]);
  paysWhenAsked = { "amiss-money": "t-amiss-money" };
  expect((await reconcile(deps())).differences).toBe(0);
  expect(await open()).toEqual([]);
});

test("about midnight the two clocks may name another day: only when the next statement lacks it too it is missing", async () => {
  await payment("midnight", at("09T23:59"));
  await reconcile(deps());
  expect(await open()).toEqual([]);
  now = new Date("2026-03-11T04:00:00Z");
  statements["2026-03-10"] = [line("midnight", "10T00:00")];
  await reconcile(deps());
  expect(await open()).toEqual([]);
  await payment("nowhere", at("09T23:58"));
  await reconcile(deps());
  expect(await open()).toEqual([["missing_there", "nowhere", "2026-03-09"]]);
});

test("a refund that is on its way here stands there already, and is no difference", async () => {
  const paid = await payment("refunded", at("05T10:00"));
  await refund(paid, "r-on-its-way", "pending", at("07T13:00"));
  statements["2026-03-05"] = [line("refunded", "05T10:00")];
  statements["2026-03-07"] = [line("r-on-its-way", "07T13:00", { type: "refund", amountMinor: 1_000 })];
  await reconcile(deps());
  expect(await open()).toEqual([]);
});

test("a refund that waits longer than three days shows until it is done, however old it is", async () => {
  const paid = await payment("bought", at("01T10:00"));
  statements["2026-03-01"] = [line("bought", "01T10:00")];
  await reconcile(deps(), { provider: "alipay", day: "2026-03-01" });
  await refund(paid, "r-waits", "pending", at("07T12:01"));
  expect((await reconcile(deps())).differences).toBe(0);
  now = new Date(now.getTime() + 2 * 60_000);
  expect((await reconcile(deps())).differences).toBe(1);
  expect(await open()).toEqual([["refund_waiting", "r-waits", "2026-03-07"]]);
  now = new Date("2026-06-01T04:00:00Z");
  expect((await reconcile(deps())).differences).toBe(0);
  expect(await open()).toEqual([["refund_waiting", "r-waits", "2026-03-07"]]);
  await domain.db
    .updateTable("refunds")
    .set({ state: "done", done_at: now })
    .where("reference", "=", "r-waits")
    .execute();
  await reconcile(deps());
  expect(await open()).toEqual([]);
});

test("what went with a deleted account is known by the audit", async () => {
  const paid = await payment("deleted-1", at("06T10:00"));
  await refund(paid, "r-deleted-1", "done", at("06T11:00"));
  await domain.db.deleteFrom("refunds").execute();
  await domain.db.deleteFrom("payments").execute();
  statements["2026-03-06"] = [
    line("deleted-1", "06T10:00"),
    line("r-deleted-1", "06T11:00", { type: "refund", amountMinor: 1_000 }),
  ];
  await reconcile(deps());
  expect(await open()).toEqual([]);
});

test("money that comes for an account that is gone, and was not here when it went, is missing here", async () => {
  await payment("deleted-2", null);
  await domain.db.deleteFrom("payments").execute();
  statements["2026-03-06"] = [line("deleted-2", "06T10:00")];
  await reconcile(deps());
  expect(await open()).toEqual([["missing_here", "deleted-2", "2026-03-06"]]);
});

test("what left without us is found by its payment, and what another shop gave back is none of our business", async () => {
  await payment("charged-back", at("06T10:00"));
  const without = (transactionId: string) => line("", "06T12:00", { type: "refund", transactionId });
  statements["2026-03-06"] = [line("charged-back", "06T10:00"), without("t-charged-back"), without("t-of-others")];
  await reconcile(deps());
  expect(await open()).toEqual([["refund_missing_here", "", "2026-03-06"]]);
  const { theirs, user_id } = await domain.db
    .selectFrom("reconciliation_differences")
    .select(["theirs", "user_id"])
    .executeTakeFirstOrThrow();
  expect([theirs?.transactionId, user_id]).toEqual(["t-charged-back", buyer.id]);
});

test("what an administrator resolved stays resolved; what went by itself and is back is open again", async () => {
  statements["2026-03-06"] = [line("decided", "06T10:00"), line("flickers", "06T11:00")];
  await reconcile(deps());
  const rows = await domain.db.selectFrom("reconciliation_differences").selectAll().orderBy("subject").execute();
  const by = { adminId: admin.id, note: "a shop's own sale", now };
  for (const note of [by.note, "another word"])
    expect(await resolveDifference(domain.db, rows[0]?.id ?? "", { ...by, note })).toMatchObject({ note: by.note });
  const again = (day: string) => reconcile(deps(), { provider: "alipay", day });
  statements["2026-03-06"] = [line("decided", "06T10:00")];
  await again("2026-03-06");
  expect(await open()).toEqual([]);
  statements["2026-03-06"] = [line("decided", "06T10:00"), line("flickers", "06T11:00")];
  expect((await again("2026-03-06")).differences).toBe(1);
  expect(await open()).toEqual([["missing_here", "flickers", "2026-03-06"]]);
});

test("a refund that bounced, or was given up and is tried again, shows as long as nobody looked after it", async () => {
  const paid = await payment("bought", at("05T10:00"));
  await refund(paid, "r-bounced", "done", at("09T13:00"));
  await refund(paid, "r-failed", "failed", at("09T14:00"));
  await domain.db
    .insertInto("payment_events")
    .values({
      provider: "alipay",
      event_id: "bounced",
      kind: "refund",
      reference: "r-bounced",
      outcome: "mismatch",
      said: JSON.stringify({ state: "failed", why: "account closed" }),
      at: at("09T15:00"),
      received_at: at("09T15:00"),
    })
    .execute();
  const kinds = async () => {
    await reconcile(deps());
    const rows = await domain.db
      .selectFrom("reconciliation_differences")
      .select(["kind", "ours", "user_id"])
      .where("resolved_at", "is", null)
      .where("kind", "in", ["event_mismatch", "refund_failed"])
      .orderBy("kind")
      .execute();
    return rows.map((row) => [row.kind, row.ours?.reference, row.ours?.state, row.user_id]);
  };
  expect(await kinds()).toEqual([
    ["event_mismatch", "r-bounced", "done", buyer.id],
    ["refund_failed", "r-failed", "failed", buyer.id],
  ]);
  const failed = await domain.db
    .selectFrom("refunds")
    .select("id")
    .where("reference", "=", "r-failed")
    .executeTakeFirstOrThrow();
  await refund(paid, "r-again", "pending", at("10T09:00"));
  await domain.db
    .updateTable("refunds")
    .set({ idempotency_key: retryKey(failed.id) })
    .where("reference", "=", "r-again")
    .execute();
  expect(await kinds()).toEqual([["event_mismatch", "r-bounced", "done", buyer.id]]);
});
