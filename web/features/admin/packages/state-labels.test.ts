import { expect, test } from "vitest";
import { startI18n } from "#web/lib/i18n.ts";
import { invoiceStateLabel, stateLabel } from "./state-labels.ts";

test("an invoice that a red one took in part still stands, in part", async () => {
  const i18n = await startI18n("zh");
  await i18n.loadNamespaces("adminPackages");
  const t = i18n.getFixedT("zh", "adminPackages");
  const red = (amountMinor: number) => ({ number: "2639", issuedOn: "2026-11-29", amountMinor });
  const invoice = { state: "issued" as const, issuedMinor: 35_940, redDueMinor: 0 };
  expect(invoiceStateLabel(t, { ...invoice, reds: [red(5_000)] })).toBe("部分红冲");
  expect(invoiceStateLabel(t, { ...invoice, reds: [red(5_000), red(30_940)] })).toBe("已红冲");
  expect(invoiceStateLabel(t, { ...invoice, reds: [red(5_000)], redDueMinor: 30_940 })).toBe("待红冲");
});

test("states of our books have words, those a provider names stay as they came", async () => {
  const i18n = await startI18n("zh");
  await i18n.loadNamespaces("adminPackages");
  const t = i18n.getFixedT("zh", "adminPackages");
  expect([stateLabel(t, "paid", false), stateLabel(t, "failed", false)]).toEqual(["已付款", "未受理"]);
  expect([stateLabel(t, "pending", true), stateLabel(t, "failed", true)]).toEqual(["处理中", "退款未成功"]);
  expect([stateLabel(t, "TRADE_SUCCESS", false), stateLabel(t, null, false)]).toEqual(["TRADE_SUCCESS", null]);
});
