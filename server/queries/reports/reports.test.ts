import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signsOf } from "#contract/admin/integration";
import { type ReportName, reportNames } from "#contract/admin/report-names";
import { askRefund } from "#server/billing/index";
import { executeRefunds } from "#server/billing/poll-providers";
import { createDeadQueue, writeDeadLetter } from "#server/jobs/dead-letter";
import { rollUp } from "#server/jobs/roll-up";
import { daysDue, rollUpDay } from "#server/queries/reports/roll-up";
import type { Person } from "#tests/support/domain";
import { DAY, openShop, planOf, type Shop } from "#tests/support/shop";

let shop: Shop;
let operations: Person;
let system: Person;
let chief: Person;
const run = <Row extends object>(text: string, ...values: unknown[]) =>
  shop.domain.pool.query<Row>(text, values).then(({ rows }) => rows);
const DAYS = ["2026-03-08", "2026-03-09", "2026-03-10", "2026-03-11", "2026-03-12"];
const LATER = new Date("2026-03-20T00:00:00Z");

let number = 0;
/** A task that ended at a moment of the reports' clock. */
async function task(userId: string, kind: string, end: string, cause: string | null = null, campaignId?: string) {
  const rows = await run<{ id: string }>(
    `insert into tasks (user_id, number, kind, title, status, cause, campaign_id, created_at, started_at, finished_at)
     values ($1, $2, $3, 'x', $4, $5, $6, $7::timestamptz, $7::timestamptz, $7::timestamptz) returning id`,
    userId,
    ++number,
    kind,
    cause === null ? "completed" : "failed",
    cause === null ? null : JSON.stringify({ code: cause, data: {} }),
    campaignId ?? null,
    end,
  );
  return rows[0]?.id ?? "";
}
async function pasted(userId: string, source: object, end: string, cause: string | null = null) {
  const id = await task(userId, "import", end, cause);
  await run(
    "insert into imports (task_id, user_id, source, origin) values ($1, $2, $3, '')",
    id,
    userId,
    JSON.stringify(source),
  );
  return id;
}
async function campaign(userId: string, style: string, pieces: [string, string, string][], at: string) {
  const [home] = await run<{ id: string }>(
    "insert into properties (user_id, number, title, listing) values ($1, $2, 'x', '{}') returning id",
    userId,
    ++number,
  );
  const [made] = await run<{ id: string }>(
    `insert into campaigns (user_id, property_id, preferences, agent, listing, seed, idempotency_key)
     values ($1, $2, $3, '{}', '{}', 1, $4) returning id`,
    userId,
    home?.id,
    JSON.stringify({ style }),
    randomUUID(),
  );
  for (const [platform, language, kind] of pieces)
    await run(
      `insert into pieces (user_id, campaign_id, platform, language, kind, position, body, hashtags, length, findings,
        untraced, written_by, created_at) values ($1, $2, $3, $4, $5, 0, 'x', '{}', '{}', '[]', '[]', 'composer', $6)`,
      userId,
      made?.id,
      platform,
      language,
      kind,
      at,
    );
  await task(userId, "write", at, null, made?.id);
}

/** Somebody who was invited then, and came later or not yet. */
async function invited(email: string, at: string, came: string | null) {
  const about = { role: "agent", language: "en" } as const;
  const userId = await shop.domain.backend.accounts.invite(email, about);
  const moments = "set created_at = $2, invited_at = $2, confirmed_at = $3 where user_id = $1";
  await run(`update accounts ${moments}`, userId, at, came);
}

/** Somebody of the house with an account, a trial, an order, a refund's worth of tasks and a text of their own. */
async function administratorWhoTriesAndBuys() {
  const own = await shop.buyer();
  await run(
    `insert into subscriptions (user_id, source, price_list, plan_code, plan, starts_at, ends_at)
     values ($1, 'trial', 'member', 'basic', '{"name": {"zh": "x", "en": "x"}, "quota": 1}',
       '2026-03-09T12:00:00+08:00', '2026-03-16T12:00:00+08:00')`,
    own.userId,
  );
  const bought = await shop.buy(own, planOf("basic"));
  await shop.deps.db.transaction().execute((trx) =>
    askRefund(trx, shop.deps, {
      orderId: bought,
      amountMinor: 100,
      reason: "x",
      adminId: operations.id,
      idempotencyKey: randomUUID(),
    }),
  );
  await campaign(own.userId, "luxury", [["x", "en", "post"]], "2026-03-09T00:00:00+08:00");
  await pasted(own.userId, { type: "url", url: "https://ke.com/9" }, "2026-03-09T09:00:00+08:00");
  await pasted(own.userId, { type: "url", url: "https://ke.com/9" }, "2026-03-09T09:00:00+08:00", "blocked");
  await pasted(own.userId, { type: "url", url: "https://ke.com/9" }, "2026-03-09T09:00:00+08:00", "cancelled");
  await run("update accounts set created_at = '2026-03-09T00:00:00+08:00' where user_id = $1", own.userId);
  await run("update user_roles set role = 'admin', scope = 'system' where user_id = $1", own.userId);
}

