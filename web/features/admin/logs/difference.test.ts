import { expect, test } from "vitest";
import { changesOf } from "./difference.ts";

test("only what differs is told, field by field", () => {
  expect(changesOf({ state: "pending", amount: 5, note: "" }, { state: "paid", amount: 5, note: null })).toEqual([
    { field: "state", before: "pending", after: "paid" },
  ]);
});

test("a row that came tells what it has, one that went what it had", () => {
  expect(changesOf(null, { code: "A", off: null })).toEqual([{ field: "code", before: null, after: "A" }]);
  expect(changesOf({ code: "A" }, null)).toEqual([{ field: "code", before: "A", after: null }]);
});

test("what stands inside is named by where it stands, and lists stand one thing a line", () => {
  const was = { plan: { name: { zh: "基础版", en: "Basic" } }, tags: ["a"] };
  const is = { plan: { name: { zh: "标准版", en: "Basic" } }, tags: ["a", "b"] };
  expect(changesOf(was, is)).toEqual([
    { field: "plan.name.zh", before: "基础版", after: "标准版" },
    { field: "tags", before: "a", after: "a\nb" },
  ]);
});
