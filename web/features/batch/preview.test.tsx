import { afterEach, expect, test } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { mount, pageText, unmountAll } from "#web/testing/mount.tsx";
import { Preview } from "./preview.tsx";

afterEach(unmountAll);

const rent = { amount: 5_200, currency: "CNY", period: null };
const monthly = { ...rent, period: "month" as const };
const home = (over: Partial<Listing>): Listing => ({
  ...emptyListing(),
  title: "a",
  country: "CN",
  transaction: "rent",
  price: rent,
  ...over,
});
const custom = { price: monthly, provenance: { "price.period": { source: "derived" as const, confidence: 0.5 } } };

test.each<[Partial<Listing>, zh: string, en: string]>([
  [{}, "¥5,200 · 按月还是按年？", "CN¥5,200 · Month, week or year?"],
  [custom, "¥5,200 · 按月还是按年？", "CN¥5,200 · Month, week or year?"],
  [{ price: monthly }, "¥5,200/月", "CN¥5,200/month"],
  [{ transaction: null }, "¥5,200 · 总价还是租金？", "CN¥5,200 · A price, or a rent?"],
  [{ transaction: "sale", price: { ...rent, amount: 6_980_000 } }, "698万元", "CN¥6,980,000"],
  // a Korean lease against one deposit has no period
  [{ country: "KR" }, "¥5,200", "CN¥5,200"],
])("of a home not kept yet an amount nobody said the meaning of stands with the question: %j", async (over, zh, en) => {
  for (const [language, text] of [["zh", zh] as const, ["en", en] as const]) {
    await mount(<Preview listings={[home(over)]} />, language);
    expect(document.querySelector("li span")?.textContent).toBe(text);
    expect(pageText()).toContain("a");
    await unmountAll();
  }
});