beforeAll(async () => {
  shop = await openShop();
  operations = await shop.domain.person({ role: "admin", scope: "operations" });
  system = await shop.domain.person({ role: "admin", scope: "system" });
  chief = await shop.domain.person({ role: "admin", scope: "super" });
  const ada = await shop.buyer();
  const ben = await shop.buyer();
  const cleo = await shop.buyer();
  // Ada tried from the 9th and bought on the 10th; Ben tried and bought nothing until the 12th; Cleo never tried
  for (const [owner, day] of [
    [ada, "2026-03-09"],
    [ben, "2026-03-08"],
  ] as const)
    await run(
      `insert into subscriptions (user_id, source, price_list, plan_code, plan, starts_at, ends_at)
       values ($1, 'trial', 'member', 'basic', '{"name": {"zh": "x", "en": "x"}, "quota": 1}', $2::timestamptz, $2::timestamptz + interval '7 days')`,
      owner.userId,
      `${day}T10:00:00+08:00`,
    );
  const first = await shop.buy(ada, planOf("professional"));
  await shop.buy(cleo, planOf("basic"));
  await administratorWhoTriesAndBuys();
  shop.pass(DAY);
  await shop.deps.db.transaction().execute((trx) =>
    askRefund(trx, shop.deps, {
      orderId: first,
      amountMinor: 5_000,
      reason: "x",
      adminId: operations.id,
      idempotencyKey: randomUUID(),
    }),
  );
  shop.pass(60_000);
  await executeRefunds(shop.deps);
  shop.pass(DAY);
  await shop.buy(ben, planOf("basic"));
  await run(
    "update subscriptions set cancelled_at = '2026-03-12T23:00:00+08:00' where user_id = $1 and source = 'order'",
    cleo.userId,
  );
  await run("update accounts set created_at = '2026-03-08T00:00:00+08:00' where user_id = $1", ada.userId);
  await run("update accounts set created_at = '2026-03-08T23:59:59.999+08:00' where user_id = $1", ben.userId);
  // UTC's day is the one before
  await run("update accounts set created_at = '2026-03-10T00:30:00+08:00' where user_id = $1", cleo.userId);
  // invited on one day and there on another; and one whose invitation waits
  await invited("came@example.com", "2026-03-08T08:00:00+08:00", "2026-03-12T08:00:00+08:00");
  await invited("waits@example.com", "2026-03-09T08:00:00+08:00", null);

  await campaign(
    ada.userId,
    "luxury",
    [
      ["xiaohongshu", "zh", "post"],
      ["x", "en", "post"],
      ["email", "en", "email"],
    ],
    "2026-03-09T00:00:00+08:00",
  );
  await campaign(ada.userId, "friendly", [["x", "en", "post"]], "2026-03-11T08:00:00+08:00");
  await campaign(cleo.userId, "luxury", [["x", "fr", "post"]], "2026-03-11T23:59:59.999+08:00");
  await pasted(
    ada.userId,
    { type: "url", url: "https://www.Zillow.com/homes/1?x=https://other.example" },
    "2026-03-09T09:00:00+08:00",
  );
  await pasted(ada.userId, { type: "url", url: "看房 zillow.com/2" }, "2026-03-09T09:00:00+08:00", "blocked");
  await pasted(ben.userId, { type: "url", url: "https://ke.com/3" }, "2026-03-12T09:00:00+08:00", "cancelled");
  await pasted(ben.userId, { type: "text", text: "two rooms" }, "2026-03-12T09:00:00+08:00");
  // a model's books: days of their own, two currencies, a provider that was given another model
  for (const [day, provider, model, outcome, currency, calls, cost] of [
    ["2026-03-09", "alpha", "a-1", "written", "CNY", 3, 1_234_567],
    ["2026-03-09", "alpha", "a-1", "timed_out", "CNY", 1, 0],
    ["2026-03-11", "alpha", "a-2", "written", "CNY", 2, 900_000],
    ["2026-03-11", "beta", "=1+1", "written", "CNY", 5, 70_000_001],
    ["2026-03-12", "gamma", "g", "written", "USD", 1, 2_000_000],
  ] as const)
    await run(
      `insert into model_calls (day, provider, model, user_id, outcome, currency, calls, tokens_in, tokens_out, cost_millionths)
       values ($1, $2, $3, $4, $5, $6, $7, 100, 20, $8)`,
      ...[day, provider, model, ada.userId, outcome, currency, calls, cost],
    );
  for (const day of DAYS) await rollUpDay(shop.domain.db, day, LATER);
});
afterAll(() => shop.stop());

