import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import type { PrintedReceipt } from "#contract/receipt";
import { receiptPdf } from "./receipt.ts";

const receipt: PrintedReceipt = {
  number: "LC-2026-000042",
  kind: "receipt",
  issuedAt: new Date("2026-11-21T08:12:34Z"),
  data: {
    seller: {
      name: "上海示例房播科技有限公司",
      email: "support@example.com",
      phone: "400-555-0132",
      address: "上海市普陀区梅川路 1 号",
      filings: ["沪ICP备00000000号-1"],
    },
    buyer: { name: "林镕", company: "上海某某房地产经纪有限公司", email: "lin@example.com" },
    orderNumber: "ORD-012",
    line: {
      kind: "upgrade",
      title: { zh: "专业版", en: "Professional" },
      listings: 50,
      period: { startsAt: "2026-11-21T08:12:00Z", endsAt: "2026-12-21T08:12:00Z" },
    },
    currency: "CNY",
    priceMinor: 29_900,
    creditMinor: 4_950,
    discountMinor: 2_000,
    paidMinor: 22_950,
    payment: {
      provider: "alipay",
      method: "page",
      transactionId: "2026112122001412345678901234",
      paidAt: "2026-11-21T08:12:33Z",
    },
    timeZone: "Asia/Shanghai",
    refund: null,
  },
};

/** What a reader's search or copy would find, a line a line. */
async function read(pdf: Uint8Array) {
  const document = await getDocumentProxy(pdf.slice());
  const { text } = await extractText(document, { mergePages: true });
  return { pages: document.numPages, text };
}

test("a Chinese receipt is one page of text that can be found and copied, with its amount in figures and capitals", async () => {
  const { pages, text } = await read(await receiptPdf(receipt, "zh"));
  expect(pages).toBe(1);
  for (const said of [
    "收据",
    "LC-2026-000042",
    "2026年11月21日",
    "上海示例房播科技有限公司",
    "上海某某房地产经纪有限公司",
    "林镕",
    "专业版套餐",
    "−¥49.50",
    "¥229.50",
    "人民币贰佰贰拾玖元伍角",
    "支付宝",
    "2026112122001412345678901234",
    "16:12 GMT+8",
    "不是发票",
    "申请发票",
  ])
    expect(text).toContain(said);
});

test("an English one says the same in English, and carries Chinese names as they are", async () => {
  const { pages, text } = await read(await receiptPdf(receipt, "en"));
  expect(pages).toBe(1);
  for (const said of [
    "Receipt",
    "Professional plan",
    "21 November 2026",
    "¥229.50",
    "Alipay",
    "林镕",
    "not a Chinese tax invoice",
  ])
    expect(text).toContain(said);
  expect(text).not.toContain("人民币");
});

test("a buyer elsewhere reads days and times on their own clock, not on the seller's", async () => {
  const abroad = { ...receipt, data: { ...receipt.data, timeZone: "America/New_York" } };
  const evening = {
    ...abroad,
    issuedAt: new Date("2026-11-22T02:12:34Z"),
    data: { ...abroad.data, payment: { ...abroad.data.payment, paidAt: "2026-11-22T02:12:33Z" } },
  };
  const { text: zh } = await read(await receiptPdf(evening, "zh"));
  expect(zh).toContain("2026年11月21日 21:12 GMT-5");
  const { text: en } = await read(await receiptPdf(evening, "en"));
  expect(en).toContain("21 November 2026 21:12 GMT-5");
  for (const text of [zh, en]) {
    expect(text).not.toContain("10:12");
    expect(text).not.toContain("GMT+8");
    expect(text).not.toMatch(/2026年11月22日|22 November/);
  }
});

test("a credit note names what went back and the receipt it belongs to", async () => {
  const refund = {
    amountMinor: 10_005,
    reference: "RF1",
    receiptNumber: receipt.number,
    doneAt: "2026-11-25T08:00:00Z",
  };
  const note = {
    ...receipt,
    number: "CN-2026-000007",
    kind: "credit_note" as const,
    data: { ...receipt.data, refund },
  };
  const { text } = await read(await receiptPdf(note, "zh"));
  for (const said of ["退款单", "CN-2026-000007", "LC-2026-000042", "¥100.05", "人民币壹佰元零伍分", "不是红字发票"])
    expect(text).toContain(said);
});

test("names of people from elsewhere are kept, and what no face has is marked, not dropped", async () => {
  const buyer = { name: "Łukasz Çelik, Ирина, Nguyễn, 한", company: null, email: null };
  const { text } = await read(await receiptPdf({ ...receipt, data: { ...receipt.data, buyer } }, "en"));
  expect(text.replaceAll(" ", "")).toContain("ŁukaszÇelik,Ирина,Nguyễn,〓");
});

test("who gave no name is named by the address", async () => {
  const buyer = { name: null, company: null, email: "lin@example.com" };
  const { text } = await read(await receiptPdf({ ...receipt, data: { ...receipt.data, buyer } }, "zh"));
  expect(text.match(/lin@example\.com/g)).toHaveLength(1);
  expect(text).not.toContain("未填写姓名");
});

test("the longest lines still leave one page, and nothing runs into the note", async () => {
  const long = "特别长的公司名称".repeat(15);
  const data = {
    ...receipt.data,
    seller: { ...receipt.data.seller, name: long, address: long },
    buyer: { name: long.slice(0, 80), company: long, email: `${"a".repeat(60)}@example.com` },
  };
  const document = await getDocumentProxy(await receiptPdf({ ...receipt, data }, "zh"));
  const { items } = await (await document.getPage(1)).getTextContent();
  /** Distances of baselines from the foot of the sheet. */
  const heights = items.flatMap((item) => ("transform" in item && item.str.trim() ? [Number(item.transform[5])] : []));
  const heightOf = (said: string) =>
    items.flatMap((item) => ("str" in item && item.str.includes(said) ? [Number(item.transform[5])] : []))[0] ?? 0;
  expect(document.numPages).toBe(1);
  expect(Math.min(...heights)).toBeGreaterThan(20);
  expect(heightOf("16:12 GMT+8") - heightOf("本收据证明")).toBeGreaterThan(20);
});

test("the same receipt gives the same bytes, small enough for a mail", async () => {
  const [one, two] = await Promise.all([receiptPdf(receipt, "zh"), receiptPdf(receipt, "zh")]);
  expect(Buffer.compare(one, two)).toBe(0);
  expect(one.length).toBeLessThan(100_000);
});
