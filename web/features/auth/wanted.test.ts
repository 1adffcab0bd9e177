import { afterEach, expect, test } from "vitest";
import { readWanted, rememberWanted, takeWanted } from "#web/features/auth/wanted.ts";

afterEach(() => sessionStorage.clear());

test("an address is followed once, with its query", () => {
  rememberWanted("/share?url=https%3A%2F%2Fexample.com%2F1&text=a");
  expect(readWanted()).toBe("/share?url=https%3A%2F%2Fexample.com%2F1&text=a");
  expect(takeWanted()).toBe("/share?url=https%3A%2F%2Fexample.com%2F1&text=a");
  expect(takeWanted()).toBeNull();
});

test.each([
  "/dashboard",
  "/admin",
  "/auth?view=signup",
  "/auth/confirm?token_hash=t",
  "//elsewhere.test/x",
  "https://elsewhere.test/tasks",
  "javascript:alert(1)",
])("%s is not kept", (address) => {
  rememberWanted("/tasks");
  rememberWanted(address);
  expect(readWanted()).toBeNull();
});

test("what somebody else's script put there is not followed, and an hour later nothing is", () => {
  rememberWanted("/tasks", 1000);
  expect(readWanted(1000 + 3_599_999)).toBe("/tasks");
  expect(readWanted(1000 + 3_600_000)).toBeNull();
  sessionStorage.setItem("listcast-wanted", JSON.stringify({ path: "//elsewhere.test", until: 9e15 }));
  expect(readWanted()).toBeNull();
  sessionStorage.setItem("listcast-wanted", "{");
  expect(readWanted()).toBeNull();
});