const figures = () =>
  run<{ measure: string; day: string; currency: string; dimension_1: string; dimension_2: string; value: string }>(
    "select measure, day::text, currency, dimension_1, dimension_2, value::text from report_figures order by 1, 2, 3, 4, 5",
  );
const report = (name: ReportName, more: object = {}) =>
  operations.client.admin.reports.get({ report: name, from: "2026-03-08", until: "2026-03-12", ...more });
const ofCustomers = (table: string) => `${table} as (select x.* from public.${table} x
  where x.user_id not in (select user_id from user_roles where role = 'admin'))`;
const customers = ["accounts", "subscriptions", "orders", "payments", "refunds", "tasks", "pieces"]
  .map(ofCustomers)
  .join();
/** A sum straight from the sources, of customers, over the days between both midnights. */
const raw = async (what: string) => {
  const rows = await run<{ value: number }>(
    `with ${customers} select coalesce((${what}), 0)::float8 as value from (select timestamptz '2026-03-07 16:00Z' as a, timestamptz '2026-03-12 16:00Z' as b) as span`,
  );
  return rows[0]?.value;
};

test("every headline is what the sources say, summed without the roll-ups", async () => {
  const said = new Map<string, number | null>();
  for (const name of reportNames)
    for (const figure of (await report(name)).figures) said.set(figure.name, figure.value);
  const calls = "from model_calls where currency = 'CNY' and day between '2026-03-08' and '2026-03-12'";
  const expected: Record<string, string> = {
    signUps:
      "select count(*) from accounts x where (x.invited_at is null and x.created_at >= a and x.created_at < b) or (x.invited_at is not null and x.confirmed_at >= a and x.confirmed_at < b)",
    activations:
      "select count(*) from (select min(finished_at) as at from tasks where kind = 'write' and status = 'completed' group by user_id) f where at >= a and at < b",
    paid: "select sum(amount_minor) from payments where state = 'paid' and paid_at >= a and paid_at < b",
    refunded: "select sum(amount_minor) from refunds where state = 'done' and done_at >= a and done_at < b",
    mrr: "select sum((plan ->> 'priceMinor')::int) from subscriptions where source = 'order' and starts_at < b and ends_at >= b and (cancelled_at is null or cancelled_at >= b)",
    subscribers:
      "select count(distinct user_id) from subscriptions where source = 'order' and starts_at < b and ends_at >= b and cancelled_at is null",
    trialsStarted: "select count(*) from subscriptions where source = 'trial' and starts_at >= a and starts_at < b",
    trialsConverted:
      "select count(*) from subscriptions s where source = 'trial' and starts_at >= a and starts_at < b and exists (select 1 from orders o where o.user_id = s.user_id and o.status = 'completed' and o.created_at >= s.starts_at)",
    pieces: "select count(*) from pieces where created_at >= a and created_at < b",
    importsCompleted:
      "select count(*) from tasks where kind = 'import' and status = 'completed' and finished_at >= a and finished_at < b",
    importsFailed:
      "select count(*) from tasks where kind = 'import' and status = 'failed' and cause ->> 'code' <> 'cancelled'",
    importsCancelled: "select count(*) from tasks where kind = 'import' and cause ->> 'code' = 'cancelled'",
    tasksCompleted: "select count(*) from tasks where status = 'completed' and finished_at >= a and finished_at < b",
    tasksFailed: "select count(*) from tasks where status = 'failed' and cause ->> 'code' <> 'cancelled'",
    modelCost: `select sum(cost_millionths) / 1000000.0 ${calls}`,
    modelCalls: `select sum(calls) ${calls}`,
    modelFailed: `select sum(calls) ${calls} and outcome <> 'written'`,
    tokensIn: `select sum(tokens_in) ${calls}`,
    tokensOut: `select sum(tokens_out) ${calls}`,
  };
  for (const [name, query] of Object.entries(expected))
    expect([name, said.get(name)]).toEqual([name, await raw(query)]);
  expect(said.get("signUps")).toBe(4);
  expect(said.get("activations")).toBe(2);
  expect(said.get("trialsConverted")).toBe(2);
  expect(said.get("refunded")).toBe(5_000);
  expect(said.get("net")).toBe((said.get("paid") ?? 0) - 5_000);
});

