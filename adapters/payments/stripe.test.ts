import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { exampleCharge, paidCharge, paymentBehaviour } from "#tests/support/payments/behaviour";
import { stripeSignature } from "#tests/support/payments/stripe-server";
import { STRIPE_KEY, STRIPE_SECRET, type StripeSubject, stripeSubject } from "#tests/support/payments/stripe-subject";
import { stripeCheckout } from "./stripe.ts";
import { fromStripe, toStripe } from "./stripe-units.ts";

const HOUR = 3600_000;
const calls = (s: StripeSubject, what: string) => s.server.asked.filter((one) => `${one.method} ${one.path}` === what);
const refused = expect.objectContaining({ code: "callback_refused" });

paymentBehaviour(stripeSubject);

let s: StripeSubject;
beforeEach(async () => {
  s = await stripeSubject();
});
afterEach(() => s.stop());

describe("a Checkout session", () => {
  test("carries the reference everywhere we look for it again, and the payer's language", async () => {
    const charge = exampleCharge(s, { expiresAt: new Date(s.now().getTime() + 2 * HOUR) });
    const { action, providerId } = await s.provider.open(charge);
    expect(action).toEqual({ type: "redirect", url: `https://checkout.stripe.com/c/pay/${providerId}` });
    const [call] = calls(s, "POST /v1/checkout/sessions");
    expect(call?.idempotencyKey).toBe(charge.reference);
    expect(call?.fields).toMatchObject({
      mode: "payment",
      client_reference_id: charge.reference,
      "metadata[reference]": charge.reference,
      "payment_intent_data[metadata][reference]": charge.reference,
      locale: "zh",
      success_url: charge.returnUrl,
      cancel_url: charge.returnUrl,
      expires_at: String(charge.expiresAt.getTime() / 1000),
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][unit_amount]": "29901",
      "line_items[0][price_data][currency]": "cny",
      "line_items[0][price_data][product_data][name]": charge.subject,
    });
  });

  test.each([
    ["sooner than Stripe allows", 5 * 60_000],
    ["later than Stripe allows", 72 * HOUR],
  ])("whose end is %s ends when Stripe allows", async (_, after) => {
    await s.provider.open(exampleCharge(s, { expiresAt: new Date(s.now().getTime() + after) }));
    expect(s.server.books.sessions).toHaveLength(1);
  });

  test("is one, even where the answer was lost and the second asking differs", async () => {
    const charge = exampleCharge(s);
    s.server.set.lost = 2;
    await expect(s.provider.open(charge)).rejects.toMatchObject({ code: "unavailable" });
    s.pass(90_000);
    const { providerId } = await s.provider.open(charge);
    expect(s.server.books.sessions.map(({ id }) => id)).toEqual([providerId]);
  });

  test.each(["before", "after"] as const)(
    "is one, where Stripe broke down %s making it and says so again for a day",
    async (breaks) => {
      const charge = exampleCharge(s);
      s.server.set.breaks = breaks;
      const { providerId } = await s.provider.open(charge);
      expect((await s.provider.open(charge)).providerId).toBe(providerId);
      s.pass(90_000);
      expect((await s.provider.open(charge)).providerId).toBe(providerId);
      expect(s.server.books.sessions.map(({ id }) => id)).toEqual([providerId]);
    },
  );

  test("is found by its reference where we never learned its name", async () => {
    const charge = exampleCharge(s);
    s.server.set.lost = 2;
    await s.provider.open(charge).catch(() => {});
    // more than a page of others
    for (let other = 0; other < 101; other++) await s.provider.open(exampleCharge(s));
    const asked = { ...charge, providerId: null };
    expect(await s.provider.ask(asked)).toEqual({ state: "open" });
    await s.pay(charge.reference);
    expect(await s.provider.ask(asked)).toMatchObject({ state: "paid" });
    expect(await s.provider.close(asked)).toMatchObject({ state: "paid" });
  });

  test("that never was cannot be paid: asking makes none, closing says so", async () => {
    const asked = { ...exampleCharge(s), providerId: null };
    expect(await s.provider.ask(asked)).toEqual({ state: "open" });
    expect(await s.provider.close(asked)).toEqual({ state: "closed" });
    expect(s.server.books.sessions).toHaveLength(0);
  });

  test("ends by itself", async () => {
    const charge = exampleCharge(s);
    const { providerId } = await s.provider.open(charge);
    s.pass(HOUR);
    expect(await s.provider.ask({ ...charge, providerId })).toEqual({ state: "closed" });
  });

  test("of another charge is not taken for an answer", async () => {
    const { providerId } = await s.provider.open(exampleCharge(s));
    const other = { ...exampleCharge(s), providerId };
    await expect(s.provider.ask(other)).rejects.toMatchObject({ code: "unavailable" });
  });

  test("that Stripe does not want is refused, without its words", async () => {
    const error: unknown = await s.provider.open(exampleCharge(s, { amountMinor: 0 })).catch((caught) => caught);
    expect(error).toMatchObject({ code: "payment_refused" });
    expect(`${error} ${JSON.stringify(error)}`).not.toContain(STRIPE_KEY);
  });

  test.each([401, 403, 429, 500, 503])("that cannot be made because of a %i can be made later", async (status) => {
    s.server.set.status = status;
    const error: unknown = await s.provider.open(exampleCharge(s)).catch((caught) => caught);
    expect(error).toMatchObject({ code: "unavailable", cause: undefined });
    expect(`${error} ${JSON.stringify(error)}`).not.toContain(STRIPE_KEY);
  });
});

