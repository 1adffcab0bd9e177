/** The lines are those of real statements that people published (2019 and 2026), with their numbers changed. */
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readAlipayStatement } from "./alipay-statement.ts";

const names =
  "支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注";
const trade = (subject: string, type = "交易", yuan = "299.01", request = "", note = "") =>
  `2026060522001419931441931972\t,LC1\t,${type}\t,${subject},2026-06-05 16:01:34,2026-06-05 16:01:38,\t,\t,\t,\t,**博(156******89)\t,${yuan},${yuan},0.01,0.00,0.00,0.00,0.00,立减,0.00\t,0.00,${request}\t,-1.79,0.00,${note}`;
/** A statement with one file, in the encoding of its time. */
const zipOf = (lines: string[], header = names) =>
  zipSync({ "a_业务明细.csv": gb(["#支付宝业务明细查询", header, ...lines, "#交易合计：1笔", ""].join("\r\n")) });

const table = new Map<string, number[]>();
const decoder = new TextDecoder("gb18030");
for (let high = 0x81; high <= 0xfe; high++)
  for (let low = 0x40; low <= 0xfe; low++) table.set(decoder.decode(Uint8Array.of(high, low)), [high, low]);
const gb = (text: string) => Uint8Array.from([...text].flatMap((one) => table.get(one) ?? [...strToU8(one)]));

const payment = {
  type: "payment",
  reference: "LC1",
  transactionId: "2026060522001419931441931972",
  at: new Date("2026-06-05T08:01:38.000Z"),
  amountMinor: 29_901,
  currency: "CNY",
};

test.each([
  ["plainly", trade("房播专业版")],
  ["with commas in what was sold", trade("Professional, 1 month, 10 listings")],
  ["in quotes", trade('"房播专业版"')],
  ["with a comma in the note", trade("房播专业版", "交易", "299.01", "", "a,b")],
])("a payment written %s is read whole", (_, line) => {
  expect(readAlipayStatement(zipOf([line]))).toEqual([payment]);
});

test.each(["-99.01", "99.01"])("a refund of %s yuan goes by its own reference", (yuan) => {
  expect(readAlipayStatement(zipOf([trade("房播专业版", "退款", yuan, "R1")]))).toEqual([
    { ...payment, type: "refund", reference: "R1", amountMinor: 9_901 },
  ]);
});

test("columns are found by their names, wherever they stand", () => {
  const header = names.replace("支付宝交易号,商户订单号,业务类型", "业务类型,支付宝交易号,商户订单号");
  const line = trade("房播专业版").replace(/^([^,]*,[^,]*),([^,]*)/, "$2,$1");
  expect(readAlipayStatement(zipOf([line], header))).toEqual([payment]);
});

test("a day without trades is empty", () => {
  expect(readAlipayStatement(zipOf([]))).toEqual([]);
});

test("a line that cannot be read stops it all, so that no money goes unseen", () => {
  const cutOff = trade("x").split(",").slice(0, 20).join(",");
  const yesterday = trade("x").replaceAll(/2026-06-05 16:01:3\d/g, "yesterday");
  for (const broken of [trade("x", "交易", "1e9"), yesterday, cutOff, trade("x", "")])
    expect(() => readAlipayStatement(zipOf([broken]))).toThrow("cannot be read");
});

test("a zip without the file of trades, or no zip at all, is not an empty day", () => {
  expect(() => readAlipayStatement(zipSync({ "a.csv": gb("门店编号,门店名称\r\n") }))).toThrow("no trades");
  expect(() => readAlipayStatement(strToU8("<html>expired</html>"))).toThrow();
});