test("the lists behind the figures hold as much to whoever asks, and the sources say the same", async () => {
  const within = { from: "2026-03-08T00:00:00+08:00", until: "2026-03-13T00:00:00+08:00" };
  const before = { from: "2026-03-07T00:00:00+08:00", until: "2026-03-08T00:00:00+08:00" };
  for (const { client } of [operations, chief]) {
    const { admin } = client;
    const said = new Map<string, number | null>();
    for (const report of reportNames)
      for (const figure of (await admin.reports.get({ report, from: "2026-03-08", until: "2026-03-12" })).figures)
        said.set(figure.name, figure.value);
    const asked = { customers: true, currency: "CNY" };
    const users = await admin.users.list({ opened: within, customers: true });
    expect([users.count.count, users.items.length]).toEqual([said.get("signUps"), said.get("signUps")]);
    const tasks = async (more: object) =>
      (await admin.tasks.list({ ended: within, sort: "finished", customers: true, ...more })).count.count;
    const outcomes = [{ status: "completed" }, { cause: "not_cancelled" }, { cause: "cancelled" }];
    for (const [at, name] of (["Completed", "Failed", "Cancelled"] as const).entries()) {
      expect([name, await tasks({ ...outcomes[at] })]).toEqual([name, said.get(`tasks${name}`)]);
      expect([name, await tasks({ kind: "import", ...outcomes[at] })]).toEqual([name, said.get(`imports${name}`)]);
    }
    const orders = await admin.orders.list({ paid: within, ...asked });
    const paid = orders.items.reduce((all, one) => all + one.amountMinor, 0);
    expect([paid, orders.count.count]).toEqual([said.get("paid"), orders.items.length]);
    expect(paid).toBe(await raw("select sum(amount_minor) from orders where paid_at >= a and paid_at < b"));
    const refunds = await admin.refunds.list({ state: "done", done: within, ...asked });
    expect(refunds.items.reduce((all, one) => all + one.amountMinor, 0)).toBe(said.get("refunded"));
    const trials = await admin.subscriptions.list({ source: "trial", begun: within, customers: true });
    expect(trials.count.count).toBe(said.get("trialsStarted"));
    // the day before holds nothing of it, and what is of another currency is not shown
    expect((await admin.users.list({ opened: before })).count.count).toBe(0);
    const other = { customers: true, currency: "USD" };
    expect((await admin.orders.list({ paid: within, ...other })).count.count).toBe(0);
    expect((await admin.refunds.list({ done: within, ...other })).count.count).toBe(0);
    expect((await admin.subscriptions.list({ source: "order", ...other })).count.count).toBe(0);
    expect((await admin.subscriptions.list({ source: "order", ...asked })).count.count).toBeGreaterThan(0);
  }
  // to super, who did not ask for customers only, the administrator's own are there as well
  expect((await chief.client.admin.users.list({ opened: within })).count.count).toBe(5);
  expect((await chief.client.admin.subscriptions.list({ source: "trial", begun: within })).count.count).toBe(3);
});

test("a day begins at midnight in Shanghai", async () => {
  const days = (await report("accounts")).days.map(({ values }) => [values.signUps, values.activations]);
  expect(days).toEqual([
    [2, 0],
    [0, 1],
    [1, 0],
    [0, 1],
    [1, 0],
  ]);
  expect((await report("trials")).days.map(({ values }) => values.trialsConverted)).toEqual([1, 1, 0, 0, 0]);
});

test("accounts that pay are those of the evening before, with whom came and without whom went", async () => {
  const { days } = await report("revenue");
  for (const [at, { values }] of days.entries()) {
    const before = days[at - 1]?.values.subscribers ?? 0;
    expect(values.subscribers).toBe(before + (values.gained ?? 0) - (values.churned ?? 0));
  }
  expect(days.map(({ values }) => values.churned)).toEqual([0, 0, 0, 0, 1]);
});

test("what a report is divided into adds up to it, also looked at through one part", async () => {
  for (const name of ["revenue", "content", "imports", "tasks", "models"] as const) {
    const whole = await report(name);
    for (const { dimension, rows } of whole.parts) {
      expect(rows.length, dimension).toBeGreaterThan(0);
      for (const series of Object.keys(rows[0]?.values ?? {}) as (keyof (typeof rows)[number]["values"])[]) {
        const sum = rows.reduce((all, row) => all + (row.values[series] ?? 0), 0);
        expect(sum, `${dimension} ${series}`).toBeCloseTo(
          whole.figures.find((one) => one.name === series)?.value ?? Number.NaN,
          6,
        );
      }
      for (const row of rows) {
        const through = await report(name, { dimension, part: row.part });
        for (const { name: figure, value } of through.figures)
          if (figure in row.values)
            expect([row.part, figure, value]).toEqual([row.part, figure, row.values[figure as "paid"]]);
      }
    }
  }
  const sites = (await report("imports")).parts[0]?.rows.map((row) => row.part);
  expect(sites?.sort()).toEqual(["(text)", "ke.com", "zillow.com"]);
});

test("one day's report and the comparison with the days before are the same numbers", async () => {
  const { days } = await report("content");
  const eleventh = await report("content", { from: "2026-03-11", until: "2026-03-11" });
  expect(eleventh.figures[0]?.value).toBe(days[3]?.values.pieces);
  const twelfth = await report("content", { from: "2026-03-12", until: "2026-03-12" });
  expect(twelfth.figures[0]?.before).toBe(eleventh.figures[0]?.value);
});

