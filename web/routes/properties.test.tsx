/** The recently deleted homes on their screen: found, brought back, put back when the server refuses, none at all. */
import { act, useSyncExternalStore } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Property, PropertyFolder } from "#contract/property";
import { choose, press } from "#web/testing/act-on.ts";
import { answers, apiError, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
// happy-dom lays nothing out: every row is in sight
vi.mock("@tanstack/react-virtual", () => ({
  useWindowVirtualizer: ({ count, getItemKey }: { count: number; getItemKey: (index: number) => string }) => ({
    getVirtualItems: () =>
      Array.from({ length: count }, (_, index) => ({ index, key: getItemKey(index), start: 0, end: 0 })),
    getTotalSize: () => 0,
    measureElement: () => {},
  }),
}));
type Search = Record<string, unknown>;
const address = vi.hoisted(() => ({ search: {} as Search, told: new Set<() => void>() }));
vi.mock("@tanstack/react-router", () => ({
  Link: "a",
  useSearch: () =>
    useSyncExternalStore(
      (tell) => {
        address.told.add(tell);
        return () => address.told.delete(tell);
      },
      () => address.search,
    ),
  useNavigate:
    () =>
    ({ search }: { search: (old: Search) => Search }) => {
      address.search = search(address.search);
      for (const tell of address.told) tell();
    },
}));

const { PropertiesScreen } = await import("./properties.tsx");

const DAY = 86_400_000;
const home = (n: number, hiddenDaysAgo: number | null = null): Property => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  number: `PROP-00${n}`,
  title: `Home ${n}`,
  address: null,
  price: null,
  priceAsks: null,
  areaSqm: null,
  status: "draft",
  languages: [],
  platforms: [],
  coverUrl: null,
  pageUrl: null,
  campaignId: null,
  views: 0,
  createdAt: "2026-01-02T03:04:05Z",
  updatedAt: "2026-01-02T03:04:05Z",
  deletedAt: hiddenDaysAgo === null ? null : new Date(Date.now() - hiddenDaysAgo * DAY).toISOString(),
});

/** What the server holds, and how it answers the list. */
let stock: Property[] = [];
const listed = async (input: unknown) => {
  const asked = input as { status?: PropertyFolder; query?: string };
  const found = stock.filter((one) => one.title.includes(asked.query ?? ""));
  const deleted = found.filter((one) => one.deletedAt !== null);
  const living = found.filter((one) => one.deletedAt === null);
  return {
    items: asked.status === "deleted" ? deleted : living,
    nextCursor: null,
    counts: { published: 0, draft: living.length, archived: 0, deleted: deleted.length },
  };
};
const never = () => new Promise<unknown>(() => {});
const shown = () => [...document.querySelectorAll("[aria-label='Recently deleted homes'] li")];
const bulkRestore = () => act(async () => document.querySelector<HTMLButtonElement>("section button")?.click());
const row = (title: string) => shown().find((one) => one.textContent?.includes(title))?.textContent ?? null;

async function open(homes: Property[], search: Search) {
  stock = homes;
  address.search = search;
  await mount(<PropertiesScreen />, "en");
  await settle();
}
beforeEach(() => {
  resetFakeApi();
  answers["properties.list"] = listed;
});
afterEach(unmountAll);

const three = () => [home(1, 0.01), home(2, 4), home(3, 29.5), home(4)];

test("the deleted homes are a filter away, each with the days it stays, and without what living homes offer", async () => {
  await open(three(), {});
  await press("Recently deleted 3");
  expect(address.search).toEqual({ status: "deleted" });
  expect(inputsOf("properties.list").at(-1)).toEqual({ status: "deleted", limit: 50 });
  expect(row("Home 1")).toContain("30 days left");
  expect(row("Home 2")).toContain("26 days left");
  expect(row("Home 3")).toContain("Last day");
  expect(row("Home 4")).toBeNull();
  const names = [...document.querySelectorAll("button")].map((one) => one.getAttribute("aria-label") ?? "");
  expect(names.filter((name) => /More actions|Sort|Table|Cards/.test(name))).toEqual([]);
});

test("a home brought back leaves at once with its count, and stands there again when the server refuses", async () => {
  await open(three(), { status: "deleted" });
  let refuse = (_: unknown) => {};
  answers["properties.restore"] = () => new Promise((_, reject) => (refuse = reject));
  // nothing is read again: what comes back is what was kept
  answers["properties.list"] = never;
  await press("Restore “Home 2”");
  expect(row("Home 2")).toBeNull();
  expect(pageText()).toContain("Recently deleted 2");
  expect(pageText()).toContain("Draft 2");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Restore “Home 3”");
  refuse(apiError("unavailable"));
  await settle();
  await settle();
  expect(row("Home 2")).toContain("26 days left");
  expect(pageText()).toContain("Recently deleted 3");
  expect(pageText()).toContain("The service is recovering");
});

test("many come back in one request, and all of them by the filter", async () => {
  await open(three(), { status: "deleted" });
  answers["properties.restoreMany"] = async () => {
    stock = stock.map((one) => (one.title === "Home 3" ? one : { ...one, deletedAt: null }));
    return { changed: 2, more: false, at: "2026-01-02T03:04:05.678Z" };
  };
  await choose("Select “Home 1”");
  await choose("Select “Home 2”");
  expect([...document.querySelectorAll("section button")].map((one) => one.textContent).filter(Boolean)).toEqual([
    "Restore",
  ]);
  await bulkRestore();
  await settle();
  expect(inputsOf("properties.restoreMany")).toEqual([{ ids: [home(1).id, home(2).id] }]);
  expect(pageText()).toContain("2 properties restored");
  expect(row("Home 1")).toBeNull();
  expect(row("Home 3")).toContain("Last day");
});

test("many that could not be brought back stand there again", async () => {
  await open(three(), { status: "deleted" });
  let refuse = (_: unknown) => {};
  answers["properties.restoreMany"] = () => new Promise((_, reject) => (refuse = reject));
  answers["properties.list"] = never;
  await choose("Select every property shown");
  await bulkRestore();
  await settle();
  expect(shown()).toEqual([]);
  refuse(apiError("forbidden"));
  await settle();
  await settle();
  expect(shown()).toHaveLength(3);
});

test("without a deleted home the place says how long they stay; a search that finds none can be cleared", async () => {
  await open([home(4)], { status: "deleted" });
  expect(pageText()).toContain("Nothing deleted recently");
  expect(pageText()).toContain("30 days");
  await unmountAll();
  await open(three(), { status: "deleted", q: "elsewhere" });
  expect(pageText()).toContain("Nothing matches");
  // the box has one of that name too, which waits for more typing
  const clear = [...document.querySelectorAll("button")].find((one) => one.textContent === "Clear the search");
  await act(async () => clear?.click());
  await settle();
  expect(address.search).toEqual({ status: "deleted" });
  expect(row("Home 1")).not.toBeNull();
});

test("who has deleted every home still finds the way to them", async () => {
  await open([home(1, 2)], {});
  expect(pageText()).toContain("No properties yet");
  await press("Recently deleted 1");
  expect(row("Home 1")).toContain("28 days left");
  await unmountAll();
  await open([], {});
  expect(pageText()).toContain("No properties yet");
  expect(pageText()).not.toContain("Recently deleted");
});
