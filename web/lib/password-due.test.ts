import { expect, test } from "vitest";
import { isPasswordDue } from "#web/lib/password-due.ts";

const now = Date.parse("2026-07-28T06:00:00Z");
const token = (amr: unknown) =>
  `h.${btoa(JSON.stringify({ amr, name: "~~~???" }))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")}.s`;
const proof = (method: string, minutesAgo: number) => ({ method, timestamp: now / 1000 - minutesAgo * 60 });

test("a password is due while the newest proof is a mail that leads to one, for an hour", () => {
  expect(isPasswordDue(token([proof("recovery", 1)]), now)).toBe(true);
  expect(isPasswordDue(token([proof("recovery", 59)]), now)).toBe(true);
  expect(isPasswordDue(token([proof("recovery", 61)]), now)).toBe(false);
  expect(isPasswordDue(token([proof("otp", 1)]), now)).toBe(false);
  expect(isPasswordDue(token([proof("password", 1), proof("recovery", 5)]), now)).toBe(false);
});

test("what is no token of ours asks for nothing", () => {
  for (const odd of [undefined, "", "token", "a.b.c", token(undefined), token("recovery"), token([null])])
    expect(isPasswordDue(odd, now)).toBe(false);
});
