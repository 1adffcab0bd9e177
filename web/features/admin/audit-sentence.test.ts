import { beforeAll, expect, test } from "vitest";
import type { AuditLine } from "#contract/admin/logs";
import { taskKinds } from "#contract/task-names";
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

test("money that changed says from what to what, what went back too", () => {
  const before = { amount_minor: 9_900, refunded_minor: 0, currency: "CNY" };
  const accepted = { before, after: { ...before, amount_minor: 5_000 } };
  expect(said.zh(accepted)).toBe(
    "lin@example.com 更新了订单 ORD-012（账号 zhou@example.com）：金额由“99.00 CNY”改为“50.00 CNY”。",
  );
  expect(said.en({ before, after: { ...before, refunded_minor: 900 } })).toBe(
    "lin@example.com updated order ORD-012 (account zhou@example.com): amount refunded from “0.00 CNY” to “9.00 CNY”.",
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

test("money is told by its amount, an invoice by its number and the red one's, a difference by what became of it", () => {
  const refund = { amount_minor: 9_900, currency: "CNY", state: "pending", reason: "paid_twice" };
  expect(said.zh({ action: "refunds.insert", after: refund })).toBe(
    "lin@example.com 为订单 ORD-012 发起了退款（账号 zhou@example.com）：状态为“处理中”，金额为“99.00 CNY”，原因：重复付款，系统自动退回。",
  );
  const issued = { before: { state: "requested", number: null }, after: { state: "issued", number: "2631" } };
  expect(said.zh({ action: "invoice_requests.update", ...issued })).toContain("改为“已开具”，发票号码为“2631”");
  const red = { before: { red: [], red_minor: 0 }, after: { red: [{ number: "2639" }], red_minor: 9_900 } };
  expect(said.zh({ action: "invoice_requests.update", ...red })).toContain("红字发票号码为“2639”");
  // nothing is reversed yet when the money goes back
  const back = { before: { state: "issued" }, after: { state: "reversed" } };
  expect(said.zh({ action: "invoice_requests.update", ...back })).toContain("改为“待红冲”");
  const wrong = { state: "reversed", red: [{ number: "2639" }], red_minor: 9_900, mistake: "抬头写错了。" };
  expect(
    said.zh({ action: "invoice_requests.update", before: { state: "issued", red: [], red_minor: 0 }, after: wrong }),
  ).toMatch(/改为“已红冲”，红字发票号码为“2639”，原因：抬头写错了。$/);
  const settled = { before: { choice: null, note: "" }, after: { choice: "ask", note: "x" } };
  expect(said.zh({ action: "reconciliation_differences.update", ...settled })).toBe(
    "lin@example.com 处理了一笔对账差异（ORD-012）（账号 zhou@example.com）：处理方式为“请买家补足”。",
  );
  expect(said.en({ action: "reconciliation_differences.update", ...settled })).toBe(
    "lin@example.com handled a difference in the books (ORD-012) (account zhou@example.com): decision “payer asked for the rest”.",
  );
});

test("a page that was taken down is named by its home, and a file by what was taken away", () => {
  const page = { action: "content.take_down", subject: "PROP-007", after: { reason: "虚假房源" } };
  expect(said.zh(page)).toBe("lin@example.com 下架了 zhou@example.com 一套房源的页面（PROP-007），原因：虚假房源。");
  const nobody = { subject: null, accountEmail: null, accountId: null };
  expect(said.zh({ action: "lists.export", ...nobody, after: { list: "failed-mails", sort: "at" } })).toBe(
    "lin@example.com 导出了一张列表：列表为“未送达的邮件”。",
  );
  expect(said.zh({ action: "logs.export", ...nobody, after: { journal: "signIns" } })).toContain("日志为“登录记录”");
});

test("where no value is told, the sentence names what changed", () => {
  const back = { before: { refunded_minor: 0 }, after: { refunded_minor: 3_000 } };
  expect(said.zh(back)).toBe("lin@example.com 更新了订单 ORD-012（账号 zhou@example.com）：已退金额有变动。");
  expect(said.en(back)).toContain(": amount refunded changed.");
  expect(said.zh({ before: { note: "a" }, after: { note: "b" } })).toBe(
    "lin@example.com 更新了订单 ORD-012（账号 zhou@example.com）。",
  );
});

test("a difference is found with both sums, a package begins without what nobody used, a queue is paused or resumed", () => {
  const side = (amountMinor: number) => ({ amountMinor, currency: "CNY" });
  const found = { choice: null, theirs: side(9_000), ours: side(9_900) };
  expect(said.zh({ action: "reconciliation_differences.insert", after: found })).toBe(
    "lin@example.com 发现了一笔对账差异（ORD-012）（账号 zhou@example.com）：到账为“90.00 CNY”，应收为“99.00 CNY”。",
  );
  expect(said.zh({ action: "subscriptions.insert", subject: null, after: { used: 0 } })).toBe(
    "lin@example.com 为 zhou@example.com 开通了套餐。",
  );
  const queue = { action: "task_queues.update", subject: "export", accountEmail: null, accountId: null };
  const paused = { before: { paused_at: null }, after: { paused_at: "2026-03-02T08:00:00Z", reason: "换存储" } };
  expect(said.zh({ ...queue, ...paused })).toBe("lin@example.com 暂停了“打包下载”队列，原因：换存储。");
  expect(said.en({ ...queue, before: paused.after, after: { paused_at: null } })).toBe(
    "lin@example.com resumed the queue “packing downloads”.",
  );
  for (const subject of taskKinds)
    expect(said.zh({ ...queue, ...paused, subject }), "every queue has a name").not.toContain(subject);
});

test("an invitation that did not leave says why: the address has an account, or was only invited", () => {
  const refused = (code: string) => ({
    ...{ action: "accounts.invite_refused", subject: null, accountEmail: null, accountId: null },
    after: { email: "a***@example.com", role: "agent", refused: code },
  });
  expect(said.zh(refused("conflict"))).toContain("邮箱已有账号");
  expect(said.zh(refused("invited"))).toContain("邮箱已经邀请过");
  expect(said.en(refused("invited"))).toContain("invited already");
});
