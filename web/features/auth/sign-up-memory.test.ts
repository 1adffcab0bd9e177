import { afterEach, expect, test } from "vitest";
import { dropSignUp, keepSignUp, readSignUp } from "#web/features/auth/sign-up-memory.ts";

afterEach(() => localStorage.clear());

const consent = { version: "2026-11-21", language: "zh" as const, givenAt: "2026-11-21T08:00:00.000Z" };
const then = Date.parse(consent.givenAt);
const week = 7 * 24 * 60 * 60 * 1000;

test("what was ticked is found again however the address is written, until it is dropped", () => {
  keepSignUp(" Lin@Example.com ", { consent, wanted: "/tasks" }, then);
  keepSignUp("wei@example.com", { consent, wanted: null }, then);
  expect(readSignUp("lin@example.com", then)).toEqual({ consent, wanted: "/tasks" });
  dropSignUp("LIN@example.com", then);
  expect(readSignUp("lin@example.com", then)).toBeNull();
  expect(readSignUp("wei@example.com", then)).not.toBeNull();
});

test("a week later it is gone, and only the newest few are kept", () => {
  for (let i = 0; i < 7; i++) keepSignUp(`${i}@example.com`, { consent, wanted: null }, then);
  expect(readSignUp("1@example.com", then)).toBeNull();
  expect(readSignUp("6@example.com", then)).not.toBeNull();
  expect(readSignUp("6@example.com", then + week)).toBeNull();
});

test("what is not of our making counts as nothing", () => {
  for (const text of ["{", "{}", '[["a"]]', '[["a",{"consent":{"version":1}}]]']) {
    localStorage.setItem("listcast-sign-ups", text);
    expect(readSignUp("a", then)).toBeNull();
  }
  keepSignUp("a", { consent, wanted: "//elsewhere.test/x" }, then);
  expect(readSignUp("a", then)).toEqual({ consent, wanted: null });
});
