import { expect, test } from "vitest";
import { wrap } from "./lines.ts";

/** Chinese characters are two wide, all others one. */
const measure = (text: string) => [...text].reduce((sum, one) => sum + (/[\u3000-\uffef]/.test(one) ? 2 : 1), 0);

test("Chinese breaks between characters, and no line begins with a closing mark", () => {
  expect(wrap("款项已收到，不是发票。", 10, measure)).toEqual(["款项已收", "到，不是发", "票。"]);
  expect(wrap("请点「申请发票」。", 7, measure)).toEqual(["请点", "「申请", "发", "票」。"]);
});

test("Latin breaks at spaces, also where it stands in Chinese", () => {
  expect(wrap("one two three", 8, measure)).toEqual(["one two", "three"]);
  expect(wrap("订单 ORD-001 已付款", 9, measure)).toEqual(["订单", "ORD-001", "已付款"]);
});

test("what has no place to break is cut, and nothing is lost", () => {
  expect(wrap("abcdefghij", 4, measure)).toEqual(["abcd", "efgh", "ij"]);
  expect(wrap("", 4, measure)).toEqual([""]);
});
