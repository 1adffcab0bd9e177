import { act, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { InvoiceRequest } from "#contract/invoice";
import type { OrderDetail } from "#contract/order";
import { AuthProvider } from "#web/lib/auth/context.tsx";
import { button, press } from "#web/testing/act-on.ts";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, submit, type, unmountAll } from "#web/testing/mount.tsx";
import { OrderDocuments } from "./order-documents.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const saved: string[] = [];
vi.mock("#web/lib/save-file.ts", () => ({ saveFile: (_: Blob, name: string) => void saved.push(name) }));

const order: OrderDetail = {
  id: "22222222-2222-4222-8222-222222222222",
  number: "ORD-012",
  kind: "buy",
  title: { zh: "专业版", en: "Professional" },
  planCode: "professional",
  listings: 50,
  status: "completed",
  currency: "CNY",
  priceMinor: 29_900,
  creditMinor: 0,
  discountMinor: 0,
  amountMinor: 29_900,
  refundedMinor: 0,
  createdAt: "2026-03-02T08:00:00Z",
  expiresAt: "2026-03-02T10:00:00Z",
  paidAt: "2026-03-02T08:01:00Z",
  offered: false,
  period: null,
  planned: null,
  coupon: null,
  missingMinor: null,
  payments: [],
  refunds: [],
  receipts: [{ id: "33333333-3333-4333-8333-333333333333", number: "LC-2026-000001", kind: "receipt" }],
};
const request: InvoiceRequest = {
  id: "44444444-4444-4444-8444-444444444444",
  type: "normal",
  buyer: { kind: "company", title: "阿里巴巴（中国）有限公司", taxId: "91330100799655058B", email: "lin@example.com" },
  state: "requested",
  number: null,
  issuedOn: null,
  url: null,
  issuedMinor: null,
  reds: [],
  currency: "CNY",
  reason: null,
  mistake: null,
  createdAt: "2026-03-03T08:00:00Z",
};

beforeEach(() => {
  resetFakeApi();
  saved.length = 0;
  sessionStorage.clear();
  answers["invoices.get"] = async () => ({ request: null, possible: true });
  answers["invoices.remembered"] = async () => [];
});
afterEach(unmountAll);

async function show(element: ReactNode, language: "zh" | "en" = "zh") {
  const { client } = fakeBackend({ stored: Promise.resolve(session()) });
  await mount(
    <AuthProvider client={client} arrival={{ recovery: false, linkError: null }}>
      {element}
    </AuthProvider>,
    language,
  );
  await settle();
}

/** Parts that are fetched when they are opened: a slow machine takes its time. */
const fetched = { timeout: 15_000 };

async function openForm() {
  await show(<OrderDocuments order={order} />);
  await press("申请发票");
  await vi.waitFor(() => button("提交申请"), fetched);
  await settle();
}

test("a receipt is saved in the language of the interface, under the name it came with", async () => {
  answers["receipts.download"] = async () => new File(["%PDF-"], "Listcast-LC-2026-000001.pdf");
  await show(<OrderDocuments order={order} />, "en");
  await press("Download PDF Receipt LC-2026-000001");
  expect(inputsOf("receipts.download")).toEqual([{ id: order.receipts[0]?.id, language: "en" }]);
  expect(saved).toEqual(["Listcast-LC-2026-000001.pdf"]);
});

test("a download that fails says so, and can be tried again", async () => {
  answers["receipts.download"] = () => Promise.reject(apiError("unavailable"));
  await show(<OrderDocuments order={order} />);
  await press("下载 PDF 收据 LC-2026-000001");
  expect(pageText()).toContain("下载未成功");
  expect(button("下载 PDF 收据").disabled).toBe(false);
});

test("an order that is not paid, or cost nothing, has no papers", async () => {
  await show(<OrderDocuments order={{ ...order, status: "pending" }} />);
  await show(<OrderDocuments order={{ ...order, amountMinor: 0 }} />);
  expect(pageText()).not.toContain("收据");
});

test("a wrong tax number and a missing address stand at their fields, and nothing is sent", async () => {
  await openForm();
  await type("[name=invoice-title]", "阿里巴巴（中国）有限公司");
  await type("[name=invoice-taxId]", "91330100799655058A");
  await type("[name=invoice-email]", "finance");
  await submit();
  expect(pageText()).toContain("税号不对");
  expect(pageText()).toContain("请填写完整的邮箱");
  expect(document.activeElement?.getAttribute("name")).toBe("invoice-taxId");
  expect(inputsOf("invoices.request")).toEqual([]);
});

test("a request is sent with what was typed, and its state is shown at once", async () => {
  answers["invoices.request"] = async () => request;
  await openForm();
  answers["invoices.get"] = async () => ({ request, possible: false });
  await type("[name=invoice-title]", " 阿里巴巴（中国）有限公司 ");
  await type("[name=invoice-taxId]", "9133 0100 7996 5505 8b");
  await submit();
  expect(inputsOf("invoices.request")).toEqual([
    {
      orderId: order.id,
      type: "normal",
      buyer: { ...request.buyer, address: null, phone: null, bank: null, account: null },
    },
  ]);
  await settle();
  expect(pageText()).toContain("等待开具");
});

