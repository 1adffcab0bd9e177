import fc from "fast-check";
import { expect, test } from "vitest";
import { passwordProblem } from "#contract/password";
import { guessBits, strengthOf } from "#web/features/auth/strength.ts";

test.each([
  ["", "", 0],
  ["short", "", 1],
  ["Password1!", "", 1],
  ["P@ssw0rd2026", "", 1],
  ["Qwerty123!", "", 1],
  ["Aaaaaaaa1!", "", 1],
  ["Gu.yun2026!", "gu.yun@example.com", 1],
  ["xK9!mQ2v", "", 2],
  ["xK9!mQ2vRt", "", 3],
  ["tr7Kw!bnz-Laternenpfahl", "", 4],
  ["Copper?Lantern7Drifts", "", 4],
])("%s of %s is worth %i", (password, email, worth) => {
  expect(strengthOf(password, email)).toBe(worth);
});

test("the owner's own name is worth less than somebody else's", () => {
  expect(guessBits("Guyun!88xk", "guyun@example.com")).toBeLessThan(guessBits("Guyun!88xk", "lin@example.com"));
});

test("it never praises what the rules refuse", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (password) => {
      const worth = strengthOf(password);
      if (password !== "" && passwordProblem(password) !== null) expect(worth).toBe(1);
      if (passwordProblem(password) === null) expect(worth).toBeGreaterThanOrEqual(1);
    }),
  );
});
