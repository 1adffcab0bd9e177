import { describe, expect, it } from "vitest";
import { readListing } from "./read.ts";

const page = (lang: string, title: string, body: string, url: string) =>
  readListing(`<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`, {
    url,
  });
const sheet =
  "<table><tr><th>間取り</th><td>2LDK</td></tr><tr><th>専有面積</th><td>55.2㎡</td></tr><tr><th>築年月</th><td>2005年4月</td></tr></table>";

describe("a price beside others of its size", () => {
  it.each([
    ["<p>価格：5,980万円</p><p>※6,280万円より値下げ</p>", 0.8],
    ["<p>価格：5,980万円</p><s>6,280万円</s>", 0.8],
    ["<p>価格：5,980万円</p><p>201号室 5,480万円</p>", 0.8],
  ])("is not sure: %s", (prices, most) => {
    const listing = page(
      "ja",
      "ヴィラ中目黒 5,980万円",
      `<h1>ヴィラ中目黒</h1>${prices}${sheet}`,
      "https://a.example.jp/s/1/",
    );
    expect(listing.price?.amount).toBe(59_800_000);
    expect(listing.provenance.price?.confidence).toBeLessThanOrEqual(most);
  });

  it("is sure beside fees, deposits and loans alone", () => {
    const listing = page(
      "ja",
      "ヴィラ中目黒 5,980万円",
      `<h1>ヴィラ中目黒</h1><p>価格：5,980万円</p><p>月々のお支払い 15.2万円</p><p>管理費 18,000円</p>${sheet}`,
      "https://a.example.jp/s/1/",
    );
    expect(listing.provenance.price?.confidence).toBeGreaterThan(0.8);
  });
});

describe("a price is", () => {
  const home =
    "<ul><li>3 bedrooms</li><li>2 bathrooms</li><li>1,120 sq ft</li></ul><p>A well presented home close to the station.</p>";
  it.each([
    ["en-GB", "<p>£415 pw (£1,798 pcm)</p>", { amount: 1798, period: "month" }],
    ["en-GB", "<p>Now £450,000 (was £480,000)</p><p>Monthly from £1,980</p>", { amount: 450_000, period: null }],
    ["en-GB", "<p>Guide Price £475,000 - £500,000</p>", { amount: 475_000, period: null }],
    ["ja", `<p>9万8000円<span>（管理費 5000円）</span></p>${sheet}`, { amount: 98_000 }],
    [
      "ja",
      `<dl><dt>販売価格</dt><dd>7,280万円</dd><dt>価格帯</dt><dd>6,980万円～7,480万円</dd></dl>${sheet}`,
      { amount: 72_800_000 },
    ],
    [
      "zh-CN",
      "<div>原价</div><div>385万</div><div>现价</div><div>368万</div><div>参考总价：370万起</div><ul><li>户型：2室2厅1卫</li><li>建筑面积：88.5㎡</li></ul>",
      { amount: 3_680_000 },
    ],
  ])("in %s what is asked now, in one sum: %s", (lang, prices, price) => {
    expect(
      page(
        lang,
        "A home",
        `<h1>A home in Elm Road 12</h1>${prices}${lang.startsWith("en") ? home : ""}`,
        "https://a.example.com/p/1",
      ).price,
    ).toMatchObject(price);
  });
});
