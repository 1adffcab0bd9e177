/** WeChat Pay against its local server: what every provider must do, and what is WeChat's alone. */
import { describe, expect, test } from "vitest";
import { exampleCharge, paidCharge, paymentBehaviour } from "#tests/support/payments/behaviour";
import { requestExample } from "#tests/support/payments/wechat-examples";
import { signedHeaders } from "#tests/support/payments/wechat-server-keys";
import { trying, unavailable, wechatSubject } from "#tests/support/payments/wechat-subject";
import { wechatPay } from "./wechat.ts";

paymentBehaviour(() => wechatSubject());

describe("opening", () => {
  trying("the wallet's link comes back to us afterwards, and knows where the payer is", async (s) => {
    const charge = exampleCharge(s, { method: "h5", address: "::ffff:192.0.2.7" });
    const { action } = await s.provider.open(charge);
    const url = new URL(action.type === "redirect" ? action.url : "");
    expect(url.searchParams.get("redirect_url")).toBe(charge.returnUrl);
    expect(url.searchParams.get("prepay_id")).toMatch(/^wx/);
    expect(s.books.charges.get(charge.reference)?.order.scene_info?.payer_client_ip).toBe("192.0.2.7");
  });

  trying("a long subject is cut between two characters", async (s) => {
    const charge = exampleCharge(s, { subject: "房".repeat(120) });
    await s.provider.open(charge);
    expect(s.books.charges.get(charge.reference)?.order.description).toBe("房".repeat(42));
  });

  trying("dollars, a way it does not have and a number used for something else are refused", async (s) => {
    const charge = exampleCharge(s);
    await s.provider.open(charge);
    for (const over of [{ currency: "USD" }, { method: "page" as const }, { amountMinor: charge.amountMinor + 1 }])
      await expect(s.provider.open({ ...charge, ...over })).rejects.toMatchObject({ code: "payment_refused" });
    expect(s.books.charges.get(charge.reference)?.order.amount.total).toBe(charge.amountMinor);
  });

  trying("a charge WeChat never heard of is open when asked about, and closed for good by closing", async (s) => {
    const charge = { ...exampleCharge(s), providerId: null };
    expect(await s.provider.ask(charge)).toEqual({ state: "open" });
    expect(await s.provider.close(charge)).toEqual({ state: "closed" });
  });

  trying(
    "a merchant whose key is not the one WeChat has gets no further, and nothing of the key is told",
    async (s) => {
      const error: unknown = await s.provider.open(exampleCharge(s)).catch((caught: unknown) => caught);
      expect(error).toMatchObject({ code: "unavailable", message: "WeChat Pay: SIGN_ERROR" });
    },
    () => ({ merchantPrivateKey: requestExample.privateKey }),
  );

  trying("with a clock that is wrong nothing is opened", async (s) => {
    const charge = exampleCharge(s);
    const late = wechatPay(s.server.settings(), () => new Date(s.now().getTime() - 301_000));
    await expect(late.open(charge)).rejects.toMatchObject({ code: "unavailable", message: "WeChat Pay: SIGN_ERROR" });
  });

  test("keys that are none are told by name when the provider is set up, never by content", async () => {
    const s = await wechatSubject();
    await s.stop();
    const secret = "-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----";
    for (const wrong of [
      { merchantPrivateKey: secret },
      { apiV3Key: "c2VjcmV0" },
      { publicKeys: { PUB_KEY_ID_1: secret } },
    ]) {
      const set = () => wechatPay(s.server.settings(wrong), s.now);
      expect(set).toThrow(expect.objectContaining({ code: "bad_setting" }));
      expect(set).not.toThrow(/c2VjcmV0/);
    }
  });
});

