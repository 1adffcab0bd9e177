import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { press } from "#web/testing/act-on.ts";
import { resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, type, unmountAll } from "#web/testing/mount.tsx";
import { FactGroups } from "./fact-groups.tsx";
import { openFacts } from "./fold.ts";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
beforeEach(resetFakeApi);
afterEach(unmountAll);

const home: Listing = {
  ...emptyListing(),
  title: "梅川苑",
  country: "CN",
  transaction: "sale",
  price: { amount: 6_980_000, currency: "CNY", period: null },
  area: { sqm: 89.3, kind: "gross" },
  rooms: { bedrooms: 2, livingRooms: 2, bathrooms: 1 },
  address: { ...emptyListing().address, city: "上海" },
  disclosures: { 房屋年限: "满五唯一", 配备电梯: "有" },
};

let now: Listing = home;
let change: (next: Listing) => void = () => {};
function Frame() {
  const [listing, setListing] = useState(home);
  now = listing;
  change = setListing;
  return <FactGroups listing={listing} open={openFacts(listing)} onChange={setListing} />;
}
const fieldsOf = (group: string) =>
  document.querySelectorAll(`section[aria-labelledby="facts-${group}"] :is(input, textarea, select)`).length;
const groups = ["basics", "money", "rooms", "place", "features", "disclosures"];

test("a group that is opened opens alone", async () => {
  await mount(<Frame />);
  expect(groups.map(fieldsOf)).toEqual([0, 0, 0, 0, 0, 0]);
  await press("修改：户型与楼层");
  expect(groups.map(fieldsOf)).toEqual([0, 0, 8, 0, 0, 0]);
  await press("修改：位置");
  expect(groups.map(fieldsOf)).toEqual([0, 0, 8, 8, 0, 0]);
});

test("of disclosures only what is asked for stands as a field, while it is worked at; what is known stays folded", async () => {
  await mount(<Frame />);
  await act(async () => change({ ...now, disclosures: { ...home.disclosures, 房源核验码: "" } }));
  expect(groups.map(fieldsOf)).toEqual([0, 0, 0, 0, 0, 1]);
  expect(pageText()).toContain("房屋年限 满五唯一；配备电梯 有");
  await type('[data-disclosure="房源核验码"]', "310107A1");
  expect(now.disclosures).toEqual({ ...home.disclosures, 房源核验码: "310107A1" });
  expect(groups.map(fieldsOf)).toEqual([0, 0, 0, 0, 0, 1]);
  expect(pageText()).not.toContain("房源核验码 310107A1");
  await press("修改：信息披露");
  expect(fieldsOf("disclosures")).toBe(6);
});

test("a disclosure asked for where none is known is a row like any", async () => {
  await mount(<Frame />);
  await act(async () => change({ ...now, disclosures: { 房源核验码: "" } }));
  expect(fieldsOf("disclosures")).toBe(2);
});