describe("a payer whose bank decides later", () => {
  test("has not paid yet, and it cannot be taken back", async () => {
    const charge = exampleCharge(s);
    const { providerId } = await s.provider.open(charge);
    s.submit(charge.reference);
    expect(await s.provider.ask({ ...charge, providerId })).toEqual({ state: "open" });
    expect(await s.provider.close({ ...charge, providerId })).toEqual({ state: "open" });
    const unpaid = s.server.news("checkout.session.completed", s.server.books.ofReference(charge.reference));
    expect((await s.provider.receive(s.server.posted(unpaid))).event).toMatchObject({ type: "other" });
  });

  test("has paid when the bank says yes", async () => {
    const charge = exampleCharge(s);
    await s.provider.open(charge);
    s.submit(charge.reference);
    s.pass(HOUR);
    const yes = s.server.news("checkout.session.async_payment_succeeded", s.server.books.settle(charge.reference));
    expect((await s.provider.receive(s.server.posted(yes))).event).toMatchObject({
      type: "charge",
      reference: charge.reference,
      charge: { state: "paid", amountMinor: 29_901, currency: "CNY", paidAt: s.now() },
    });
  });

  test("has not paid when the bank says no", async () => {
    const charge = exampleCharge(s);
    const { providerId } = await s.provider.open(charge);
    s.submit(charge.reference);
    const no = s.server.news("checkout.session.async_payment_failed", s.server.books.decline(charge.reference));
    expect((await s.provider.receive(s.server.posted(no))).event).toMatchObject({ charge: { state: "closed" } });
    expect(await s.provider.ask({ ...charge, providerId })).toEqual({ state: "closed" });
  });
});