describe("answers", () => {
  trying("an answer that was altered, signed by somebody else, long ago or not at all is not believed", async (s) => {
    const { asked } = await paidCharge(s);
    type Sent = Parameters<Parameters<typeof s.server.meddle>[0]>[0];
    const lies: ((answer: Sent) => Sent)[] = [
      (answer) => ({ ...answer, body: answer.body.replace('"total":29901', '"total":1') }),
      (answer) => ({
        ...answer,
        headers: { ...answer.headers, ...signedHeaders(s.server.stranger(), answer.body, s.now()) },
      }),
      (answer) => ({
        ...answer,
        headers: signedHeaders(s.server.certificate(), answer.body, new Date(s.now().getTime() - 301_000)),
      }),
      (answer) => ({ ...answer, headers: {} }),
      (answer) => ({
        ...answer,
        headers: { ...answer.headers, "wechatpay-signature": `WECHATPAY/SIGNTEST/${"A".repeat(300)}` },
      }),
    ];
    for (const lie of lies) {
      s.server.meddle(lie);
      await expect(s.provider.ask(asked)).rejects.toEqual(unavailable);
    }
    s.server.meddle((answer) => answer);
    expect(await s.provider.ask(asked)).toMatchObject({ state: "paid" });
  });

  trying("an answer about another charge is not taken for this one", async (s) => {
    const [a, b] = [await paidCharge(s), exampleCharge(s)];
    await s.provider.open(b);
    const paid = JSON.stringify(s.books.toldCharge(s.books.charges.get(a.charge.reference) ?? expect.fail()));
    s.server.meddle((answer) => ({
      ...answer,
      headers: signedHeaders(s.server.certificate(), paid, s.now()),
      body: paid,
    }));
    await expect(s.provider.ask({ ...b, providerId: null })).rejects.toEqual(unavailable);
  });
});

describe("refunds", () => {
  trying("the news of a refund says what the question says", async (s) => {
    const { refund } = await paidCharge(s);
    expect(await s.provider.refund(refund(9_901, "R1"))).toEqual({ state: "pending" });
    s.pass(60_000);
    const { event } = await s.provider.receive(s.server.endRefund("R1"));
    expect(event).toMatchObject({ type: "refund", refundReference: "R1" });
    const told = event.type === "refund" ? event.refund : null;
    expect(told).toEqual({ state: "done", refundedAt: s.now() });
    expect(await s.provider.refund(refund(9_901, "R1"))).toEqual(told);
  });

  trying("a refund the payer's card does not take waits until it is settled in the merchant's console", async (s) => {
    const { charge, refund } = await paidCharge(s);
    await s.provider.refund(refund(29_901, "R1"));
    const { event } = await s.provider.receive(s.server.endRefund("R1", "ABNORMAL"));
    expect(event).toMatchObject({ refund: { state: "pending" } });
    expect(await s.provider.refund(refund(29_901, "R1"))).toEqual({ state: "pending" });
    expect(s.server.refunded(charge.reference)).toBe(0);
    s.server.endRefund("R1");
    expect(await s.provider.refund(refund(29_901, "R1"))).toMatchObject({ state: "done" });
    expect(s.server.refunded(charge.reference)).toBe(29_901);
  });

  trying("a refund that was closed is tried again under the same number", async (s) => {
    const { charge, refund } = await paidCharge(s);
    await s.provider.refund(refund(29_901, "R1"));
    const { event } = await s.provider.receive(s.server.endRefund("R1", "CLOSED"));
    expect(event).toMatchObject({ refund: { state: "failed", why: "CLOSED" } });
    expect(await s.provider.refund(refund(29_901, "R1"))).toEqual({ state: "pending" });
    s.server.endRefund("R1");
    expect(await s.provider.refund(refund(29_901, "R1"))).toMatchObject({ state: "done" });
    expect(s.server.refunded(charge.reference)).toBe(29_901);
  });

  trying("the same number with another amount is not taken for the refund that was made", async (s) => {
    const { charge, refund } = await paidCharge(s);
    await s.provider.refund(refund(1_00, "R1"));
    s.server.endRefund("R1");
    expect(await s.provider.refund(refund(2_00, "R1"))).toEqual({ state: "failed", why: "ANOTHER_REFUND" });
    expect(s.server.refunded(charge.reference)).toBe(1_00);
  });

  trying("a transaction WeChat does not know gives nothing back", async (s) => {
    const { refund } = await paidCharge(s);
    const wanted = { ...refund(1_00, "R1"), transactionId: "4200000000" };
    expect(await s.provider.refund(wanted)).toEqual({ state: "failed", why: "RESOURCE_NOT_EXISTS" });
  });
});