test("a period is compared with the same days of the year before", async () => {
  const [from, until] = ["2027-03-08", "2027-03-12"];
  const now = await report("content");
  const later = await report("content", { from, until, against: "year" });
  expect(later.before).toEqual({ from: "2026-03-08", until: "2026-03-12", counted: true });
  expect(later.figures[0]).toEqual({ name: "pieces", value: 0, before: now.figures[0]?.value });
  expect(later.parts[0]?.rows.map((row) => [row.part, row.before.pieces])).toEqual(
    now.parts[0]?.rows.map((row) => [row.part, row.values.pieces]),
  );
});

test("model cost is told by provider and by the model it had then, in one currency", async () => {
  const { parts, currencies } = await report("models");
  expect(currencies).toEqual(["CNY", "USD"]);
  const rows = parts.map(({ rows }) => rows.map(({ part, values }) => [part, values.modelCost, values.modelCalls]));
  expect(rows[0]).toEqual([
    ["beta", 70.000001, 5],
    ["alpha", 2.134567, 6],
  ]);
  expect(rows[1]?.map(([model]) => model)).toEqual(["=1+1", "a-1", "a-2"]);
  const dollars = await report("models", { currency: "USD" });
  expect(dollars.figures.find((one) => one.name === "modelCost")?.value).toBe(2);
});

test("a day counted twice, or by two at once, is the same as once", async () => {
  const once = await figures();
  expect(once.length).toBeGreaterThan(30);
  const { db } = shop.domain;
  await Promise.all([rollUpDay(db, "2026-03-10", LATER), rollUpDay(db, "2026-03-10", LATER)]);
  expect(await figures()).toEqual(once);
});

test("the job fills in what is missing in batches, newest first, and leaves settled days alone", async () => {
  const { db } = shop.domain;
  const now = new Date("2026-03-14T04:00:00Z");
  await run("delete from report_days where day >= '2026-03-11'");
  expect(await daysDue(db, now, 2)).toEqual(["2026-03-14", "2026-03-13"]);
  expect(await daysDue(db, now, 99)).toEqual(["2026-03-14", "2026-03-13", "2026-03-12", "2026-03-11"]);
  const deps = { db, now: () => now, log: { info() {}, warn() {}, error() {} } };
  await rollUp(deps, { batch: 3 });
  await rollUp(deps, { batch: 3 });
  // what is over is looked at again within the hour it can still change in, today always
  expect(await daysDue(db, now, 99)).toEqual(["2026-03-14"]);
  expect(await daysDue(db, new Date(now.getTime() + 2 * 3_600_000), 99)).toEqual([
    "2026-03-14",
    "2026-03-13",
    "2026-03-12",
    "2026-03-11",
  ]);
  expect((await report("content")).figures[0]?.value).toBe(5);
});

test("days of the compared period that are not counted yet are marked, and empty in the file", async () => {
  const period = { from: "2026-03-11", until: "2026-03-12" } as const;
  const whole = await report("content", period);
  expect([whole.before.counted, whole.figures[0]?.before]).toEqual([true, 3]);
  await run("delete from report_days where day = '2026-03-09'");
  const lacking = await report("content", period);
  expect(lacking.before).toEqual({ from: "2026-03-09", until: "2026-03-10", counted: false });
  expect(lacking.days.map(({ counted, beforeCounted }) => [counted, beforeCounted])).toEqual([
    [true, false],
    [true, true],
  ]);
  expect(lacking.figures.map(({ before }) => before)).toEqual(lacking.figures.map(() => null));
  const lines = async (table: "days" | "platform") => {
    const asked = { report: "content", ...period, table, language: "en" } as const;
    return (await (await operations.client.admin.reports.export(asked)).text()).trim().split("\r\n");
  };
  expect((await lines("days")).slice(1)).toEqual(["2026-03-11,2,", "2026-03-12,0,0"]);
  expect((await lines("platform")).slice(1).map((line) => line.split(",").at(-1))).toEqual(
    lacking.parts.find(({ dimension }) => dimension === "platform")?.rows.map(() => ""),
  );
  await rollUpDay(shop.domain.db, "2026-03-09", LATER);
});

test("the file has the report's numbers, money in major units", async () => {
  const file = await operations.client.admin.reports.export({
    report: "revenue",
    from: "2026-03-08",
    until: "2026-03-12",
    table: "days",
    language: "en",
  });
  const lines = (await file.text())
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
  const column = lines[0]?.indexOf("Paid CNY") ?? -1;
  const sum = lines.slice(1).reduce((all, line) => all + Number(line[column]), 0);
  const paid = (await report("revenue")).figures.find((one) => one.name === "paid")?.value ?? 0;
  expect(Math.round(sum * 100)).toBe(paid);
  const sites = await operations.client.admin.reports.export({
    report: "imports",
    from: "2026-03-08",
    until: "2026-03-12",
    table: "site",
    language: "zh",
  });
  expect(await sites.text()).toContain("zillow.com,1,0,1,0,0,0");
});

