import { expect, test } from "vitest";
import { confirmProblem, emailProblem, newPasswordProblem, passwordProblem } from "#web/lib/auth/credential-rules.ts";

test("a new password's problems are named in the specification's order", () => {
  expect(newPasswordProblem("")).toBe("passwordLength");
  expect(newPasswordProblem("aB1!xyz")).toBe("passwordLength");
  expect(newPasswordProblem("aaaaaaaa")).toBe("passwordUpper");
  expect(newPasswordProblem("AAAAAAAA")).toBe("passwordLower");
  expect(newPasswordProblem("AAAAaaaa")).toBe("passwordDigit");
  expect(newPasswordProblem("AAAAaaa1")).toBe("passwordSpecial");
  expect(newPasswordProblem("AAAAaaa1_")).toBe("passwordSpecial");
});

test("a password of more than 72 bytes is too long, counted as they are sent", () => {
  expect(newPasswordProblem(`Aa1!${"x".repeat(68)}`)).toBeNull();
  expect(newPasswordProblem(`Aa1!${"x".repeat(69)}`)).toBe("passwordBytes");
  expect(newPasswordProblem(`Aa1!${"房".repeat(22)}`)).toBeNull();
  expect(newPasswordProblem(`Aa1!${"房".repeat(23)}`)).toBe("passwordBytes");
  expect(newPasswordProblem("房".repeat(25)), "before the missing letters").toBe("passwordBytes");
});

test.each([...'!@#$%^&*(),.?":{}|<>'])("%s counts as a special character", (special) => {
  expect(newPasswordProblem(`AAAaaa1${special}`)).toBeNull();
});

test("signing in asks for an address and six characters", () => {
  expect(emailProblem(" ")).toBe("emailRequired");
  expect(emailProblem("lin@example")).toBe("emailInvalid");
  expect(emailProblem("lin @example.com")).toBe("emailInvalid");
  expect(emailProblem(" lin@example.com ")).toBeNull();
  expect(passwordProblem("")).toBe("passwordRequired");
  expect(passwordProblem("12345")).toBe("passwordShort");
  expect(passwordProblem("123456")).toBeNull();
});

test("the repetition must match", () => {
  expect(confirmProblem("a", "b")).toBe("passwordsDiffer");
  expect(confirmProblem("a", "a")).toBeNull();
});
