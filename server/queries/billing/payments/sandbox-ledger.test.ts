import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SandboxSettings, sandboxPayments } from "#adapters/payments/sandbox";
import { SANDBOX_PATIENCE_MS, sandboxNotice } from "#adapters/payments/sandbox-notice";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { exampleCharge, type PaymentSubject, paymentBehaviour } from "#tests/support/payments/behaviour";
import { sandboxLedger } from "./sandbox-ledger.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const secret = "a secret of this process";

async function open(): Promise<PaymentSubject> {
  await database.pool.query("truncate sandbox_charges, sandbox_refunds");
  let time = Date.parse("2026-03-01T16:30:00.000Z");
  const now = () => new Date(time);
  const ledger = sandboxLedger(database.db);
  const told = new Map<string, Date>();
  const notice = async (reference: string, key: string) => {
    const charge = await ledger.find(reference);
    const callback = charge && sandboxNotice(charge, key, told.get(reference) ?? now());
    if (!callback) throw new Error("there is no news");
    return callback;
  };
  return {
    provider: sandboxPayments({ production: false, secret, ledger, origin: () => "http://localhost:3999", now }),
    currency: "CNY",
    now,
    pass(milliseconds) {
      time += milliseconds;
    },
    async pay(reference) {
      if (!(await ledger.pay(reference, `SB-${reference}`, now()))) throw new Error("cannot be paid");
      told.set(reference, now());
    },
    callbackOf: (reference) => notice(reference, secret),
    forged: async ({ body }) => {
      const { reference } = JSON.parse(body);
      return notice(reference, "another secret");
    },
    patience: SANDBOX_PATIENCE_MS,
    refunded: async (reference) => {
      const { rows } = await database.pool.query(
        "select coalesce(sum(amount_minor), 0)::int as given from sandbox_refunds where charge_reference = $1",
        [reference],
      );
      return rows[0].given;
    },
    // half past midnight in Beijing
    day: () => "2026-03-02",
    stop: async () => {},
  };
}

paymentBehaviour(open);

describe("the sandbox", () => {
  test("cannot be made in production", () => {
    const settings: SandboxSettings = {
      production: true,
      secret,
      ledger: sandboxLedger(database.db),
      origin: () => "https://listcast.example",
      now: () => new Date(),
    };
    expect(() => sandboxPayments(settings)).toThrow("does not exist in production");
  });

  test("offers its page first: the code holds the address of this machine, which no phone can open", async () => {
    expect((await open()).provider.methods).toEqual(["page", "qr"]);
  });

  test("takes no money after the charge has expired, and says it is closed", async () => {
    const subject = await open();
    const charge = exampleCharge(subject);
    await subject.provider.open(charge);
    subject.pass(30 * 60_000);
    await expect(subject.pay(charge.reference)).rejects.toThrow();
    expect(await subject.provider.ask({ ...charge, providerId: null })).toEqual({ state: "closed" });
  });

  test("tells that a payer declined, as news of its own", async () => {
    const subject = await open();
    const charge = exampleCharge(subject);
    await subject.provider.open(charge);
    await sandboxLedger(database.db).close(charge.reference);
    const { event } = await subject.provider.receive(await subject.callbackOf(charge.reference));
    expect(event).toMatchObject({ type: "charge", reference: charge.reference, charge: { state: "closed" } });
  });

  test("pays one of two payers who pay at the same moment", async () => {
    const subject = await open();
    const charge = exampleCharge(subject);
    await subject.provider.open(charge);
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => subject.pay(charge.reference)));
    expect(tries.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  });
});