/** Cells of a sheet by address, read back from the file: numbers, shared texts, and the XML itself. */
async function readBack(file: File) {
  const zip = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const text = (path: string) => new TextDecoder().decode(zip[path] ?? new Uint8Array());
  const shared = [...text("xl/sharedStrings.xml").matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, said]) => said);
  const cells = (sheet: number) =>
    new Map(
      [...text(`xl/worksheets/sheet${sheet}.xml`).matchAll(/<c r="([A-Z]+\d+)"([^>]*)>.*?<v>([^<]*)<\/v>/g)].map(
        ([, at = "", about = "", value = ""]) =>
          [at, about.includes('t="s"') ? (shared[Number(value)] ?? "") : Number(value)] as const,
      ),
    );
  const names = [...text("xl/workbook.xml").matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name);
  return { names, cells, xml: text };
}

test("the workbook has the report's numbers as numbers, days as days, and texts that are never formulas", async () => {
  const period = { from: "2026-03-08", until: "2026-03-12" };
  const file = await operations.client.admin.reports.workbook({ report: "models", ...period, language: "zh" });
  expect(file.name).toBe("listcast-models-2026-03-08-2026-03-12.xlsx");
  const { names, cells, xml } = await readBack(file);
  expect(names).toEqual(["概览", "日期", "服务商", "模型"]);
  const cost = (await report("models")).figures.find((one) => one.name === "modelCost")?.value ?? 0;
  expect(cells(1).get("A2")).toBe("费用 CNY");
  expect(cells(1).get("B2")).toBeCloseTo(cost / 100, 9);
  expect(cells(1).get("C2")).toBe(0);
  // a spreadsheet's days are counted from the end of 1899
  expect(cells(2).get("A2")).toBe((Date.parse("2026-03-08") - Date.parse("1899-12-30")) / 86_400_000);
  expect(
    [...cells(2)].filter(([at]) => /^B[2-6]$/.test(at)).reduce((all, [, value]) => all + Number(value), 0),
  ).toBeCloseTo(cost / 100, 9);
  expect([cells(2).get("B1"), cells(2).get("C1")]).toEqual(["费用 CNY", "费用 CNY（上期）"]);
  expect(cells(4).get("A2")).toBe("=1+1");
  for (let sheet = 1; sheet <= 4; sheet++) expect(xml(`xl/worksheets/sheet${sheet}.xml`)).not.toContain("<f");
  const english = await operations.client.admin.reports.workbook({ report: "revenue", ...period, language: "en" });
  expect((await readBack(english)).names).toEqual(["Summary", "Day", "Plan", "Payment provider"]);
});

test("a period that is none or too long, and a dimension of another report, are refused", async () => {
  await expect(report("tasks", { from: "2026-03-12", until: "2026-03-08" })).rejects.toMatchObject({
    code: "invalid_input",
  });
  await expect(report("tasks", { from: "2020-03-12" })).rejects.toMatchObject({ code: "invalid_input" });
  await expect(report("tasks", { dimension: "plan", part: "basic" })).rejects.toMatchObject({ code: "invalid_input" });
});

test("the first page says what the reports say of today, each scope its part", async () => {
  const { db } = shop.domain;
  await rollUpDay(db, "2026-03-12", LATER);
  await shop.domain.person({ role: "agent" });
  const now = new Date();
  await rollUpDay(db, (await operations.client.admin.overview()).today, now);
  const seen = await operations.client.admin.overview();
  const today = { from: seen.today, until: seen.today };
  const accounts = await report("accounts", today);
  expect(seen.signUps?.today).toBe(accounts.figures.find((one) => one.name === "signUps")?.value);
  expect(seen.signUps?.today).toBeGreaterThan(0);
  const within = { from: `${seen.today}T00:00:00+08:00`, until: new Date(now.getTime() + DAY).toISOString() };
  for (const { client } of [operations, chief]) {
    const signedUp = await client.admin.users.list({ opened: within, customers: true });
    expect(signedUp.count.count).toBe(seen.signUps?.today);
  }
  for (const { client } of [operations, system, chief]) {
    const failed = await client.admin.tasks.list({ cause: "not_cancelled", ended: within, customers: true });
    expect(failed.count.count).toBe(seen.failures.tasks);
  }
  expect(seen.failures).toMatchObject({ errors: null, mails: null });
  expect(seen.providers.map((one) => one.name)).toEqual(["alipay", "wechat"]);
  expect(seen.providers[0]?.lastGood).not.toBeNull();
  expect(seen.providers[1]?.lastGood).toBeNull();
  const technical = await system.client.admin.overview();
  expect(technical).toMatchObject({ signUps: null, revenue: null, failures: { errors: 0, mails: 0 } });
  expect(technical.providers.map((one) => one.kind)).toEqual(["payment", "payment", "model", "mail", "sms", "storage"]);
  expect((await system.client.admin.services.test({ name: "storage" })).ok).toBe(true);
  // both screens read the same signs
  const services = await system.client.admin.services.list();
  for (const { kind, name, lastGood, lastBad } of (await system.client.admin.overview()).providers) {
    const row = services.find((one) => one.name === (kind === "payment" ? name : kind));
    if (row) expect([row.name, lastGood, lastBad]).toEqual([row.name, ...Object.values(signsOf(row))]);
  }
  const storage = (await system.client.admin.overview()).providers.at(-1);
  expect(storage).toMatchObject({ kind: "storage", name: "folder", lastGood: expect.any(String), lastBad: null });
});

