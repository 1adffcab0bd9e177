import { expect, test } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { differencesOf, updatedBy } from "./differences.ts";
import { pageIdentity, sameHome } from "./same-home.ts";

const empty = emptyListing();
const home: Listing = {
  ...empty,
  sourceUrl: "https://sh.ke.com/ershoufang/107.html?utm_source=app",
  transaction: "sale",
  title: "梅川苑 2室1厅",
  price: { amount: 6_980_000, currency: "CNY", period: null },
  area: { sqm: 89.3, kind: "gross" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  address: { ...empty.address, text: "梅川路 1247 弄 8 号 602", city: "上海", community: "梅川苑" },
  floor: "中楼层（共18层）",
  features: ["有电梯"],
  provenance: { price: { source: "user", confidence: 1 } },
};
const price = (amount: number) => ({ amount, currency: "CNY", period: null });
const elsewhere = { sourceUrl: "https://other.example/9", address: { ...home.address, text: null } };

test.each<[string, Partial<Listing>, string | null]>([
  ["the same page, shared from a phone", { sourceUrl: "https://m.sh.ke.com/ershoufang/107.html?from=share" }, "link"],
  [
    "the same address, written otherwise",
    { sourceUrl: null, address: { ...home.address, text: "梅川路1247弄8号602" } },
    "address",
  ],
  ["another page of the same home, cheaper", { ...elsewhere, price: price(6_700_000) }, "measures"],
  ["the same page to let", { transaction: "rent" }, null],
  [
    "another advertisement of the same site",
    { ...elsewhere, sourceUrl: "https://sh.ke.com/ershoufang/108.html" },
    null,
  ],
  ["another floor", { ...elsewhere, floor: "高楼层（共18层）" }, null],
  ["another size", { ...elsewhere, area: { sqm: 95, kind: "gross" } }, null],
  ["a far other price", { ...elsewhere, price: price(9_000_000) }, null],
  ["a street without a number", { sourceUrl: null, floor: null, address: { ...home.address, text: "梅川路" } }, null],
  ["a flat above it at the address", { sourceUrl: null, floor: "高楼层（共18层）" }, null],
  ["another flat at the address", { sourceUrl: null, floor: null, area: { sqm: 120, kind: "gross" } }, null],
])("%s", (_, change, why) => {
  expect(sameHome(home, { ...home, ...change })).toBe(why);
  expect(sameHome({ ...home, ...change }, home)).toBe(why);
});

test.each<[string, Partial<Listing>, Partial<Listing>, string | null]>([
  ["the next flat by its unit", { title: "Loft, Unit 3B" }, { title: "Loft, Unit 3C" }, null],
  ["the flat below by its number", { title: "한빛마을 704호" }, { title: "한빛마을 604호" }, null],
  ["the flat below by its floor", { floor: "5/11" }, { floor: "4/11" }, null],
  ["the same flat, its floor told shorter", { floor: "5/11" }, { floor: "5" }, "address"],
  ["the same flat, its unit told once", { title: "Loft, Unit 3B" }, { title: "A loft" }, "address"],
])("homes of one house: %s", (_, one, other, why) => {
  const [a, b] = [one, other].map(
    (change): Listing => ({
      ...home,
      sourceUrl: null,
      floor: null,
      address: { ...home.address, text: "Bond Street 812" },
      ...change,
    }),
  );
  expect(a && b && sameHome(a, b)).toBe(why);
});

test("two that say nothing are not the same home", () => expect(sameHome(empty, empty)).toBeNull());

test("an address's identity keeps what tells pages apart", () => {
  expect(pageIdentity("https://www.a.example/x?id=1&utm_medium=y")).toBe("a.example/x?id=1");
  expect(pageIdentity("https://a.example/x?id=2")).not.toBe(pageIdentity("https://a.example/x?id=1"));
  expect(pageIdentity("not an address")).toBeNull();
});

test("what a second reading does not say is no change, and stays", () => {
  const again: Listing = {
    ...empty,
    price: price(6_700_000),
    title: home.title,
    features: ["有电梯", "满五唯一"],
    orientation: "南",
  };
  expect(differencesOf(home, again)).toEqual([
    { path: "price", before: home.price, after: again.price },
    { path: "orientation", before: null, after: "南" },
    { path: "features", before: null, after: "满五唯一" },
  ]);
  expect(differencesOf(home, home)).toEqual([]);
  expect(updatedBy(home, { ...again, provenance: { price: { source: "text", confidence: 0.7 } } })).toMatchObject({
    price: price(6_700_000),
    area: home.area,
    orientation: "南",
    features: ["有电梯", "满五唯一"],
    provenance: { price: { source: "text", confidence: 0.7 } },
    sourceUrl: home.sourceUrl,
  });
});

test("a point on the map goes with its address", () => {
  const at = (text: string, latitude: number | null, longitude: number | null): Listing => ({
    ...home,
    address: { ...home.address, text, latitude, longitude },
    provenance: { "address.latitude": { source: "meta", confidence: 0.7 } },
  });
  const before = at("14 Harbour Lane", 51.45, -2.6);
  const pointAfter = (reading: Listing) => {
    const { address, provenance } = updatedBy(before, reading);
    return [address.latitude, address.longitude, "address.latitude" in provenance];
  };
  expect(pointAfter(at("3 Mill Road", 52.2, 0.13))).toEqual([52.2, 0.13, true]);
  expect(pointAfter(at("3 Mill Road", null, null))).toEqual([null, null, false]);
  expect(pointAfter(at("14 Harbour Lane, Bristol", null, null))).toEqual([51.45, -2.6, true]);
  expect(updatedBy(at("14 Harbour Lane", null, null), before).address.latitude).toBe(51.45);
});
