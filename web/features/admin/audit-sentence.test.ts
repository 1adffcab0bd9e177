import { beforeAll, expect, test } from "vitest";
import type { AuditLine } from "#contract/admin/logs";
import { startI18n } from "#web/lib/i18n.ts";
import { auditSentence } from "./audit-sentence.ts";

const ID = "3f2b8c4e-1d2a-4b6c-8e9f-0a1b2c3d4e5f";
const line = (over: Partial<AuditLine>): AuditLine => ({
  id: "7",
  at: "2026-03-02T08:00:00Z",
  actor: `admin:${ID}`,
  actorEmail: "lin@example.com",
  action: "orders.update",
  subjectId: ID,
  subject: "ORD-012",
  accountId: ID,
  accountEmail: "zhou@example.com",
  before: null,
  after: {},
  address: null,
  ...over,
});

let said: Record<"zh" | "en", (over: Partial<AuditLine>, who?: string) => string>;
beforeAll(async () => {
  const speak = async (language: "zh" | "en") => {
    const instance = await startI18n(language, ["auditSentences"]);
    const t = instance.getFixedT(language, "auditSentences");
    return (over: Partial<AuditLine>, who = "lin@example.com") => auditSentence(t, line(over), who);
  };
  said = { zh: await speak("zh"), en: await speak("en") };
});

test("a change of role says whose, from what to what, and why", () => {
  const changed = {
    action: "user_roles.update",
    subject: null,
    before: { role: "agent", scope: null },
    after: { role: "admin", scope: "operations", reason: "升任" },
  };
  expect(said.zh(changed)).toBe(
    "lin@example.com 更改了 zhou@example.com 的角色：角色由“经纪人”改为“管理员”，管理范围由“无”改为“运营管理员”，原因：升任。",
  );
  expect(said.en({ ...changed, after: { ...changed.after, reason: "promoted" } })).toBe(
    "lin@example.com changed the role of zhou@example.com: role from “agent” to “administrator”, scope from “none” to “operations administrator”; reason: promoted.",
  );
});

test("an order that came to another state is named by its number, with its account beside it", () => {
  const changed = { before: { status: "pending", paid_at: null }, after: { status: "completed", paid_at: "x" } };
  expect(said.zh(changed, "支付宝")).toBe(
    "支付宝更新了订单 ORD-012（账号 zhou@example.com）：状态由“待付款”改为“已完成”。",
  );
  expect(said.en(changed, "Alipay")).toBe(
    "Alipay updated order ORD-012 (account zhou@example.com): status from “to pay” to “completed”.",
  );
});

test("who acts on the own account is named once, and what is not known leaves no gap", () => {
  expect(said.zh({ action: "orders.insert", after: { status: "pending" } }, "zhou@example.com")).toBe(
    "zhou@example.com 提交了订单 ORD-012：状态为“待付款”。",
  );
  expect(said.zh({ action: "orders.delete", subject: null, accountEmail: null, accountId: null }, "系统")).toBe(
    "系统删除了订单。",
  );
  expect(said.en({ action: "accounts.vanish" })).toBe("lin@example.com accounts.vanish");
});

test("a state is said in the words of what is in it, as its own screens say it", () => {
  const failed = { before: { state: "pending" }, after: { state: "failed" } };
  expect(said.zh({ action: "refunds.update", ...failed })).toContain("状态由“处理中”改为“退款未成功”");
  expect(said.zh({ action: "payments.update", ...failed })).toContain("改为“未受理”");
  expect(said.en({ action: "payments.update", ...failed })).toContain("to “not taken”");
});
