import { expect, test } from "vitest";
import { readTaskSearch } from "./search.ts";

const id = "11111111-1111-4111-8111-111111111111";

test("filters, search and an open task are read from the address", () => {
  expect(readTaskSearch({ status: "failed", kind: "write", q: "梅川", task: id })).toEqual({
    status: "failed",
    kind: "write",
    q: "梅川",
    task: id,
  });
});

test("a number typed as a search stays a search", () => {
  expect(readTaskSearch({ q: 12 })).toEqual({ q: "12" });
});

test.each([{ status: "lost" }, { kind: 3 }, { q: "  " }, { task: "TASK-001" }, { task: ["x"] }, {}])(
  "%j says nothing",
  (search) => {
    expect(readTaskSearch(search)).toEqual({});
  },
);
