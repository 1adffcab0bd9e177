import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { notificationOf } from "#tests/support/payments/alipay-server";
import { type AlipaySubject, alipaySubject, keys } from "#tests/support/payments/alipay-subject";
import { paidCharge } from "#tests/support/payments/behaviour";

const refused = expect.objectContaining({ code: "callback_refused" });
let s: AlipaySubject;
let reference: string;
beforeEach(async () => {
  s = await alipaySubject();
  reference = (await paidCharge(s)).charge.reference;
});
afterEach(() => s.stop());
const said = (reference: string, over: Record<string, string>) => ({
  headers: {},
  body: s.server.sign({ ...s.server.newsOf(reference), ...over }),
});

describe("what Alipay tells", () => {
  test.each([
    ["another application", { app_id: "2021000000000000" }],
    ["another seller", { seller_id: "2088000000000000" }],
    ["no amount", { total_amount: "" }],
    ["an amount that is none", { total_amount: "1e9" }],
    ["no time", { notify_time: "" }],
    ["a time that is none", { notify_time: "2026-03-02" }],
    ["no name", { notify_id: "" }],
    ["an unknown state", { trade_status: "TRADE_MAYBE" }],
  ])("with %s is refused, though it is signed", async (_, over) => {
    await expect(s.provider.receive(said(reference, over))).rejects.toEqual(refused);
  });

  test("with another amount than was signed is refused", async () => {
    const { headers, body } = await s.callbackOf(reference);
    const cheaper = body.replace("total_amount=299.01", "total_amount=999.01");
    expect(cheaper).not.toBe(body);
    await expect(s.provider.receive({ headers, body: cheaper })).rejects.toEqual(refused);
  });

  test("with a field twice is refused, for one could be verified and the other read", async () => {
    const { headers, body } = await s.callbackOf(reference);
    await expect(s.provider.receive({ headers, body: `total_amount=0.01&${body}` })).rejects.toEqual(refused);
  });

  test("signed by the weaker RSA is refused", async () => {
    const body = notificationOf(s.server.newsOf(reference), keys.alipay.privateKey, "RSA");
    await expect(s.provider.receive({ headers: {}, body })).rejects.toEqual(refused);
  });

  test("a repetition a day later, at the end of Alipay's retries, still counts", async () => {
    const callback = await s.callbackOf(reference);
    s.pass((24 * 60 + 22) * 60_000);
    expect((await s.provider.receive(callback)).event).toMatchObject({ type: "charge", reference });
  });

  test("hears `success` when it is in our books and `fail` when it is not", async () => {
    const { reply } = await s.provider.receive(await s.callbackOf(reference));
    expect(reply.ok).toEqual({ status: 200, type: "text/plain; charset=utf-8", body: "success" });
    expect(reply.again.body).toBe("fail");
  });

  test("about a refund is news of that refund, not of the payment", async () => {
    const about = { out_biz_no: "R1", refund_fee: "99.01", gmt_refund: "2026-03-02 09:10:00.123", notify_id: "n2" };
    const { event } = await s.provider.receive(said(reference, about));
    expect(event).toMatchObject({
      eventId: "n2",
      type: "refund",
      refundReference: "R1",
      refund: { state: "done", refundedAt: new Date("2026-03-02T01:10:00.000Z") },
    });
  });

  test.each([
    ["closed in time", { trade_status: "TRADE_CLOSED", gmt_payment: "", refund_fee: "0.00" }, { state: "closed" }],
    [
      "closed with money that went back and no time of payment",
      { trade_status: "TRADE_CLOSED", gmt_payment: "", refund_fee: "299.01" },
      { state: "paid", amountMinor: 29_901 },
    ],
    ["closed because all was given back", { trade_status: "TRADE_CLOSED" }, { state: "paid", amountMinor: 29_901 }],
    [
      "finished",
      { trade_status: "TRADE_FINISHED", out_biz_no: "R1", gmt_refund: "2026-03-02 09:10:00" },
      { state: "paid" },
    ],
    ["waiting", { trade_status: "WAIT_BUYER_PAY", gmt_payment: "" }, { state: "open" }],
  ])("of a trade that is %s is read so", async (_, over, charge) => {
    const { event } = await s.provider.receive(said(reference, over));
    expect(event).toMatchObject({ type: "charge", reference, charge });
  });

  test("of something else is none of our business", async () => {
    const { event } = await s.provider.receive(said(reference, { notify_type: "servicemarket_order_notify" }));
    expect(event).toMatchObject({ type: "other", name: "servicemarket_order_notify" });
  });
});
