import { expect, test } from "vitest";
import { linksIn, linksWithWords, sharedText, wordsOfLink } from "./links.ts";

test("a share text gives up its link, whatever stands around it", () => {
  const text = "【链家】中远两湾城 3室2厅 698万 https://sh.lianjia.com/ershoufang/107100.html?utm=share，快来看看吧！";
  expect(sharedText(text)).toEqual({
    is: "share",
    url: "https://sh.lianjia.com/ershoufang/107100.html?utm=share",
    links: ["https://sh.lianjia.com/ershoufang/107100.html?utm=share"],
    text,
  });
  expect(linksIn("Look (https://www.rightmove.co.uk/properties/1).")).toEqual([
    "https://www.rightmove.co.uk/properties/1",
  ]);
});

test("signs of a sentence glued to a link are no part of it", () => {
  const link = "https://sh.lianjia.com/ershoufang/107100.html";
  expect(linksIn(`${link}复制打开链家`)).toEqual([link]);
  expect(linksIn(`${link}を見て`)).toEqual([link]);
  expect(linksIn("https://example.com/%E5%AE%B6/1 看看")).toEqual(["https://example.com/%E5%AE%B6/1"]);
});

test("a short link is found between words that no blank parts from it", () => {
  expect(linksIn("复制打开 b23.tv/Ab12，看房")).toEqual(["https://b23.tv/Ab12"]);
  expect(linksIn("看看这套房m.lianjia.com/sh/1.html，3室2厅")).toEqual(["https://m.lianjia.com/sh/1.html"]);
  expect(linksIn("【贝壳】m.ke.com/x7Ab")).toEqual(["https://m.ke.com/x7Ab"]);
  expect(linksIn("普陀区中远两湾城 128.5平 南北通透 18/32层")).toEqual([]);
});

test("several links are told apart, each once", () => {
  expect(linksIn("https://a.example.com/1\nhttps://b.example.com/2 https://a.example.com/1")).toEqual([
    "https://a.example.com/1",
    "https://b.example.com/2",
  ]);
});

test.each([",", ";", "|", ", ", " | ", "，", "；", "、"])("links joined by '%s' are told apart", (mark) => {
  const [a, b, c] = ["https://a.example/1", "https://b.example/2?x=1,2;3", "https://c.example/3"];
  expect(linksIn([a, b, c].join(mark))).toEqual([a, b, c]);
  expect(linksIn(["m.ke.com/x7Ab", "m.ke.com/y8"].join(mark))).toEqual([
    "https://m.ke.com/x7Ab",
    "https://m.ke.com/y8",
  ]);
  expect(linksIn([a, "m.ke.com/y8"].join(mark))).toEqual([a, "https://m.ke.com/y8"]);
});

test("a comma inside a link is the link's", () => {
  const map = "https://www.google.com/maps/@31.2,121.4,15z/data=a;b|c";
  expect(linksIn(`${map}, look`)).toEqual([map]);
});

test("a short link beside a written one is found, in the order they stand", () => {
  const [short, written] = ["https://m.lianjia.com/sh/1.html", "https://b.example/2"];
  expect(linksIn("m.lianjia.com/sh/1.html 和 https://b.example/2")).toEqual([short, written]);
  expect(linksIn("https://b.example/2 和 m.lianjia.com/sh/1.html")).toEqual([written, short]);
  expect(linksWithWords("甲 m.lianjia.com/sh/1.html\n乙 https://b.example/2")).toEqual([
    { url: short, words: "甲 m.lianjia.com/sh/1.html" },
    { url: written, words: "乙 https://b.example/2" },
  ]);
  expect(linksIn("2 bed, 900 sq.ft/floor, £1,200 p.m/excl. https://b.example/2")).toEqual([written]);
});

test("a short link works without its scheme, and a plain link is nothing else", () => {
  expect(sharedText(" m.ke.com/x7Ab ")).toEqual({ is: "link", url: "https://m.ke.com/x7Ab" });
  expect(linksIn("复制打开 b23.tv/Ab12 看房")).toEqual(["https://b23.tv/Ab12"]);
  expect(sharedText("https://sh.ke.com/1.html")).toEqual({ is: "link", url: "https://sh.ke.com/1.html" });
});

test("a line of facts is a text, a wrong address stays an address", () => {
  const line = "普陀区中远两湾城 3室2厅2卫 128.5平 南北通透 精装 18/32层 2003年 苏州河景 698万";
  expect(sharedText(line)).toEqual({ is: "text", text: line });
  expect(sharedText("htps:/x")).toEqual({ is: "link", url: "htps:/x" });
});

test("the words of each link are told from its neighbour's", () => {
  const [a, b] = ["https://a.example/1", "https://b.example/2"];
  const words = (text: string) => linksWithWords(text).map((one) => one.words);
  expect(words(`甲 3室 ${a} 复制打开\n乙 2室 ${b}`)).toEqual([`甲 3室 ${a} 复制打开`, `乙 2室 ${b}`]);
  expect(words(`甲\n3室 ${a}\n点击查看\n\n乙\n2室 ${b}\n点击查看`)).toEqual([
    `甲\n3室 ${a}\n点击查看`,
    `乙\n2室 ${b}\n点击查看`,
  ]);
  expect(words(`${a}\n甲 3室\n${b}\n乙 2室`)).toEqual([`${a}\n甲 3室`, `${b}\n乙 2室`]);
  expect(words(`甲 3室 ${a} 乙 2室 ${b} 再看 ${a}`)).toEqual([`甲 3室 ${a}`, `乙 2室 ${b} 再看 ${a}`]);
  expect(words("【贝壳】甲m.ke.com/x7Ab，乙m.ke.com/y8")).toEqual(["【贝壳】甲m.ke.com/x7Ab", "，乙m.ke.com/y8"]);
  expect(words("没有链接")).toEqual([]);
});

test("words are those of the very link they came with, and a link alone has none", () => {
  const text = "甲 3室 https://a.example/1";
  expect(wordsOfLink(" https://a.example/1 ", text)).toBe(text);
  expect(wordsOfLink("https://a.example/12", text)).toBe("");
  expect(wordsOfLink("https://a.example/1\n", "https://a.example/1\nhttps://b.example/2")).toBe("");
  expect(wordsOfLink("", text)).toBe("");
});

test("a page of text costs no more than its length", () => {
  const long = "https://a".repeat(20_000);
  expect(linksIn(long).length).toBeLessThan(200);
  expect(linksIn(")".repeat(200_000))).toEqual([]);
  const many = Array.from({ length: 4_000 }, (_, at) => `https://a.example/${at}`);
  expect(linksWithWords(many.join("\n"))).toHaveLength(4_000);
});