test("a request that waits is taken back after asking, and what was sent is in the form again", async () => {
  answers["invoices.get"] = async () => ({ request, possible: false });
  const buyer = { ...request.buyer, address: null, phone: null, bank: null, account: null };
  answers["invoices.withdraw"] = async () => ({ type: "normal", buyer });
  await show(<OrderDocuments order={order} />);
  await press("撤回申请");
  await vi.waitFor(() => button("先不撤回"), fetched);
  await settle();
  expect(inputsOf("invoices.withdraw")).toEqual([]);
  answers["invoices.get"] = async () => ({ request: null, possible: true });
  await press("撤回");
  expect(inputsOf("invoices.withdraw")).toEqual([{ orderId: order.id }]);
  await press("申请发票");
  await vi.waitFor(() => button("提交申请"), fetched);
  expect(document.querySelector<HTMLInputElement>("[name=invoice-title]")?.value).toBe(buyer.title);
});

test("a special invoice asks for everything it carries", async () => {
  await openForm();
  await act(async () => document.querySelector<HTMLInputElement>("input[value=special]")?.click());
  await type("[name=invoice-title]", "阿里巴巴（中国）有限公司");
  await type("[name=invoice-taxId]", "91330100799655058B");
  await submit();
  for (const words of ["请填写注册地址", "请填写注册电话", "请填写开户银行", "请填写银行账号"])
    expect(pageText()).toContain(words);
});

test("the last buyer is filled in; what somebody typed is kept when the form was closed", async () => {
  answers["invoices.remembered"] = async () => [
    { type: "normal", buyer: { ...request.buyer, address: null, phone: null, bank: null, account: null } },
  ];
  await openForm();
  const title = () => document.querySelector<HTMLInputElement>("[name=invoice-title]")?.value;
  await vi.waitFor(() => expect(title()).toBe(request.buyer.title));
  await type("[name=invoice-title]", "另一家公司");
  await unmountAll();
  await openForm();
  expect(title()).toBe("另一家公司");
});

test("a refused request says why and can be made again; an issued one shows its number and leads to the file", async () => {
  answers["invoices.get"] = async () => ({
    request: { ...request, state: "refused", reason: "抬头有误" },
    possible: true,
  });
  await show(<OrderDocuments order={order} />);
  expect(pageText()).toContain("没有开具：抬头有误");
  expect(button("重新申请")).toBeTruthy();
  await unmountAll();
  const issued = {
    ...request,
    state: "issued" as const,
    number: "25312",
    issuedOn: "2026-03-04",
    issuedMinor: 29_900,
    url: "https://tax.example/1",
  };
  answers["invoices.get"] = async () => ({ request: issued, possible: false });
  await show(<OrderDocuments order={order} />);
  expect(pageText()).toContain("25312");
  expect(document.querySelector("a[href='https://tax.example/1']")?.textContent).toBe("查看发票");
});

test("what was issued stays in sight: money that went back, then the red invoice that takes it back", async () => {
  const issued = {
    ...request,
    state: "reversed" as const,
    number: "25312",
    issuedOn: "2026-03-04",
    issuedMinor: 29_900,
  };
  answers["invoices.get"] = async () => ({ request: issued, possible: false });
  await show(<OrderDocuments order={order} />);
  expect(pageText()).toContain("待红冲");
  expect(pageText()).toContain("号码 25312，2026年3月4日开具，金额 ¥299。款项已全部退回，我们会开具红字发票冲销。");
  await unmountAll();
  const red = { number: "25319", issuedOn: "2026-03-06", amountMinor: 29_900 };
  answers["invoices.get"] = async () => ({ request: { ...issued, reds: [red] }, possible: false });
  await show(<OrderDocuments order={order} />);
  expect(pageText()).toContain("已红冲");
  expect(pageText()).not.toContain("我们会开具");
  expect(pageText()).toContain("号码 25312");
  expect(pageText()).toContain("红字发票 25319，2026年3月6日开具，冲销 ¥299。");
});

test("an invoice that was wrong says so and what was wrong, and another is asked for", async () => {
  const red = { number: "25319", issuedOn: "2026-03-06", amountMinor: 29_900 };
  const paper = { number: "25312", issuedOn: "2026-03-04", issuedMinor: 29_900, reds: [red] };
  const wrong = { ...request, ...paper, state: "reversed" as const, mistake: "税号错了一位。" };
  answers["invoices.get"] = async () => ({ request: wrong, possible: true });
  await show(<OrderDocuments order={order} />);
  expect(pageText()).toContain("已红冲");
  expect(pageText()).toContain("开票有误（税号错了一位），已全额红冲，请勿入账。可以更正后重新申请。");
  expect(pageText()).not.toContain("款项已全部退回");
  expect(button("重新申请")).toBeTruthy();
});
