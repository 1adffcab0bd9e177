import { expect, test } from "vitest";
import { mailLanguages } from "#contract/mail";
import { moneyMails } from "#locales/en/mails/money";
import { moneyMails as moneyMailsZh } from "#locales/zh/mails/money";
import { renderMoneyMail } from "./money.ts";

const news = {
  title: { zh: "专业版", en: "Professional" },
  isPack: false,
  amountMinor: 29_900,
  currency: "CNY",
  number: "LC-2026-000001",
  order: "ORD-012",
  until: new Date("2026-11-24T08:00:00Z"),
  timeZone: "Asia/Shanghai",
  rows: [["item", ""] as const, ["amount", ""] as const, ["memo", "LC 8K2M"] as const],
  link: "https://a.example/dashboard/orders/1",
  origin: "https://a.example",
  names: null,
};

test("no mail has a hole left in it, each names its amount or order, leads on, and is written in its own script", () => {
  for (const language of mailLanguages)
    for (const kind of [
      "receipt",
      "refund_started",
      "refund_done",
      "transfer_waiting",
      "invoice_issued",
      "invoice_refused",
      "invoice_reversed",
    ] as const) {
      const mail = renderMoneyMail(kind, language, { ...news, reason: null });
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\{|undefined/);
      expect(mail.text).toContain(news.link);
      expect(mail.text).toContain("LC 8K2M");
      expect(mail.text).toMatch(/¥299\.00/);
      if (language === "en") expect(mail.subject).not.toMatch(/\p{Script=Han}/u);
      else expect(mail.subject).toMatch(/\p{Script=Han}/u);
    }
});

test("a refund of the house says why in the reader's language; an administrator's words stand as they are", () => {
  const { reasons } = moneyMails;
  expect(renderMoneyMail("refund_started", "en", { ...news, reason: "paid_twice" }).text).toContain(reasons.paid_twice);
  expect(renderMoneyMail("invoice_refused", "zh", { ...news, reason: "抬头与税号不符" }).text).toContain(
    "抬头与税号不符",
  );
});

test("a refund of a transfer is sent back as one, any other the way it was paid", () => {
  for (const kind of ["refund_started", "refund_done"] as const) {
    expect(renderMoneyMail(kind, "zh", { ...news, way: "transfer" }).text).toContain("以转账方式退回");
    expect(renderMoneyMail(kind, "zh", { ...news, way: "transfer" }).html).not.toContain("原路");
    expect(renderMoneyMail(kind, "zh", news).text).toContain("原路退回");
    expect(renderMoneyMail(kind, "en", { ...news, way: "transfer" }).text).toContain("by bank transfer");
  }
});

test("an invoice that was wrong is told of by both numbers and the reason, and whether another comes or is to be asked for", () => {
  const wrong = { ...news, number: "2631", red: "2639", reason: "抬头少了两个字" };
  for (const next of ["issuing", "ask"] as const) {
    const { text } = renderMoneyMail("invoice_reversed", "zh", { ...wrong, next });
    for (const said of ["2631", "2639", wrong.reason, moneyMailsZh.next[next]]) expect(text).toContain(said);
  }
});

test("the time to transfer by is told on the buyer's clock, and which clock that is where it is not plain", () => {
  expect(renderMoneyMail("transfer_waiting", "zh", news).subject).toBe("请在 2026年11月24日 16:00 前转账 ¥299.00");
  const abroad = renderMoneyMail("transfer_waiting", "en", { ...news, timeZone: "America/New_York" }).subject;
  expect(abroad).toMatch(/by 24 November 2026 at 03:00 \((?:EST|GMT-5)\)$/);
  const zh = renderMoneyMail("transfer_waiting", "zh", { ...news, timeZone: "Asia/Tokyo" }).subject;
  expect(zh).toMatch(/2026年11月24日 17:00（(?:JST|GMT\+9)）/);
});

test("nothing a person wrote can break out of the HTML", () => {
  const mail = renderMoneyMail("refund_done", "en", { ...news, title: { zh: "x", en: "<script>x</script>" } });
  expect(mail.html).not.toContain("<script>");
});
