import { expect, test } from "vitest";
import { markFacts } from "#web/features/landing/fact-marks.ts";
import { exampleSource } from "#web/testing/landing-data.ts";

const { listing } = exampleSource;
const marked = (text: string) =>
  markFacts(text, listing).flatMap(({ text: said, fact }) => (fact ? [`${fact}: ${said}`] : []));

test.each([
  [
    "建筑面积89.3㎡，两房两厅一卫，2004年建成。挂698万。",
    ["area: 89.3㎡", "rooms: 两房两厅一卫", "year: 2004", "price: 698万"],
  ],
  [
    "89.3 m², about 961 sq ft, 2 bed, 1 bath, ¥6.98 million",
    ["area: 89.3 m²", "area: 961 sq ft", "rooms: 2 bed", "price: ¥6.98 million"],
  ],
  ["89,3 m², 6,98 Mio. Yuan, 620 m bis zur U-Bahn", ["area: 89,3 m²", "price: 6,98 Mio.", "features: 620 m"]],
  ["2LDK、6,980,000元、普陀の梅川苑", ["rooms: 2LDK", "price: 6,980,000", "place: 普陀", "place: 梅川苑"]],
])("the facts in “%s” are found, whatever the language", (text, found) => {
  expect(marked(text)).toEqual(found);
});

test("figures that are no facts stay unmarked, and no character is lost", () => {
  const text = "12004 户，1698 万，客服 24 小时";
  expect(marked(text)).toEqual([]);
  const other = "挂698万。位置在普陀。";
  expect(
    markFacts(other, listing)
      .map((segment) => segment.text)
      .join(""),
  ).toBe(other);
});