test("each number of the first page is that of the list its tile opens", async () => {
  const { db, pool } = shop.domain;
  const { today } = await chief.client.admin.overview();
  const midnight = Date.parse(`${today}T00:00:00+08:00`);
  const agent = await shop.domain.person({ role: "agent" });
  // to either side of midnight
  for (const [after, failure] of [
    [-1, "refused"],
    [0, "refused"],
    [1, "refused"],
    [2, null],
  ] as const)
    await pool.query(
      "insert into mail_deliveries (at, recipient, subject, way, failure) values ($1, 'x@example.com', 'x', 'smtp', $2)",
      [new Date(midnight + after), failure],
    );
  await task(agent.id, "import", new Date(midnight - 1).toISOString(), "blocked");
  await task(agent.id, "import", new Date(midnight).toISOString(), "blocked");
  await task(agent.id, "import", new Date(midnight).toISOString(), "cancelled");
  await pool.query("insert into tasks (user_id, number, kind, title) values ($1, $2, 'import', 'x')", [
    agent.id,
    ++number,
  ]);
  for (const [title, resolved] of [
    ["one", null],
    ["two", new Date()],
  ] as const)
    await pool.query(
      `insert into application_errors (fingerprint, title, message, place, times, first_seen, last_seen, resolved_at)
       values ($1, $1, 'x', '', 1, now(), now(), $2)`,
      [title, resolved],
    );
  await task(chief.id, "import", new Date(midnight).toISOString(), "blocked");
  await rollUpDay(db, today, new Date());

  const { admin } = chief.client;
  const { signUps, revenue, queue, failures } = await admin.overview();
  const span = { from: new Date(midnight).toISOString(), until: new Date(midnight + DAY).toISOString() };
  const figure = async (name: ReportName, what: string, more: object = {}) =>
    (await report(name, { from: today, until: today, ...more })).figures.find((one) => one.name === what)?.value;
  expect(await figure("accounts", "signUps")).toBe(signUps?.today);
  for (const { currency, paid } of revenue ?? []) expect(await figure("revenue", "paid", { currency })).toBe(paid);
  const { queues } = await admin.tasks.queues();
  const sum = (of: "pending" | "processing") => queues.reduce((all, one) => all + one[of], 0);
  expect([sum("pending"), sum("processing")]).toEqual([queue.pending, queue.processing]);
  expect(queue.pending).toBeGreaterThan(0);
  const tasks = await admin.tasks.list({ cause: "not_cancelled", ended: span, sort: "finished", customers: true });
  expect([tasks.count.count, failures.tasks]).toEqual([failures.tasks, 1]);
  const errors = await admin.logs.errors.list({ state: "open" });
  expect([errors.count.count, failures.errors]).toEqual([failures.errors, 1]);
  const mails = await admin.logs.mails.list({ state: "failed", ...span });
  expect([mails.count.count, failures.mails]).toEqual([failures.mails, 2]);
});

test("a trial is converted on the day its order was placed, and no longer once all of it went back", async () => {
  const dora = await shop.buyer();
  const placed = "2026-02-01T10:00:00+08:00";
  await run(
    `insert into subscriptions (user_id, source, price_list, plan_code, plan, starts_at, ends_at)
     values ($1, 'trial', 'member', 'basic', '{"name": {"zh": "x", "en": "x"}, "quota": 1}', $2::timestamptz, $2::timestamptz + interval '7 days')`,
    dora.userId,
    "2026-02-01T09:00:00+08:00",
  );
  const id = await shop.buy(dora, planOf("basic"));
  // dated by its day, the money stands before the order and before the trial
  await run("update orders set created_at = $2, paid_at = '2026-02-01T08:00:00+08:00' where id = $1", id, placed);
  await rollUpDay(shop.domain.db, "2026-02-01", LATER);
  const february = { from: "2026-02-01", until: "2026-02-01" };
  const converted = async () =>
    (await report("trials", february)).figures.find(({ name }) => name === "trialsConverted")?.value;
  expect(await converted()).toBe(1);
  const wanted = { orderId: id, amountMinor: null, reason: "x", adminId: operations.id, idempotencyKey: randomUUID() };
  await shop.deps.db.transaction().execute((trx) => askRefund(trx, shop.deps, wanted));
  expect(await converted()).toBe(0);
  await rollUpDay(shop.domain.db, "2026-02-01", LATER);
  expect(await converted()).toBe(0);
});