describe("a callback", () => {
  test("is verified as the example that Stripe publishes with its libraries", async () => {
    const example = {
      id: "evt_123",
      object: "event",
      account: "acct_123",
      api_version: "2017-05-25",
      created: 1533204620,
      data: {
        object: {
          id: "ii_123",
          object: "invoiceitem",
          amount: 1000,
          currency: "usd",
          customer: "cus_123",
          date: 1533204620,
          description: "Test Invoice Item",
          discountable: false,
          invoice: "in_123",
          livemode: false,
          metadata: {},
          period: { start: 1533204620, end: 1533204620 },
          plan: null,
          proration: false,
          quantity: null,
          subscription: null,
        },
      },
      livemode: false,
      pending_webhooks: 1,
      request: { id: "req_123", idempotency_key: "idempotency-key-123" },
      type: "invoiceitem.created",
    };
    const body = `${JSON.stringify(example, null, 2)}\n`;
    const v1 = "f0bdba6d4eacbd8ad8a3bbadd7248e633ec1477f7899c124c51b39405fa36613";
    const v0 = "63f3a72374a733066c4be69ed7f8e5ac85c22c9f0a6a612ab9a025a9e4ee7eef";
    const signature = `t=1533204620,v1=${v1},v0=${v0}`;
    expect(stripeSignature(body, ["webhook_secret"], 1533204620)).toBe(`t=1533204620,v1=${v1}`);
    const at = (seconds: number) =>
      stripeCheckout({ secretKey: STRIPE_KEY, webhookSecrets: ["webhook_secret"] }, () => new Date(seconds * 1000));
    const callback = { headers: { "stripe-signature": signature }, body };
    expect((await at(1533204720).receive(callback)).event).toEqual({
      eventId: "evt_123",
      at: new Date(1533204620_000),
      type: "other",
      name: "invoiceitem.created",
    });
    await expect(at(1533205020).receive(callback)).rejects.toEqual(refused);
    // v0 is for tests of Stripe's own and proves nothing
    const weak = { headers: { "stripe-signature": `t=1533204620,v0=${v1}` }, body };
    await expect(at(1533204720).receive(weak)).rejects.toEqual(refused);
  });

  test("may be signed by any secret that is valid while one is rolled, and by no other", async () => {
    const { charge } = await paidCharge(s);
    const { body } = await s.callbackOf(charge.reference);
    const webhookSecrets = [STRIPE_SECRET, "whsec_next"];
    const rolling = stripeCheckout({ secretKey: STRIPE_KEY, webhookSecrets }, s.now);
    for (const secrets of [[STRIPE_SECRET], ["whsec_next"], ["whsec_gone", "whsec_next"], webhookSecrets])
      expect((await rolling.receive(s.server.posted(body, secrets))).event.type).toBe("charge");
    await expect(rolling.receive(s.server.posted(body, ["whsec_gone"]))).rejects.toEqual(refused);
    await expect(s.provider.receive(s.server.posted(body, ["whsec_next"]))).rejects.toEqual(refused);
  });

  test("sent again later is the same news under a fresh signature", async () => {
    const { charge } = await paidCharge(s);
    const first = await s.provider.receive(await s.callbackOf(charge.reference));
    s.pass(5 * HOUR);
    const again = await s.provider.receive(await s.callbackOf(charge.reference));
    expect(again.event).toEqual(first.event);
  });

  test("with the time of its signature moved is refused", async () => {
    const { charge } = await paidCharge(s);
    const { headers, body } = await s.callbackOf(charge.reference);
    s.pass(HOUR);
    const fresh = String(s.now().getTime() / 1000);
    const moved = headers["stripe-signature"]?.replace(/t=\d+/, `t=${fresh}`);
    await expect(s.provider.receive({ headers: { "stripe-signature": moved }, body })).rejects.toEqual(refused);
  });

  test("about play money is refused where money is real, and the other way round", async () => {
    const { charge } = await paidCharge(s);
    const callback = await s.callbackOf(charge.reference);
    for (const secretKey of ["sk_live_1", "rk_live_1"]) {
      const live = stripeCheckout({ secretKey, webhookSecrets: [STRIPE_SECRET] }, s.now);
      await expect(live.receive(callback)).rejects.toEqual(refused);
    }
    const real = s.server.news("charge.succeeded", {}, { livemode: true });
    await expect(s.provider.receive(s.server.posted(real))).rejects.toEqual(refused);
  });

  test("about a session that ended says that nobody can pay any more", async () => {
    const charge = exampleCharge(s);
    const { providerId } = await s.provider.open(charge);
    const ended = s.server.news("checkout.session.expired", s.server.books.expire(providerId ?? ""));
    expect((await s.provider.receive(s.server.posted(ended))).event).toMatchObject({
      type: "charge",
      reference: charge.reference,
      charge: { state: "closed" },
    });
  });

  test("about what somebody else sells through the same account is none of our business", async () => {
    const { charge } = await paidCharge(s);
    const theirs = { ...s.server.books.ofReference(charge.reference), metadata: {} };
    for (const [type, object] of [
      ["checkout.session.completed", theirs],
      ["checkout.session.completed", { ...theirs, client_reference_id: null }],
      ["charge.refunded", { id: "ch_1", object: "charge" }],
      [
        "refund.updated",
        { id: "re_1", object: "refund", status: "succeeded", amount: 1, currency: "cny", created: 1, metadata: {} },
      ],
      ["payout.paid", {}],
    ] as const) {
      const { event } = await s.provider.receive(s.server.posted(s.server.news(type, object)));
      expect(event).toMatchObject({ type: "other", name: type });
    }
  });

  test("well signed and in words we do not know is refused", async () => {
    for (const body of [s.server.news("checkout.session.completed", { id: 1 }), "[]", "not JSON"])
      await expect(s.provider.receive(s.server.posted(body))).rejects.toEqual(refused);
  });
});

