import { afterEach, expect, test } from "vitest";
import { readReturnTo, rememberReturnTo, takeReturnTo } from "#web/features/auth/return-to.ts";

afterEach(() => sessionStorage.clear());

test("an address is followed once, with its query", () => {
  rememberReturnTo("/share?url=https%3A%2F%2Fexample.com%2F1&text=a");
  expect(readReturnTo()).toBe("/share?url=https%3A%2F%2Fexample.com%2F1&text=a");
  expect(takeReturnTo()).toBe("/share?url=https%3A%2F%2Fexample.com%2F1&text=a");
  expect(takeReturnTo()).toBeNull();
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
  rememberReturnTo("/tasks");
  rememberReturnTo(address);
  expect(readReturnTo()).toBeNull();
});

test("what somebody else's script put there is not followed, and an hour later nothing is", () => {
  rememberReturnTo("/tasks", 1000);
  expect(readReturnTo(1000 + 3_599_999)).toBe("/tasks");
  expect(readReturnTo(1000 + 3_600_000)).toBeNull();
  sessionStorage.setItem("listcast-wanted", JSON.stringify({ path: "//elsewhere.test", until: 9e15 }));
  expect(readReturnTo()).toBeNull();
  sessionStorage.setItem("listcast-wanted", "{");
  expect(readReturnTo()).toBeNull();
});
