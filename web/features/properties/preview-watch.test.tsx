import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyListing } from "#contract/listing";
import type { SourceWatch } from "#contract/properties/source-watch";
import type { PropertyDetail } from "#contract/property";
import { button, press } from "#web/testing/act-on.ts";
import { answers, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
const { PreviewWatch } = await import("./preview-watch.tsx");

beforeEach(resetFakeApi);
afterEach(unmountAll);

const rent = (period: "month" | "week") => ({ amount: 1200, currency: "GBP", period });
const listing = { ...emptyListing(), title: "Flat", price: rent("month") };
const detail: PropertyDetail = {
  id: "00000000-0000-4000-8000-000000000001",
  number: "PROP-001",
  title: "Flat",
  address: null,
  price: listing.price,
  priceAsks: null,
  areaSqm: null,
  status: "draft",
  languages: [],
  platforms: [],
  coverUrl: null,
  pageUrl: null,
  campaignId: null,
  views: 0,
  createdAt: "2026-03-01T08:00:00Z",
  updatedAt: "2026-03-01T08:00:00Z",
  deletedAt: null,
  listing,
  photos: [],
  missingPhotos: [],
  version: 3,
  campaigns: [],
  outdated: false,
};
const watch = (over: Partial<SourceWatch>): SourceWatch => ({
  url: "https://site.example/1",
  every: "day",
  nextAt: "2026-03-02T08:00:00Z",
  readAt: "2026-03-01T08:00:00Z",
  problem: null,
  changes: [],
  updated: null,
  version: 3,
  ...over,
});

async function show(answer: SourceWatch) {
  answers["watches.get"] = async () => answer;
  await mount(<PreviewWatch detail={detail} />);
  await settle();
}

test("a rent that is asked by the week now reads so, and one button takes it over with the home's own photos", async () => {
  const updated = { ...listing, price: rent("week") };
  answers["properties.update"] = async () => ({ ...detail, listing: updated, price: updated.price });
  await show(watch({ changes: [{ path: "price", before: rent("month"), after: rent("week") }], updated }));
  expect(document.querySelector("del")?.textContent).toContain("月");
  expect(document.querySelector("ins")?.textContent).toContain("周");
  await press("按来源页面更新");
  expect(inputsOf("properties.update")).toEqual([{ id: detail.id, version: 3, listing: updated, photoIds: [] }]);
});

test("photos and features of the page are told, with what becomes of them", async () => {
  await show(
    watch({
      changes: [
        { path: "photos", before: "2", after: "3 (+2, -1)" },
        { path: "features", before: "阳台", after: null },
      ],
      updated: listing,
    }),
  );
  expect(pageText()).toContain("3 (+2, -1)");
  expect(pageText()).toContain("阳台");
  expect(pageText()).toContain("照片和已有的特点不会自动改动");
});

test("where nothing is to be taken over there is no button", async () => {
  await show(watch({ changes: [{ path: "features", before: "阳台", after: null }] }));
  expect(pageText()).toContain("阳台");
  expect(() => button("按来源页面更新")).toThrow();
});
