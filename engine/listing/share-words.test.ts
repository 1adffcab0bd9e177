import { expect, it } from "vitest";
import { withoutShareWords } from "./page/share-words.ts";
import { readText } from "./read.ts";

it.each([
  ["梅川苑 3室 698万 https://portal.example/2 复制打开", "梅川苑 3室 698万"],
  [
    "【链家】梅川苑 2室2厅 698万，https://portal.example/ershoufang/1.html 复制打开链家查看房源详情",
    "梅川苑 2室2厅 698万",
  ],
  ["【贝壳找房】静安枫景 2室1厅 1050万 https://portal.example/ab3Xy复制打开，查看详情", "静安枫景 2室1厅 1050万"],
])("the title of “%s” is the home's, without the app's own words", (text, title) => {
  expect(readText(text).title).toBe(title);
});

it("a message in English keeps neither the address of the page nor the app's greeting", () => {
  const home = "2 bedroom flat for sale in Mare Street, Hackney, London, 65 sq m, guide price £620,000";
  const { title, description, price } = readText(`${home}\nhttps://portal.example/p/1\nShared from the Homefinder app`);
  expect(`${title} ${description}`).not.toMatch(/https?:|Shared|app/u);
  expect(price).toMatchObject({ amount: 620_000, currency: "GBP" });
});

it.each([
  "【急售】梅川苑 2室 698万 可复制打开门钥匙",
  "Flat in Leeds £200,000, shared with one other flat. Sent from Leeds.",
])("“%s”, without a link, stays as it is", (text) => {
  expect(withoutShareWords(text)).toBe(text);
});
