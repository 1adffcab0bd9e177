import { expect, test } from "vitest";
import { readListState, writeListState } from "./list-state.ts";

const id = "0b0fbb9c-6cc4-4c0d-9d4e-4d1ab1b0ac01";

test("what the list shows survives the way through its address", () => {
  const state = {
    query: "浦东 3室",
    status: "draft",
    sort: "price",
    direction: "asc",
    view: "cards",
    open: id,
  } as const;
  expect(readListState(writeListState(state))).toEqual(state);
});

test("the usual list has the shortest address", () => {
  expect(writeListState(readListState({}))).toEqual({});
  expect(writeListState(readListState({ sort: "title" }))).toEqual({ sort: "title" });
  expect(readListState({ sort: "title" }).direction).toBe("asc");
});

test("the deleted homes have an address of their own", () => {
  expect(readListState({ status: "deleted", q: "prop-004" })).toMatchObject({ status: "deleted", query: "prop-004" });
  expect(writeListState(readListState({ status: "deleted" }))).toEqual({ status: "deleted" });
});

test("an address written by anybody is read for what can be understood", () => {
  const state = readListState({ q: 123, status: "sold", sort: ["price"], dir: "up", view: null, open: "../x" });
  expect(state).toEqual({
    query: "123",
    status: null,
    sort: "updated",
    direction: "desc",
    view: "table",
    open: null,
  });
  expect(readListState({ q: "x".repeat(500) }).query).toHaveLength(100);
});
