import { expect, test } from "vitest";
import { startI18n } from "#web/lib/i18n.ts";
import { stateLabel } from "./state-labels.ts";

test("states of our books have words, those a provider names stay as they came", async () => {
  const i18n = await startI18n("zh");
  await i18n.loadNamespaces("adminPackages");
  const t = i18n.getFixedT("zh", "adminPackages");
  expect([stateLabel(t, "paid", false), stateLabel(t, "failed", false)]).toEqual(["已付款", "未受理"]);
  expect([stateLabel(t, "pending", true), stateLabel(t, "failed", true)]).toEqual(["处理中", "退款未成功"]);
  expect([stateLabel(t, "TRADE_SUCCESS", false), stateLabel(t, null, false)]).toEqual(["TRADE_SUCCESS", null]);
});
