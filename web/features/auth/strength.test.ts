import { dictionary } from "@zxcvbn-ts/language-common";
import fc from "fast-check";
import { expect, test } from "vitest";
import { passwordProblem } from "#contract/password";
import { guessesOf, strengthOf } from "#web/features/auth/strength.ts";

test.each([
  ["", "", 0],
  ["short", "", 1],
  ["Password1!", "", 1],
  ["P@ssw0rd2026", "", 1],
  ["Qwerty123!", "", 1],
  ["Aaaaaaaa1!", "", 1],
  ["Gu.yun2026!", "gu.yun@example.com", 1],
  ["Woaini1314!", "", 1],
  ["Wodemima123!", "", 1],
  ["Shanghai2024!", "", 1],
  ["Birdie2026!", "", 2],
  ["Listcast1!", "", 1],
  ["xK9!mQ2v", "", 2],
  ["xK9!mQ2vRt", "", 3],
  ["tr7Kw!bnz-Laternenpfahl", "", 4],
  ["Copper?Lantern7Drifts", "", 4],
])("%s of %s is worth %i", (password, email, worth) => {
  expect(strengthOf(password, email)).toBe(worth);
});

test("the owner's own name is worth less than somebody else's", () => {
  expect(guessesOf("Guyun!88xk", "guyun@example.com")).toBeLessThan(guessesOf("Guyun!88xk", "lin@example.com"));
});

test("the thousand commonest are easy, dressed up as the rules ask too", () => {
  const commonest = dictionary["passwords-common"].slice(0, 1000);
  expect(commonest).toHaveLength(1000);
  for (const word of commonest) expect(guessesOf(word), word).toBeLessThan(3.1);
  const dressed = commonest.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}a1!`);
  for (const word of dressed) expect(strengthOf(word), word).toBe(1);
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
