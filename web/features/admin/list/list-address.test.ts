import { expect, test } from "vitest";
import { changed, readListState, writeListState } from "./list-address.ts";

const full = {
  q: "lin & co",
  sort: "email",
  direction: "asc" as const,
  cursor: "abc",
  open: "7",
  filters: { role: "admin", tab: "errors" },
};

test("an address says everything and is read back the same", () => {
  expect(readListState(writeListState(full))).toEqual(full);
  expect(writeListState(readListState(""))).toBe("");
});

test("other words, filters or order begin at the first page; opening a row stays on it", () => {
  expect(changed(full, { q: "" })).toEqual({ ...full, q: "", cursor: null, open: null });
  expect(changed(full, { filters: {} }).cursor).toBeNull();
  expect(changed(full, { open: "8" })).toEqual({ ...full, open: "8" });
  expect(changed(full, { cursor: "def" }).cursor).toBe("def");
});
