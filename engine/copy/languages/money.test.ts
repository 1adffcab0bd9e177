import { describe, expect, it } from "vitest";
import { californiaHouse, tokyoSale } from "#tests/samples/listings";
import { trace } from "../fact-lock/index.ts";
import { money as ja } from "./ja/story/amounts.ts";
import { money as ko } from "./ko/story/amounts.ts";

describe("money in Japanese and Korean", () => {
  it.each([
    [58_800_000, "JPY", "5,880万円", "5,880만 엔"],
    [185_000_000, "JPY", "1億8,500万円", "1억 8,500만 엔"],
    [300_000_000, "KRW", "3億ウォン", "3억 원"],
    [685_900, "USD", "68.59万ドル", "68만 5,900달러"],
    [1_234_567, "USD", "1,234,567ドル", "123만 4,567달러"],
    [125_000, "JPY", "12.5万円", "12만 5,000엔"],
    [3200, "CNY", "3,200元", "3,200위안"],
  ])("writes %d %s exactly", (amount, currency, inJapanese, inKorean) => {
    expect(ja(amount, currency)).toBe(inJapanese);
    expect(ko(amount, currency)).toBe(inKorean);
  });
  it("is traced as one amount, and a wrong rest of it is found", () => {
    const dear = { ...tokyoSale, price: { amount: 185_000_000, currency: "JPY", period: null } };
    expect(trace(dear, "ja", "価格1億8,500万円です。")).toEqual([]);
    expect(trace(dear, "ja", "価格1億8,600万円です。").map(({ text }) => text)).toEqual(["1億8,600万円"]);
    expect(trace(californiaHouse, "ko", "매매가 68만 5,900달러입니다.")).toEqual([]);
    expect(trace(californiaHouse, "ko", "매매가 68만 9,500달러입니다.")).toHaveLength(1);
  });
});
