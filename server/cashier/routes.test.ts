import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Callback, PaymentEvent } from "#adapters/payments/payment";
import { sandboxPayments } from "#adapters/payments/sandbox";
import type { Names } from "#contract/names";
import { sandboxLedger } from "#server/queries/billing/payments/sandbox-ledger";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { cashierRoutes } from "./routes.ts";

const secret = "a secret of this process";
const origin = "http://localhost:3000";
const returnUrl = `${origin}/dashboard/orders/1?from=payment`;
let database: FreshDatabase;
let time: number;
let peer: string;
/** What our door heard, and whether it takes the next. */
let heard: PaymentEvent[];
let takes: boolean;
let names: Names | null;
let waiting: (() => void)[];
const now = () => new Date(time);

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query("truncate sandbox_charges, sandbox_refunds");
  [time, peer, heard, takes, names, waiting] = [
    Date.parse("2026-03-02T01:00:00.000Z"),
    "127.0.0.1",
    [],
    true,
    null,
    [],
  ];
});

function cashier() {
  const ledger = sandboxLedger(database.db);
  const provider = sandboxPayments({ production: false, secret, ledger, origin: () => origin, now });
  const deliver = async (callback: Callback) => {
    heard.push((await provider.receive(callback)).event);
    return takes;
  };
  const later = (work: () => void) => void waiting.push(work);
  const app = cashierRoutes({
    ledger,
    secret,
    deliver,
    peer: () => peer,
    now,
    log: { warn() {} },
    names: async () => names,
    later,
  });
  const charge = {
    reference: "LC1",
    amountMinor: 29_901,
    currency: "CNY",
    method: "page" as const,
    subject: 'Professional <b>1 month</b> & "more"',
    returnUrl,
    notifyUrl: `${origin}/api/payments/sandbox/callback`,
    expiresAt: new Date(time + 30 * 60_000),
    language: "en" as const,
    address: "127.0.0.1",
  };
  return {
    provider,
    charge,
    open: (over: Partial<typeof charge> | { method: "qr" } = {}) => provider.open({ ...charge, ...over }),
    show: (reference = "LC1", headers: Record<string, string> = {}) =>
      app.request(`${origin}/dev/cashier/${reference}`, { headers: { host: "localhost:3000", ...headers } }),
    act: (act: string, headers: Record<string, string> = {}) =>
      app.request(`${origin}/dev/cashier/LC1?lang=en`, {
        method: "POST",
        headers: { host: "localhost:3000", origin, "content-type": "application/x-www-form-urlencoded", ...headers },
        body: `act=${act}`,
      }),
    state: async () => (await provider.ask({ ...charge, providerId: null })).state,
  };
}
/** Lets what was put off happen now. */
const timePasses = async () => {
  for (const work of waiting.splice(0)) work();
  await expect.poll(() => heard.length).toBeGreaterThan(0);
};

describe("the cashier", () => {
  test("shows what is paid in the payer's language, with everything of it escaped", async () => {
    const { open, show } = cashier();
    await open();
    const text = await (await show()).text();
    expect(text).toContain('<html lang="en">');
    expect(text).toContain("¥299.01");
    expect(text).toContain("Professional &lt;b&gt;1 month&lt;/b&gt; &amp; &quot;more&quot;");
    expect(await (await show("LC1?lang=zh")).text()).toContain("演示收银台");
  });

  test("paying tells us and leads back to the shop", async () => {
    const { open, act, state } = cashier();
    await open();
    const answer = await act("pay");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, returnUrl]);
    expect(await state()).toBe("paid");
    expect(heard).toMatchObject([{ type: "charge", reference: "LC1", charge: { state: "paid", amountMinor: 29_901 } }]);
  });

  test("paying twice, or once more after it was declined, takes no second payment", async () => {
    const { open, act } = cashier();
    await open();
    await act("pay");
    for (const again of ["pay", "twice", "decline"]) await act(again);
    expect(heard).toHaveLength(1);
  });

  test("a late notice is late: the payer is back before it comes", async () => {
    const { open, act, state } = cashier();
    await open();
    expect((await act("later")).headers.get("location")).toBe(returnUrl);
    expect([await state(), heard]).toEqual(["paid", []]);
    await timePasses();
    expect(heard).toMatchObject([{ charge: { state: "paid" } }]);
  });

  test("a notice sent twice is the same news twice", async () => {
    const { open, act } = cashier();
    await open();
    await act("twice");
    expect(heard).toHaveLength(2);
    expect(heard[0]).toEqual(heard[1]);
  });

  test("a notice that was not taken comes once more, and then no more", async () => {
    const { open, act } = cashier();
    await open();
    takes = false;
    await act("pay");
    heard = [];
    await timePasses();
    expect(heard).toHaveLength(1);
    expect(waiting).toEqual([]);
  });

  test("declining closes the charge and says so", async () => {
    const { open, act, show, state } = cashier();
    await open();
    expect((await act("decline")).headers.get("location")).toBe(returnUrl);
    expect(await state()).toBe("closed");
    expect(heard).toMatchObject([{ charge: { state: "closed" } }]);
    expect(await (await show()).text()).toContain("can no longer be paid");
  });

  test("leaving leaves it open", async () => {
    const { open, act, state } = cashier();
    await open();
    expect((await act("leave")).headers.get("location")).toBe(returnUrl);
    expect([await state(), heard]).toEqual(["open", []]);
  });

  test("whoever scanned a code stays, and sees that it is paid", async () => {
    const { open, act, show } = cashier();
    await open({ method: "qr" });
    expect((await act("pay")).headers.get("location")).toBe("/dev/cashier/LC1?lang=en");
    expect(await (await show()).text()).toContain("You can close this page");
  });

  test("an act nobody knows, or a charge that is over, does nothing", async () => {
    const { open, act, state, show } = cashier();
    await open();
    for (const act_ of ["toString", "refund", ""]) expect((await act(act_)).status).toBe(303);
    expect([await state(), heard]).toEqual(["open", []]);
    time += 31 * 60_000;
    await act("pay");
    expect([await state(), heard]).toEqual(["closed", []]);
    expect(await (await show()).text()).not.toContain("<form");
    expect((await show("LC2")).status).toBe(404);
  });

  test("answers nobody but this very machine, and no form of another page", async () => {
    const { open, show, act, state } = cashier();
    await open();
    expect((await show()).status).toBe(200);
    for (const [name, value] of Object.entries({ host: "evil.example", "x-forwarded-for": "127.0.0.1", via: "1.1 a" }))
      expect((await show("LC1", { [name]: value })).status).toBe(404);
    expect((await act("pay", { origin: "https://evil.example" })).status).toBe(403);
    expect((await act("pay", { origin: "null" })).status).toBe(403);
    peer = "192.0.2.7";
    expect([(await show()).status, (await act("pay")).status]).toEqual([404, 404]);
    expect(await state()).toBe("open");
  });

  test("runs no script and loads nothing", async () => {
    const { open, show } = cashier();
    await open();
    const policy = (await show()).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src");
  });
});

test("the cashier's pages call the product what an administrator called it, as text only", async () => {
  const { open, show } = cashier();
  await open();
  expect(await (await show()).text()).toContain("<span>Listcast 房播</span>");
  names = { zh: "安居<b>", en: "Homely" };
  for (const page of [await show(), await show("LC-none")]) {
    const text = await page.text();
    expect(text).toContain("<span>Homely 安居&lt;b&gt;</span>");
    expect(text).not.toMatch(/Listcast|房播/);
  }
});
