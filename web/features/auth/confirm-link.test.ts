import { expect, test } from "vitest";
import { readConfirmLink, safeTarget } from "#web/features/auth/confirm-link.ts";

const origin = "https://listcast.test";

test("a target on our own origin is followed by its path", () => {
  expect(safeTarget(`${origin}/dashboard?a=1`, origin, "/x")).toBe("/dashboard?a=1");
  expect(safeTarget("/tasks", origin, "/x")).toBe("/tasks");
});

test.each([
  "https://elsewhere.test/dashboard",
  "//elsewhere.test",
  "/\\elsewhere.test",
  "/.//elsewhere.test",
  "/a/..//elsewhere.test",
  `${origin}//elsewhere.test/dashboard`,
  "javascript:alert(1)",
  "data:text/html,x",
  null,
])("%s is not followed", (target) => {
  expect(safeTarget(target, origin, "/x")).toBe("/x");
});

test("a link needs a token and a known type", () => {
  expect(readConfirmLink("?type=signup", origin)).toBeNull();
  expect(readConfirmLink("?token_hash=t&type=nonsense", origin)).toBeNull();
  expect(readConfirmLink(`?token_hash=t&type=signup&next=${origin}/publish`, origin)).toEqual({
    tokenHash: "t",
    type: "signup",
    next: "/publish",
    invitation: null,
  });
});

test("an invitation is one where its link names a language of ours, and it opens a password", () => {
  const read = (rest: string) => readConfirmLink(`?token_hash=t&${rest}`, origin)?.invitation;
  expect(read("type=recovery&invitation=en")).toBe("en");
  expect(read("type=recovery&invitation=fr")).toBeNull();
  expect(read("type=recovery")).toBeNull();
  expect(read("type=signup&invitation=en")).toBeNull();
});

test("a recovery always leads to where the new password is set", () => {
  expect(readConfirmLink(`?token_hash=t&type=recovery&next=${origin}/dashboard`, origin)?.next).toBe("/auth");
});
