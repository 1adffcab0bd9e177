import { expect, test } from "vitest";
import { COUNTED_UP_TO, type Property, type PropertyStatus } from "#contract/property";
import { changePages, type PropertyPages, putProperty } from "./list-changes.ts";

const home = (id: string, status: PropertyStatus): Property => ({
  id,
  number: id,
  title: id,
  address: null,
  price: null,
  priceAsks: null,
  areaSqm: null,
  status,
  languages: [],
  platforms: [],
  coverUrl: null,
  pageUrl: status === "published" ? "https://x.example/p/a" : null,
  campaignId: null,
  views: 0,
  createdAt: "",
  updatedAt: "",
  deletedAt: null,
});
const list = (...groups: Property[][]): PropertyPages => ({
  pages: groups.map((items) => ({
    items,
    nextCursor: null,
    counts: { published: 1, draft: 2, archived: 1, deleted: 1 },
  })),
  pageParams: groups.map(() => undefined),
});
const seen = (pages: PropertyPages) =>
  pages.pages.flatMap((page) => page.items.map((one) => `${one.id} ${one.status}`));
const four = list([home("a", "published"), home("b", "draft")], [home("c", "draft"), home("d", "archived")]);

test("an archived home stays in the whole list, loses its page and moves from one count to another", () => {
  const after = changePages(four, new Set(["a", "c"]), "archive", null);
  expect(seen(after)).toEqual(["a archived", "b draft", "c archived", "d archived"]);
  expect(after.pages[0]?.items[0]?.pageUrl).toBeNull();
  expect(after.pages.map((page) => page.counts)).toEqual(
    Array(2).fill({ published: 0, draft: 1, archived: 3, deleted: 1 }),
  );
});

test("a home leaves the list of a status it no longer has, and every list when it is deleted", () => {
  expect(seen(changePages(four, new Set(["d"]), "restore", "archived"))).not.toContain("d draft");
  const removed = changePages(four, "all", "remove", null);
  expect(seen(removed)).toEqual([]);
  expect(removed.pages[0]?.counts).toEqual({ published: 0, draft: 0, archived: 0, deleted: 5 });
});

test("a hidden home that comes back leaves the deleted ones and is counted as what it was", () => {
  const hidden = list([home("a", "archived"), home("b", "draft")]);
  for (const one of hidden.pages[0]?.items ?? []) one.deletedAt = "2026-01-02T03:04:05Z";
  const after = changePages(hidden, new Set(["a"]), "restore", "deleted");
  expect(seen(after)).toEqual(["b draft"]);
  expect(after.pages[0]?.counts).toEqual({ published: 1, draft: 2, archived: 2, deleted: 0 });
});

test("a count that stands for more than was counted stays", () => {
  const many = list([home("a", "draft")]);
  for (const page of many.pages) page.counts = { published: 0, draft: COUNTED_UP_TO + 1, archived: 0, deleted: 0 };
  expect(changePages(many, "all", "remove", null).pages[0]?.counts.draft).toBe(COUNTED_UP_TO + 1);
});

test("what is changed is a copy: the list of before can be put back", () => {
  const before = structuredClone(four);
  changePages(four, "all", "archive", null);
  expect(four).toEqual(before);
});

test("the server's word replaces the guess", () => {
  expect(seen(putProperty(four, home("d", "published")))).toContain("d published");
});
