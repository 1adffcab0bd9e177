import { expect, test } from "vitest";
import { isFiltered } from "./sampled.ts";

const page = { q: "gmail", sort: "created", direction: "desc", cursor: "abc", limit: 30 };

test("words, order and page narrow nothing more; every filter does, also one that says no and one made tomorrow", () => {
  expect(isFiltered({ ...page, role: undefined })).toBe(false);
  for (const filter of [{ opened: { from: "x", until: "y" } }, { online: false }, { madeTomorrow: "x" }])
    expect(isFiltered({ ...page, ...filter })).toBe(true);
});
