/** A price's qualifier is read where it is said of this price, and nowhere else. */
import { describe, expect, it } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { priceTermOf } from "./price-term.ts";

const priced = (amount: number | null, currency: string, facts: Partial<Listing>): Listing => ({
  ...emptyListing(),
  price: amount === null ? null : { amount, currency, period: null },
  ...facts,
});

describe("a price's term", () => {
  it.each<[string, number | null, string, Partial<Listing>]>([
    ["over", 245_000, "GBP", { disclosures: { Price: "Offers over £245,000" } }],
    ["over", 1_485_000, "AUD", { disclosures: { "Price guide": "Offers over $1,485,000" } }],
    ["over", 310_000, "GBP", { title: "Villa, Perth - Offers in excess of £310,000" }],
    ["around", 310_000, "GBP", { disclosures: { Price: "OIRO £310,000" } }],
    ["guide", 219_950, "GBP", { disclosures: { "Guide price": "£219,950" } }],
    ["auctionGuide", 90_000, "GBP", { disclosures: { "Auction guide price": "£90,000" } }],
    ["from", 189_000, "EUR", { title: "T2 loué, à partir de 189 000 €" }],
    ["from", 249_000, "EUR", { disclosures: { Kaufpreis: "ab 249.000 €" } }],
    ["from", 3_200_000, "CNY", { title: "滨江新盘 320万起" }],
    ["from", 29_800_000, "JPY", { disclosures: { 価格: "2,980万円～" } }],
    ["start", 1_680_000, "CNY", { title: "法拍 起拍价168万" }],
    ["start", 90_000, "EUR", { disclosures: { "Mise à prix": "90 000 €" } }],
    ["guide", 2_800_000, "CNY", { disclosures: { 指导价: "280万" } }],
    ["fixed", 180_000, "GBP", { disclosures: { "Fixed price": "£180,000" } }],
    ["fixed", 249_000, "EUR", { disclosures: { Kaufpreis: "249.000 € Festpreis" } }],
    ["negotiable", 229_000, "EUR", { title: "3-Zimmer-Wohnung, 229.000 € VB" }],
    ["negotiable", 985_000, "CHF", { disclosures: { Verkaufspreis: "CHF 985'000 VB" } }],
    ["negotiable", 29_800_000, "JPY", { description: "価格は応相談です。" }],
    ["negotiable", 6_600_000, "HKD", { disclosures: { 售價: "660萬（議價）" } }],
    ["negotiable", 950_000_000, "KRW", { description: "입주일 협의. 매매가 조정 가능합니다." }],
    ["onRequest", null, "EUR", { title: "Prix sur demande" }],
    ["onRequest", null, "GBP", { disclosures: { Price: "POA" } }],
  ])("%s: %s %s %j", (term, amount, currency, facts) => {
    expect(priceTermOf(priced(amount, currency, facts))).toBe(term);
  });

  it.each<[string, number, string, Partial<Listing>]>([
    ["another sum", 420_000, "GBP", { description: "Offers over £5,000 were spent on the roof. Price £420,000." }],
    ["a move-in date", 950_000_000, "KRW", { disclosures: { 입주가능일: "협의" } }],
    ["a distance", 420_000, "GBP", { description: "Asking £420,000. Trains from Leeds from 6 am." }],
    ["a day", 249_000, "EUR", { description: "Kaufpreis 249.000 €, frei ab 1. März" }],
    ["a deposit", 750_000, "KRW", { disclosures: { 보증금: "1,000만원 (협의)" } }],
    ["pets", 62_000, "JPY", { features: ["ペット応相談"] }],
    ["nothing", 420_000, "GBP", { title: "Three-bedroom house" }],
  ])("is none for %s", (_what, amount, currency, facts) => {
    expect(priceTermOf(priced(amount, currency, facts))).toBeNull();
  });
});
