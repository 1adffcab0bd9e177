import { expect, test } from "vitest";
import { keepRecent, readRecent } from "#web/shell/palette/recent-entries.ts";

const one = (id: string) => ({ id, label: id, hint: "", href: `/dashboard/${id}` });
const memory = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { kept, storage: storage as unknown as Storage };
};

test("the newest stands first, once, and five are kept for each account", () => {
  const { storage } = memory();
  for (const id of ["a", "b", "c", "d", "e", "f", "c"]) keepRecent("lin", one(id), storage);
  expect(readRecent("lin", storage).map(({ id }) => id)).toEqual(["c", "f", "e", "d", "b"]);
  expect(readRecent("gu", storage)).toEqual([]);
});

test("what somebody else put there is not followed", () => {
  const { kept, storage } = memory();
  kept.set("listcast-recent:lin", JSON.stringify([{ ...one("a"), href: "//evil.example" }, { id: 1 }, one("b")]));
  expect(readRecent("lin", storage).map(({ id }) => id)).toEqual(["b"]);
  kept.set("listcast-recent:lin", "{");
  expect(readRecent("lin", storage)).toEqual([]);
});