test("money that came by mistake is no revenue, its refund takes none, and the lists behind both have neither", async () => {
  const fred = await shop.buyer();
  const id = await shop.place(fred, planOf("basic"));
  const at = "2026-02-05T10:00:00+08:00";
  const { rows } = await shop.domain.pool.query(
    `insert into payments (user_id, order_id, provider, method, reference, amount_minor, currency, state, transaction_id, paid_at, expires_at, idempotency_key)
     values ($1, $2, 'bank', 'transfer', $3, 12000, 'CNY', 'paid', $3, $4, $4, $3) returning id`,
    [fred.userId, id, `stray-${id.slice(0, 8)}`, at],
  );
  await run(
    `insert into refunds (user_id, payment_id, reference, amount_minor, currency, reason, idempotency_key, state, done_at)
     values ($1, $2, $3, 12000, 'CNY', 'x', $3, 'done', $4)`,
    fred.userId,
    rows[0].id,
    `back-${id.slice(0, 8)}`,
    at,
  );
  await rollUpDay(shop.domain.db, "2026-02-05", LATER);
  const { figures } = await report("revenue", { from: "2026-02-05", until: "2026-02-05" });
  const said = new Map(figures.map(({ name, value }) => [name, value]));
  expect([said.get("paid"), said.get("refunded"), said.get("net")]).toEqual([0, 0, 0]);
  const { orders, refunds } = operations.client.admin;
  const within = { from: "2026-02-05T00:00:00+08:00", until: "2026-02-06T00:00:00+08:00" };
  expect((await orders.list({ paid: within, customers: true })).items).toEqual([]);
  expect((await refunds.list({ state: "done", done: within, customers: true })).items).toEqual([]);
});

test("a failure that is tried again counts once: on report, list and inbox, at once and when it fails anew", async () => {
  const emil = await shop.domain.person();
  await createDeadQueue(shop.domain.boss);
  const noon = (day: string) => `${day}T12:00:00+08:00`;
  for (const url of ["https://ke.com/8", "https://ke.com/9"]) {
    const source = { type: "url", url };
    const id = await pasted(emil.id, source, noon("2026-02-03"), "blocked");
    await shop.deps.db.transaction().execute((trx) => writeDeadLetter(shop.domain.boss, trx, id, null));
  }
  await rollUpDay(shop.domain.db, "2026-02-03", LATER);
  const { admin } = operations.client;
  /** Of both days: the report's tasks and imports, its cause, the list behind them, and what waits to be looked at. */
  const failures = async () => {
    const days = { from: "2026-02-03", until: "2026-02-04" };
    const [tasks, imports] = [await report("tasks", days), await report("imports", days)];
    const figures = [...tasks.figures, ...imports.figures];
    const causes = tasks.parts.find(({ dimension }) => dimension === "cause")?.rows ?? [];
    const ended = { from: "2026-02-03T00:00:00+08:00", until: "2026-02-05T00:00:00+08:00" };
    const list = await admin.tasks.list({ cause: "not_cancelled", ended, sort: "finished", customers: true });
    return [
      ...figures.filter(({ name }) => name === "tasksFailed" || name === "importsFailed").map(({ value }) => value),
      causes.find(({ part }) => part === "blocked")?.values.tasksFailed ?? 0,
      list.count.count,
      (await admin.inbox()).work.deadLetters,
    ];
  };
  expect(await failures()).toEqual([2, 2, 2, 2, 2]);
  const { items } = await emil.client.tasks.list({ status: "failed", limit: 10 });
  const [again] = items;
  if (!again) throw new Error("nothing failed");
  expect((await emil.client.tasks.retry({ id: again.id })).status).toBe("pending");
  expect(await failures()).toEqual([1, 1, 1, 1, 1]);
  // it fails again on another day
  await run(
    "update tasks set status = 'failed', cause = $2, started_at = $3::timestamptz, finished_at = $3::timestamptz where id = $1",
    again.id,
    JSON.stringify({ code: "blocked", data: {} }),
    noon("2026-02-04"),
  );
  await rollUpDay(shop.domain.db, "2026-02-04", LATER);
  expect((await failures()).slice(0, 4)).toEqual([2, 2, 2, 2]);
});
