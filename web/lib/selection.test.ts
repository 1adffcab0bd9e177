import { expect, test } from "vitest";
import { MAX_NAMED } from "#contract/property";
import { emptySelection, everything, isChosen, toggle, toggleShown } from "./selection.ts";

const shown = ["a", "b", "c", "d", "e"];
const ids = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].sort();

test("a range reaches from the row last toggled to this one, in either direction", () => {
  const first = toggle(emptySelection, "b", shown, false);
  expect(ids(toggle(first, "d", shown, true))).toEqual(["b", "c", "d"]);
  expect(ids(toggle(first, "a", shown, true))).toEqual(["a", "b"]);
  const all = toggleShown(emptySelection, shown);
  const off = toggle(toggle(all, "b", shown, false), "d", shown, true);
  expect(ids(off)).toEqual(["a", "e"]);
});

test("a range without a beginning, or from a row that has left, is that one row", () => {
  expect(ids(toggle(emptySelection, "c", shown, true))).toEqual(["c"]);
  expect(ids(toggle(toggle(emptySelection, "gone", ["gone"], false), "c", shown, true))).toEqual(["c", "gone"]);
});

test("taking one out of everything leaves what is shown", () => {
  expect(isChosen(everything, "not loaded")).toBe(true);
  const fewer = toggle(everything, "c", shown, false);
  expect(fewer.all).toBe(false);
  expect(ids(fewer)).toEqual(["a", "b", "d", "e"]);
});

test("no more are named than one request may change", () => {
  const many = Array.from({ length: MAX_NAMED + 5 }, (_, n) => `id-${n}`);
  expect(toggleShown(emptySelection, many).ids.size).toBe(MAX_NAMED);
});
