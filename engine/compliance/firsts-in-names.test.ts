/** "First" in a block's number or a firm's name, "fully" in a kind of home and "choice" of a shop's meat boast of nothing. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";

const found = (text: string) => check({ market: "JP", language: "ja", text }).map(({ rule }) => rule);

describe("no superlative", () => {
  it.each([
    "日本橋一丁目の分譲マンション。",
    "取扱:日本橋一条不動産",
    "日本第一ホテルまで徒歩3分",
    "近くに第一生命のビルがあります。",
    "完全2世帯住宅です。",
    "近くに特選和牛の店があります。",
  ])("%s", (text) => expect(found(text)).toEqual([]));
});

describe("a superlative", () => {
  it.each([
    ["日本一の眺望", "jp-term-superior"],
    ["日本第一のマンション", "jp-term-superior"],
    ["日本一条件の良い部屋", "jp-term-superior"],
    ["日本橋一丁目で地域一の眺望", "jp-term-superior"],
    ["完全2世帯、完璧な住まい", "jp-term-perfect"],
    ["特選物件", "jp-term-selected"],
    ["厳選した物件だけをご紹介", "jp-term-selected"],
  ])("%s", (text, rule) => expect(found(text)).toContain(rule));
});
