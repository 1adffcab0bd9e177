import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "#web/testing/act-on.ts";
import { showTab, submitTop, write } from "#web/testing/admin-tab.tsx";
import { answers, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { InvoicesTab } from "./invoices-tab.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const invoice = {
  id: "i1",
  type: "normal",
  buyer: { kind: "person", title: "周小雨", email: "zhou@example.com" },
  state: "requested",
  number: null,
  issuedOn: null,
  url: null,
  issuedMinor: null,
  reds: [],
  currency: "CNY",
  reason: null,
  mistake: null,
  createdAt: "2026-01-03T00:00:00Z",
  amountMinor: 9_900,
  leftMinor: 9_900,
  redDueMinor: 0,
  orderId: "o1",
  orderNumber: "ORD-012",
  provider: "bank",
  transactionId: "ICBC-778",
  coupon: null,
  account: { id: "u1", email: "lin@example.com", name: "林夏" },
};

beforeEach(() => {
  resetFakeApi();
  // a textarea that grows asks when fonts have come
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
});
afterEach(unmountAll);

test("an invoice that is issued leaves what was filtered for, and its dialog closes with its drawer still open", async () => {
  let now: object = invoice;
  let arrived = () => {};
  const asked = new Promise<void>((done) => {
    arrived = done;
  });
  answers["admin.invoices.list"] = async (input: unknown) => {
    const { id, state } = input as { id?: string; state?: string };
    if (id) await asked;
    const items = id || state === Reflect.get(now, "state") ? [now] : [];
    return { items, next: null, previous: null, count: { count: items.length, more: false } };
  };
  answers["admin.invoices.issue"] = async () => {
    now = { ...invoice, state: "issued", number: "2631", issuedOn: "2026-01-04", issuedMinor: 9_900 };
    return { id: "i1", state: "issued" };
  };
  await showTab(InvoicesTab, "/admin/packages?tab=invoices&state=requested&open=i1");
  await press("登记已开具");
  await write("发票号码", "2631");
  await submitTop();
  expect(inputsOf("admin.invoices.issue")).toEqual([expect.objectContaining({ id: "i1", number: "2631" })]);
  expect(pageText()).not.toContain("登记开给“周小雨”的发票");
  expect(pageText()).toContain("收件邮箱");
  arrived();
  await settle();
  expect(pageText()).toContain("2631");
  expect(pageText()).not.toContain("登记开给“周小雨”的发票");
});

test("a red invoice with the invoice's own number or an earlier day is stopped in its dialog", async () => {
  const issued = {
    ...invoice,
    ...{
      state: "issued",
      number: "2631",
      issuedOn: "2026-01-04",
      issuedMinor: 9_900,
      leftMinor: 5_900,
      redDueMinor: 4_000,
    },
  };
  answers["admin.invoices.list"] = async () => ({
    items: [issued],
    next: null,
    previous: null,
    count: { count: 1, more: false },
  });
  answers["admin.invoices.red"] = async () => ({ id: "i1", state: "issued" });
  await showTab(InvoicesTab, "/admin/packages?tab=invoices&open=i1");
  await press("登记红字发票");
  await write("红字发票号码", "2631");
  await write("开票日期", "2026-01-03");
  await submitTop();
  expect(pageText()).toContain("这是原发票或另一张红字发票的号码");
  expect(pageText()).toContain("红字发票不会早于原发票的 2026年1月4日");
  await write("红字发票号码", "2639");
  await write("开票日期", "2026-01-05");
  await submitTop();
  expect(inputsOf("admin.invoices.red")).toEqual([
    { id: "i1", number: "2639", issuedOn: "2026-01-05", amountMinor: 4_000 },
  ]);
});

test("an issued invoice with wrong details is taken back whole, with what was wrong and what comes next", async () => {
  const issued = { state: "issued", number: "2631", issuedOn: "2026-01-04", issuedMinor: 9_900 };
  const list = (one: object) => async () => ({
    items: [{ ...invoice, ...one }],
    next: null,
    previous: null,
    count: { count: 1, more: false },
  });
  answers["admin.invoices.list"] = list(issued);
  answers["admin.invoices.takeBack"] = async () => ({ id: "i1", state: "reversed" });
  await showTab(InvoicesTab, "/admin/packages?tab=invoices&open=i1");
  await press("开票有误");
  expect(pageText()).toContain("全额冲销这张发票（¥99）");
  await write("红字发票号码", "2631");
  await submitTop();
  expect(pageText()).toContain("这是原发票或另一张红字发票的号码");
  expect(pageText()).toContain("请写明错在哪里");
  expect(inputsOf("admin.invoices.takeBack")).toEqual([]);
  await write("红字发票号码", "2639");
  await write("开票日期", "2026-01-05");
  await write("错在哪里", "税号错了一位");
  const again = document.querySelector<HTMLInputElement>("input[type=radio][value=again]");
  await act(async () => again?.click());
  await submitTop();
  expect(inputsOf("admin.invoices.takeBack")).toEqual([
    { id: "i1", number: "2639", issuedOn: "2026-01-05", mistake: "税号错了一位", again: true },
  ]);
});

test("red invoices stand under one heading, each with its amount and day", async () => {
  const red = (number: string, amountMinor: number) => ({ number, issuedOn: "2026-01-05", amountMinor });
  const reds = [red("26317000000087654321", 4_000), red("26317000000087654322", 5_900)];
  answers["admin.invoices.list"] = async () => ({
    items: [
      { ...invoice, state: "reversed", number: "2631", issuedOn: "2026-01-04", issuedMinor: 9_900, leftMinor: 0, reds },
    ],
    next: null,
    previous: null,
    count: { count: 1, more: false },
  });
  await showTab(InvoicesTab, "/admin/packages?tab=invoices&open=i1");
  const heading = [...document.querySelectorAll("dt")].find((one) => one.textContent === "红字发票号码");
  expect([...(heading?.nextElementSibling?.children ?? [])].map((line) => line.textContent)).toEqual([
    "26317000000087654321 · −¥40 · 2026年1月5日",
    "26317000000087654322 · −¥59 · 2026年1月5日",
  ]);
});
