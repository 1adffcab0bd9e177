import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Property, PropertyStatus } from "#contract/property";
import { button, choose, press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
// happy-dom lays nothing out: every row is in sight
vi.mock("@tanstack/react-virtual", () => ({
  useWindowVirtualizer: ({ count }: { count: number }) => ({
    getVirtualItems: () => Array.from({ length: count }, (_, index) => ({ index, key: index, start: 0, end: 0 })),
    getTotalSize: () => 0,
    measureElement: () => {},
  }),
}));
vi.mock("@tanstack/react-router", () => ({ Link: "a" }));

const { PropertyList } = await import("./property-list.tsx");
const { readListState } = await import("./list-state.ts");
const { useProperties } = await import("./use-properties.ts");

const home = (n: number, status: PropertyStatus): Property => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  number: `PROP-00${n}`,
  title: `Home ${n}`,
  address: null,
  price: null,
  priceAsks: null,
  areaSqm: null,
  status,
  languages: [],
  platforms: [],
  coverUrl: null,
  pageUrl: null,
  campaignId: null,
  views: 0,
  createdAt: "2026-01-02T03:04:05Z",
  updatedAt: "2026-01-02T03:04:05Z",
  deletedAt: null,
});
const stock = [home(1, "published"), home(2, "draft"), home(3, "archived")];
const answer = (items: Property[]) => ({ items, nextCursor: null, counts: { published: 1, draft: 1, archived: 1 } });

function Screen() {
  const [state, setState] = useState(readListState({}));
  const list = useProperties(state);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <main>
      <PropertyList
        items={items}
        counts={list.data?.pages[0]?.counts ?? null}
        state={state}
        onState={(part) => setState({ ...state, ...part })}
        wide
        busy={false}
        hasMore
        onEnd={() => {}}
      />
    </main>
  );
}
const rows = () => [...document.querySelectorAll("tbody tr")].map((row) => row.textContent ?? "");
const row = (title: string) => rows().find((text) => text.includes(title));
/** Requests that are answered only when the test says so. */
const later = () => {
  let settleIt = (_: Promise<unknown>) => {};
  const promise = new Promise<unknown>((resolve) => {
    settleIt = resolve;
  });
  return { promise, settle: (value: Promise<unknown>) => settleIt(value) };
};

beforeEach(async () => {
  resetFakeApi();
  answers["properties.list"] = async () => answer(stock);
  await mount(<Screen />, "en");
  await settle();
});
afterEach(unmountAll);

test("a deleted home leaves at once, and comes back when the server refuses", async () => {
  const asked = later();
  answers["properties.remove"] = () => asked.promise;
  await press("More actions for “Home 2”");
  await press("Delete");
  expect(row("Home 2")).toBeUndefined();
  // nothing is read again: what comes back is what was kept
  answers["properties.list"] = () => new Promise(() => {});
  asked.settle(Promise.reject(apiError("unavailable")));
  await settle();
  await settle();
  expect(row("Home 2")).toBeDefined();
  expect(pageText()).toContain("The service is recovering");
});

test("a deleted home can be brought back from the message", async () => {
  answers["properties.remove"] = async () => {
    answers["properties.list"] = async () => answer(stock.filter((one) => one.title !== "Home 1"));
    return { id: stock[0]?.id };
  };
  answers["properties.restore"] = async () => {
    answers["properties.list"] = async () => answer(stock);
    return stock[0];
  };
  await press("More actions for “Home 1”");
  await press("Delete");
  await settle();
  expect(row("Home 1")).toBeUndefined();
  await press("Undo");
  await settle();
  expect(row("Home 1")).toContain("Published");
  expect(inputsOf("properties.restore")).toEqual([{ id: stock[0]?.id }]);
});

test("many are archived in one request, seen at once and put back when it fails", async () => {
  const asked = later();
  answers["properties.archiveMany"] = () => asked.promise;
  await choose("Select “Home 1”");
  await choose("Select “Home 2”");
  expect(pageText()).toContain("2 selected");
  await press("Archive");
  expect(row("Home 1")).toContain("Archived");
  expect(row("Home 2")).toContain("Archived");
  // nothing is read again: what comes back is what was kept
  answers["properties.list"] = () => new Promise(() => {});
  asked.settle(Promise.reject(apiError("forbidden")));
  await settle();
  await settle();
  expect(row("Home 1")).toContain("Published");
  expect(inputsOf("properties.archiveMany")).toEqual([{ ids: stock.slice(0, 2).map((one) => one.id) }]);
});

test("everything that matches is meant by the filter, not by thousands of names", async () => {
  answers["properties.removeMany"] = async () => ({ changed: 5000, more: true, at: "2026-01-02T03:04:05.678Z" });
  answers["properties.restoreMany"] = async () => ({ changed: 5000, more: false, at: "2026-01-02T03:04:06.000Z" });
  await choose("Select every property shown");
  await press("Select all 3");
  await press("Delete");
  await settle();
  expect(inputsOf("properties.removeMany")).toEqual([{ filter: {} }]);
  expect(pageText()).toContain("5,000 properties deleted");
  expect(pageText()).toContain("At most 5,000 change at a time");
  await press("Undo");
  expect(inputsOf("properties.restoreMany")).toEqual([{ at: "2026-01-02T03:04:05.678Z" }]);
});

/** As a browser does it, and happy-dom's click does not: what is pressed has the focus. */
const pressWithFocus = async (name: string) => {
  await act(async () => button(name).focus());
  await press(name);
};

test("after a home has left, the focus is at the one that took its place, the last one's at the one before", async () => {
  answers["properties.remove"] = () => new Promise(() => {});
  await pressWithFocus("More actions for “Home 2”");
  await pressWithFocus("Delete");
  await vi.waitFor(() => expect(document.activeElement).toBe(button("More actions for “Home 3”")));
  await pressWithFocus("More actions for “Home 3”");
  await pressWithFocus("Delete");
  await vi.waitFor(() => expect(document.activeElement).toBe(button("More actions for “Home 1”")));
});

test("after the bar of the chosen homes has left, the focus is in the list", async () => {
  answers["properties.removeMany"] = () => new Promise(() => {});
  await choose("Select “Home 1”");
  await choose("Select “Home 2”");
  await pressWithFocus("Delete");
  expect(document.activeElement).toBe(button("More actions for “Home 3”"));
  await choose("Select “Home 3”");
  await pressWithFocus("Clear the selection");
  expect(document.activeElement).toBe(button("More actions for “Home 3”"));
});
