import { afterEach, expect, test } from "vitest";
import { dropAsked, noteAsked, wasAsked } from "#web/lib/asked-links.ts";

afterEach(() => localStorage.clear());

const at = (route: string) =>
  `https://x.supabase.co/auth/v1/${route}?redirect_to=https%3A%2F%2Flistcast.example%2Fauth`;
const now = Date.parse("2026-11-21T08:00:00Z");
const day = 24 * 60 * 60 * 1000;
const about = (email: string, more: object = {}) => JSON.stringify({ email, ...more });

test("a sign-up, a mail asked for again and a recovery are each known by address, for a day", () => {
  noteAsked(at("signup"), about(" Lin@Example.com "), now);
  noteAsked(at("recover"), about("wei@example.com"), now);
  noteAsked(at("resend"), about("hua@example.com", { type: "signup" }), now);
  expect(wasAsked("signup", "lin@example.com", now)).toBe(true);
  expect(wasAsked("email", "LIN@example.com", now)).toBe(true);
  expect(wasAsked("recovery", "wei@example.com", now + day - 1)).toBe(true);
  expect(wasAsked("signup", "hua@example.com", now)).toBe(true);
  expect(wasAsked("recovery", "wei@example.com", now + day)).toBe(false);
});

test("what was asked for one address or purpose is not asked for another", () => {
  noteAsked(at("signup"), about("lin@example.com"), now);
  expect(wasAsked("recovery", "lin@example.com", now)).toBe(false);
  expect(wasAsked("signup", "eve@example.com", now)).toBe(false);
  for (const type of ["invite", "magiclink", "email_change", null])
    expect(wasAsked(type, "lin@example.com", now)).toBe(false);
});

test("signing in, refreshing and reading ask for no mail", () => {
  for (const route of ["token", "verify", "user", "logout"]) noteAsked(at(route), about("lin@example.com"), now);
  noteAsked(at("resend"), about("lin@example.com", { type: "email_change" }), now);
  noteAsked("https://x.supabase.co/rest/v1/signup", about("lin@example.com"), now);
  for (const body of [null, undefined, "{", "[]", "1", '{"email":1}', new Blob()]) noteAsked(at("signup"), body, now);
  expect(localStorage.length).toBe(0);
});

test("only the newest few are kept, and one whose link has come is forgotten", () => {
  for (let i = 0; i < 7; i++) noteAsked(at("signup"), about(`${i}@example.com`), now + i);
  expect(wasAsked("signup", "1@example.com", now + 9)).toBe(false);
  expect(wasAsked("signup", "6@example.com", now + 9)).toBe(true);
  dropAsked("6@EXAMPLE.com", now + 9);
  expect(wasAsked("signup", "6@example.com", now + 9)).toBe(false);
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
    expect(wasAsked("signup", "a", 2), text).toBe(false);
  }
});