describe("a refund", () => {
  test("is not made twice when the answer was lost, nor when Stripe has forgotten the idempotency key", async () => {
    const { charge, refund } = await paidCharge(s);
    s.server.set.lost = 3;
    await expect(s.provider.refund(refund(9_901, "R1"))).rejects.toMatchObject({ code: "unavailable" });
    expect(await s.provider.refund(refund(9_901, "R1"))).toMatchObject({ state: "done" });
    s.pass(25 * HOUR);
    expect(await s.provider.refund(refund(9_901, "R1"))).toMatchObject({ state: "done" });
    expect(await s.refunded(charge.reference)).toBe(9_901);
  });

  test("of another amount under the same reference gives nothing", async () => {
    const { charge, refund } = await paidCharge(s);
    await s.provider.refund(refund(9_901, "R1"));
    for (const other of [refund(9_900, "R1"), { ...refund(9_901, "R1"), currency: "USD" }])
      expect(await s.provider.refund(other)).toEqual({ state: "failed", why: "ANOTHER_REFUND" });
    expect(await s.refunded(charge.reference)).toBe(9_901);
  });

  test("asked for twice at once is one", async () => {
    const { charge, refund } = await paidCharge(s);
    await Promise.all([s.provider.refund(refund(9_901, "R1")), s.provider.refund(refund(9_901, "R1"))]);
    expect(await s.refunded(charge.reference)).toBe(9_901);
  });

  test("that takes its time is pending until it is told or asked", async () => {
    const { refund } = await paidCharge(s);
    s.server.set.refundsTake = "pending";
    expect(await s.provider.refund(refund(9_901, "R1"))).toEqual({ state: "pending" });
    s.pass(HOUR);
    const done = s.server.books.carriedOut("R1", "succeeded");
    const { event } = await s.provider.receive(s.server.posted(s.server.news("refund.updated", done)));
    expect(event).toMatchObject({
      type: "refund",
      refundReference: "R1",
      refund: { state: "done", refundedAt: s.now() },
    });
    expect(await s.provider.refund(refund(9_901, "R1"))).toMatchObject({ state: "done" });
  });

  test("that failed says why, stays failed, and another one can be made", async () => {
    const { charge, refund } = await paidCharge(s);
    s.server.set.refundsTake = "pending";
    await s.provider.refund(refund(9_901, "R1"));
    const failed = s.server.books.carriedOut("R1", "failed");
    const why = { state: "failed", why: "expired_or_canceled_card" };
    const { event } = await s.provider.receive(s.server.posted(s.server.news("refund.failed", failed)));
    expect(event).toMatchObject({ type: "refund", refundReference: "R1", refund: why });
    expect(await s.provider.refund(refund(9_901, "R1"))).toEqual(why);
    s.server.set.refundsTake = "succeeded";
    expect(await s.provider.refund(refund(9_901, "R2"))).toMatchObject({ state: "done" });
    expect(await s.refunded(charge.reference)).toBe(9_901);
  });
});

