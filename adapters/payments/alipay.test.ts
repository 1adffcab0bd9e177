import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type AlipaySubject, alipaySubject, keys } from "#tests/support/payments/alipay-subject";
import { exampleCharge, paidCharge, paymentBehaviour } from "#tests/support/payments/behaviour";
import { alipayPayments } from "./alipay.ts";
import type { Charge } from "./payment.ts";

paymentBehaviour(alipaySubject);

let s: AlipaySubject;
beforeEach(async () => {
  s = await alipaySubject();
});
afterEach(() => s.stop());
const another = async (over: Parameters<typeof alipaySubject>[0]) => {
  await s.stop();
  s = await alipaySubject(over);
  return s;
};
describe("what goes to Alipay", () => {
  test("the page carries the amount, the end and both addresses, signed so that Alipay takes it", async () => {
    const charge = exampleCharge(s, { method: "page" });
    const { action } = await s.provider.open(charge);
    if (action.type !== "redirect") throw new Error("no page");
    const { searchParams } = new URL(action.url);
    expect(searchParams.get("notify_url")).toBe(charge.notifyUrl);
    expect(searchParams.get("return_url")).toBe(charge.returnUrl);
    expect(searchParams.get("timestamp")).toBe("2026-03-02 09:00:00");
    expect(JSON.parse(searchParams.get("biz_content") ?? "")).toEqual({
      out_trade_no: charge.reference,
      total_amount: "299.01",
      subject: "房播专业版 1 个月 more",
      time_expire: "2026-03-02 09:30:00",
      product_code: "FAST_INSTANT_TRADE_PAY",
    });
    expect(await s.visit(charge.reference)).toContain('"code":"10000"');
    expect(s.server.known(charge.reference).total).toBe("299.01");
  });

  test("a phone gets the page for phones, with the way back", async () => {
    const charge = exampleCharge(s, { method: "h5" });
    await s.provider.open(charge);
    await s.visit(charge.reference);
    const [call] = s.server.asked;
    expect(call?.method).toBe("alipay.trade.wap.pay");
    expect(call?.biz).toMatchObject({ product_code: "QUICK_WAP_WAY", quit_url: charge.returnUrl });
  });

  test("a code to scan is what Alipay answered, and its news goes to our address", async () => {
    const charge = exampleCharge(s, { method: "qr" });
    const { action } = await s.provider.open(charge);
    expect(action).toEqual({ type: "qr", text: expect.stringMatching(/^https:\/\/qr\.alipay\.com\/bax/) });
    expect(s.server.known(charge.reference).notifyUrl).toBe(charge.notifyUrl);
  });

  test("a charge Alipay does not want is refused, not tried for ever", async () => {
    const charge = exampleCharge(s, { method: "qr" });
    await s.provider.open(charge);
    const dearer = s.provider.open({ ...charge, amountMinor: 30_000 });
    await expect(dearer).rejects.toMatchObject({ code: "payment_refused" });
    const dollars = s.provider.open(exampleCharge(s, { currency: "USD" }));
    await expect(dollars).rejects.toMatchObject({ code: "payment_refused" });
    const transfer = s.provider.open(exampleCharge(s, { method: "transfer" }));
    await expect(transfer).rejects.toMatchObject({ code: "payment_refused" });
  });

  test("a request signed with another key is turned away, which is not the payer's fault", async () => {
    await another({ privateKey: keys.stranger.privateKey });
    const asked = s.provider.ask({ ...exampleCharge(s), providerId: null });
    await expect(asked).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("isv.invalid-signature"),
    });
  });
});

