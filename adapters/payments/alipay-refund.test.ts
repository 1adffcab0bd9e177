/** Refunds and other calls when Alipay is busy, poor, or cut off in the middle: nothing may be given back twice. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { type AlipaySubject, alipaySubject } from "#tests/support/payments/alipay-subject";
import { exampleCharge, paidCharge } from "#tests/support/payments/behaviour";

let s: AlipaySubject;
beforeEach(async () => {
  s = await alipaySubject();
});
afterEach(() => s.stop());
const unavailable = { code: "unavailable" };

test("a refund whose answer was lost is given once, and is told as done when asked again", async () => {
  const { charge, refund } = await paidCharge(s);
  s.server.alters(() => "");
  await expect(s.provider.refund(refund(9_901, "R1"))).rejects.toMatchObject(unavailable);
  const moment = s.now();
  s.server.alters((text) => text);
  s.pass(3600_000);
  expect(await s.provider.refund(refund(9_901, "R1"))).toEqual({ state: "done", refundedAt: moment });
  expect(await s.refunded(charge.reference)).toBe(9_901);
});

test("the whole refund whose answer was lost is done too, though the trade is closed by then", async () => {
  const { charge, refund } = await paidCharge(s);
  s.server.alters(() => "");
  await expect(s.provider.refund(refund(29_901, "R1"))).rejects.toMatchObject(unavailable);
  s.server.alters((text) => text);
  expect(await s.provider.refund(refund(29_901, "R1"))).toMatchObject({ state: "done" });
  expect(await s.refunded(charge.reference)).toBe(29_901);
});

test("an account without the money fails the refund with Alipay's word, and it can be tried again", async () => {
  const { charge, refund } = await paidCharge(s);
  s.server.refuses({ method: "alipay.trade.refund", sub_code: "ACQ.SELLER_BALANCE_NOT_ENOUGH" });
  expect(await s.provider.refund(refund(9_901, "R1"))).toEqual({
    state: "failed",
    why: "ACQ.SELLER_BALANCE_NOT_ENOUGH",
  });
  s.server.refuses(null);
  expect(await s.provider.refund(refund(9_901, "R1"))).toMatchObject({ state: "done" });
  expect(await s.refunded(charge.reference)).toBe(9_901);
});

test("a refusal about a refund that was given before is not a failure", async () => {
  const { refund } = await paidCharge(s);
  await s.provider.refund(refund(9_901, "R1"));
  s.server.refuses({ method: "alipay.trade.refund", sub_code: "ACQ.TRADE_STATUS_ERROR" });
  expect(await s.provider.refund(refund(9_901, "R1"))).toMatchObject({ state: "done" });
});

test("a refund Alipay took and has not carried out is pending", async () => {
  const { charge, refund } = await paidCharge(s);
  await s.provider.refund(refund(9_901, "R1"));
  for (const one of s.server.known(charge.reference).refunds) one.waits = true;
  expect(await s.provider.refund(refund(9_901, "R1"))).toEqual({ state: "pending" });
});

test("a busy Alipay is asked again later, whatever was asked", async () => {
  const { asked, refund } = await paidCharge(s);
  const calls = {
    "alipay.trade.precreate": () => s.provider.open(exampleCharge(s, { method: "qr" })),
    "alipay.trade.query": () => s.provider.ask(asked),
    "alipay.trade.close": () => s.provider.close(asked),
    "alipay.trade.refund": () => s.provider.refund(refund(1_00, "R1")),
    "alipay.trade.fastpay.refund.query": async () => {
      await s.provider.refund(refund(1_00, "R2"));
      return s.provider.refund(refund(1_00, "R2"));
    },
    "alipay.data.dataservice.bill.downloadurl.query": () => s.provider.statement?.("2026-03-01"),
  };
  for (const [method, call] of Object.entries(calls)) {
    s.server.refuses({ method, sub_code: "ACQ.SYSTEM_ERROR" });
    await expect(call(), method).rejects.toMatchObject(unavailable);
  }
});

test("an answer about a refund that is not as documented is asked for again, and fails nothing", async () => {
  const { charge, refund } = await paidCharge(s);
  await s.provider.refund(refund(9_901, "R1"));
  s.server.answers({
    method: "alipay.trade.fastpay.refund.query",
    with: { refund_status: 1, refund_amount: ["99.01"] },
  });
  await expect(s.provider.refund(refund(9_901, "R1"))).rejects.toMatchObject(unavailable);
  expect(await s.refunded(charge.reference)).toBe(9_901);
});