describe("the statement of a day", () => {
  test("holds every page of it and nothing of the days beside it", async () => {
    const other = await paidCharge(s);
    s.pass(24 * HOUR);
    const references: string[] = [];
    for (let one = 0; one < 105; one++) references.push((await paidCharge(s)).charge.reference);
    const day = s.day();
    s.pass(24 * HOUR);
    await paidCharge(s);
    const lines = (await s.provider.statement?.(day)) ?? [];
    expect(lines.map(({ reference }) => reference).sort()).toEqual(references.sort());
    expect(references).not.toContain(other.charge.reference);
    expect(calls(s, "GET /v1/balance_transactions")).toHaveLength(2);
  });

  test("leaves out what we did not sell and refunds that came back", async () => {
    const { charge, refund } = await paidCharge(s);
    await s.provider.refund(refund(9_901, "R1"));
    s.server.books.carriedOut("R1", "failed");
    const theirs = await paidCharge(s);
    s.server.books.intent(theirs.state.transactionId).metadata.reference = "";
    const lines = (await s.provider.statement?.(s.day())) ?? [];
    expect(lines.map(({ type, reference }) => [type, reference])).toEqual([["payment", charge.reference]]);
  });
});

describe("money that left Stripe without us", () => {
  test("stands in the statement under its payment: given back by hand, or taken back by the payer's bank", async () => {
    const [byHand, lost, won] = [await paidCharge(s), await paidCharge(s), await paidCharge(s)];
    const intent = (one: typeof byHand) => one.state.transactionId;
    s.server.books.refund({ payment_intent: intent(byHand), amount: "100" }, "succeeded");
    s.server.books.dispute(intent(lost));
    s.server.books.dispute(intent(won), true);
    const lines = (await s.provider.statement?.(s.day())) ?? [];
    const left = lines.filter(({ type, reference }) => type === "refund" && reference === "");
    const amounts = Object.fromEntries(left.map((one) => [one.transactionId, one.amountMinor]));
    expect(left).toHaveLength(3);
    expect(amounts).toEqual({ [intent(byHand)]: 100, [intent(lost)]: 29_901, [intent(won)]: 29_901 });
  });
});

describe("amounts at Stripe", () => {
  test.each([
    ["CNY", 29_900, 29_900],
    ["USD", 1, 1],
    ["JPY", 500, 500],
    ["KRW", 12_000, 12_000],
    ["ISK", 5, 500],
    ["UGX", 5, 500],
    ["MGA", 500, 5],
    ["KWD", 5_120, 5_120],
  ])("%s %i is written %i", (currency, amountMinor, amount) => {
    expect(toStripe({ amountMinor, currency })).toEqual({ amount, currency: currency.toLowerCase() });
    expect(fromStripe(amount, currency.toLowerCase())).toEqual({ amountMinor, currency });
  });

  test("that Stripe cannot take to the last unit are refused, never rounded", async () => {
    for (const [currency, amountMinor] of [
      ["KWD", 5_124],
      ["MGA", 550],
    ] as const) {
      const charge = exampleCharge(s, { currency, amountMinor });
      await expect(s.provider.open(charge)).rejects.toMatchObject({ code: "payment_refused" });
    }
  });

  test("in a currency without decimals come back as they were sent", async () => {
    const { charge, state } = await paidCharge(s, { currency: "JPY", amountMinor: 500 });
    expect(state).toMatchObject({ amountMinor: 500, currency: "JPY" });
    expect(s.server.books.ofReference(charge.reference).amount_total).toBe(500);
  });
});
