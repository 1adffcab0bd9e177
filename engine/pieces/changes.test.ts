import { expect, test } from "vitest";
import type { Listing } from "#contract/listing";
import { briefFor } from "#tests/samples/briefs";
import { shanghaiSale } from "#tests/samples/listings";
import { changesBetween, overtakenBy } from "./changes.ts";

const price = { amount: 6_580_000, currency: "CNY", period: null };
const cheaper: Listing = { ...shanghaiSale, price };

test("what changed is told fact by fact, in whatever order a database keeps its keys, and what was taken back too", () => {
  const stored: Listing = { ...cheaper, price: { period: null, currency: "CNY", amount: 6_580_000 } };
  expect(changesBetween(cheaper, stored)).toEqual([]);
  expect(changesBetween(shanghaiSale, { ...cheaper, orientation: null })).toEqual([
    { path: "price", before: shanghaiSale.price, after: price },
    { path: "orientation", before: shanghaiSale.orientation, after: null },
  ]);
});

test("a sentence names the facts it states otherwise, and no others", () => {
  const after: Listing = { ...cheaper, yearBuilt: 2011 };
  const text = {
    language: "zh" as const,
    title: "梅川苑，总价698万",
    body: `这套房子建于${shanghaiSale.yearBuilt}年。\n欢迎来看房。`,
  };
  const found = overtakenBy(shanghaiSale, after, briefFor(shanghaiSale))(text);
  expect(found.map(({ field, text: said, facts }) => [field, said, facts.map(({ path }) => path)])).toEqual([
    ["title", "梅川苑，总价698万", ["price"]],
    ["body", `这套房子建于${shanghaiSale.yearBuilt}年。`, ["yearBuilt"]],
  ]);
});
