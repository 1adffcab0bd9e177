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

test("lists and objects are written out", () => {
  expect(changesOf({ x: [1] }, { x: { a: 1 } })[0]).toEqual({
    field: "x",
    before: "[\n  1\n]",
    after: '{\n  "a": 1\n}',
  });
});