describe("what Alipay answers", () => {
  test.each([
    ["altered", (text: string) => text.replace("299.01", "999.01")],
    ["unsigned", (text: string) => text.replace(/,"sign":"[^"]+"/, "")],
    // the library finds the first, which is signed; JSON.parse keeps the last
    [
      "with another answer behind the signed one",
      (text: string) =>
        text.replace(
          /^{("[^"]+":.*),("sign":.*)}$/,
          (_, signed: string, sign: string) => `{${signed},${sign},${signed.replace("299.01", "999.01")}}`,
        ),
    ],
    ["no JSON", () => "<html>busy</html>"],
    ["empty", () => ""],
  ])("%s, is not believed", async (_, change) => {
    const { asked } = await paidCharge(s);
    s.server.alters(change);
    await expect(s.provider.ask(asked)).rejects.toMatchObject({ code: "unavailable" });
  });

  test("of another trade, however well signed, is not believed", async () => {
    const { asked, charge } = await paidCharge(s);
    let stolen = "";
    s.server.alters((text) => {
      stolen = text;
      return text;
    });
    await s.provider.ask(asked);
    s.server.alters(() => stolen);
    const other = s.provider.ask({ ...asked, reference: `${charge.reference.slice(0, -1)}_` });
    await expect(other).rejects.toMatchObject({ code: "unavailable" });
  });

  test("a page nobody visited is open, closes with us, and money that still comes is told", async () => {
    const charge = exampleCharge(s);
    const { providerId } = await s.provider.open(charge);
    const asked = { ...charge, providerId };
    expect(await s.provider.close(asked)).toEqual({ state: "closed" });
    await s.pay(charge.reference);
    expect(await s.provider.ask(asked)).toMatchObject({ state: "paid", amountMinor: 29_901 });
  });

  test.each([
    ["was closed", (charge: Charge) => s.provider.close({ ...charge, providerId: null })],
    ["ran out of time", async () => s.pass(31 * 60_000)],
  ])("a trade that %s is closed, and cannot be paid any more", async (_, end) => {
    const charge = exampleCharge(s);
    await s.provider.open(charge);
    await s.visit(charge.reference);
    await end(charge);
    expect(await s.provider.ask({ ...charge, providerId: null })).toEqual({ state: "closed" });
    expect(() => s.server.pay(charge.reference)).toThrow();
  });

  test("of a trade without a number yet, which Alipay leaves out until the payer has signed in, is open or closed", async () => {
    const charge = exampleCharge(s, { method: "qr" });
    await s.provider.open(charge);
    s.server.known(charge.reference).tradeNo = "";
    expect(await s.provider.ask({ ...charge, providerId: null })).toEqual({ state: "open" });
    s.pass(31 * 60_000);
    expect(await s.provider.ask({ ...charge, providerId: null })).toEqual({ state: "closed" });
  });

  test("the same refund reference with another amount gives nothing", async () => {
    const { charge, refund } = await paidCharge(s);
    await s.provider.refund(refund(1_00, "R1"));
    expect(await s.provider.refund(refund(2_00, "R1"))).toEqual({
      state: "failed",
      why: "ACQ.DISCORDANT_REPEAT_REQUEST",
    });
    expect(await s.refunded(charge.reference)).toBe(1_00);
  });
});

describe("Alipay's keys", () => {
  const both = { publicKeys: [keys.alipay.publicKey, keys.next.publicKey] };

  test.each([
    ["stand in this order", both.publicKeys],
    ["stand in the other", both.publicKeys.toReversed()],
  ])("old and new both verify while both %s", async (_, publicKeys) => {
    await another({ publicKeys });
    const { charge, asked } = await paidCharge(s);
    const before = await s.callbackOf(charge.reference);
    s.server.rotate(keys.next);
    expect(await s.provider.ask(asked)).toMatchObject({ state: "paid" });
    const [old, recent] = [before, await s.callbackOf(charge.reference)];
    expect((await s.provider.receive(old)).event).toEqual((await s.provider.receive(recent)).event);
  });

  test("a key that is not ours to trust any more is not believed", async () => {
    const { charge, asked } = await paidCharge(s);
    s.server.rotate(keys.next);
    await expect(s.provider.ask(asked)).rejects.toMatchObject({ code: "unavailable" });
    await expect(s.provider.receive(await s.callbackOf(charge.reference))).rejects.toMatchObject({
      code: "callback_refused",
    });
  });

  test.each([
    ["ALIPAY_PUBLIC_KEY", { publicKeys: [] }],
    ["ALIPAY_PUBLIC_KEY", { publicKeys: [keys.alipay.publicKey, "MIIBsecret"] }],
    ["ALIPAY_PRIVATE_KEY", { privateKey: "" }],
    ["ALIPAY_PRIVATE_KEY", { privateKey: keys.app.privateKey.replace(/\n.{9}/, "\nMIIBsecret") }],
    ["ALIPAY_PRIVATE_KEY", { privateKey: keys.app.publicKey }],
  ])("without a whole %s nothing starts, and what it holds is not told", (name, over) => {
    const start = () => alipayPayments({ ...s.settings, ...over }, s.now);
    expect(start).toThrow(expect.objectContaining({ code: "bad_setting", message: expect.stringContaining(name) }));
    expect(start).not.toThrow("MIIB");
  });
});

test("the day's statement is waited for until ten the next morning; one that never comes is empty", async () => {
  await expect(s.provider.statement?.("2026-03-02")).rejects.toMatchObject({ code: "unavailable" });
  s.pass(24 * 3600_000);
  await expect(s.provider.statement?.("2026-03-02")).rejects.toMatchObject({ code: "unavailable" });
  s.pass(2 * 3600_000);
  expect(await s.provider.statement?.("2026-03-02")).toEqual([]);
});
