import { afterEach, expect, test } from "vitest";
import { forgetRequested, noteRequested, wasRequested } from "#web/lib/requested-links.ts";

afterEach(() => localStorage.clear());

const at = (route: string) =>
  `https://x.supabase.co/auth/v1/${route}?redirect_to=https%3A%2F%2Flistcast.example%2Fauth`;
const now = Date.parse("2026-11-21T08:00:00Z");
const day = 24 * 60 * 60 * 1000;
const about = (email: string, more: object = {}) => JSON.stringify({ email, ...more });

test("a sign-up, a mail asked for again and a recovery are each known by address, for a day", () => {
  noteRequested(at("signup"), about(" Lin@Example.com "), now);
  noteRequested(at("recover"), about("wei@example.com"), now);
  noteRequested(at("resend"), about("hua@example.com", { type: "signup" }), now);
  expect(wasRequested("signup", "lin@example.com", now)).toBe(true);
  expect(wasRequested("email", "LIN@example.com", now)).toBe(true);
  expect(wasRequested("recovery", "wei@example.com", now + day - 1)).toBe(true);
  expect(wasRequested("signup", "hua@example.com", now)).toBe(true);
  expect(wasRequested("recovery", "wei@example.com", now + day)).toBe(false);
});

test("what was asked for one address or purpose is not asked for another", () => {
  noteRequested(at("signup"), about("lin@example.com"), now);
  expect(wasRequested("recovery", "lin@example.com", now)).toBe(false);
  expect(wasRequested("signup", "eve@example.com", now)).toBe(false);
  for (const type of ["invite", "magiclink", "email_change", null])
    expect(wasRequested(type, "lin@example.com", now)).toBe(false);
});

test("signing in, refreshing and reading ask for no mail", () => {
  for (const route of ["token", "verify", "user", "logout"]) noteRequested(at(route), about("lin@example.com"), now);
  noteRequested(at("resend"), about("lin@example.com", { type: "email_change" }), now);
  noteRequested("https://x.supabase.co/rest/v1/signup", about("lin@example.com"), now);
  for (const body of [null, undefined, "{", "[]", "1", '{"email":1}', new Blob()])
    noteRequested(at("signup"), body, now);
  expect(localStorage.length).toBe(0);
});

test("only the newest few are kept, and one whose link has come is forgotten", () => {
  for (let i = 0; i < 7; i++) noteRequested(at("signup"), about(`${i}@example.com`), now + i);
  expect(wasRequested("signup", "1@example.com", now + 9)).toBe(false);
  expect(wasRequested("signup", "6@example.com", now + 9)).toBe(true);
  forgetRequested("6@EXAMPLE.com", now + 9);
  expect(wasRequested("signup", "6@example.com", now + 9)).toBe(false);
});

test("what is not of our making counts as nothing", () => {
  for (const text of [
    "{",
    "{}",
    "[1]",
    '[{"kind":"invite","email":"a","at":1}]',
    '[{"kind":"signup","email":"a","at":"1"}]',
  ]) {
    localStorage.setItem("listcast-asked-links", text);
    expect(wasRequested("signup", "a", 2), text).toBe(false);
  }
});
