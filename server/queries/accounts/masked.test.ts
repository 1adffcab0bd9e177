import { expect, test } from "vitest";
import { maskedEmail, maskedPhone } from "./masked.ts";

test("an address keeps its first letter and its house", () => {
  expect(maskedEmail("li.lei@example.com")).toBe("l***@example.com");
  expect(maskedEmail("l@example.com")).toBe("l***@example.com");
});

test("a phone keeps its country and its last four digits, a short one nothing", () => {
  expect(maskedPhone("+8613800001234")).toBe("+86138****1234");
  expect(maskedPhone("+6512345678")).toBe("+65****5678");
  expect(maskedPhone("+123456")).toBe("****");
  expect(maskedPhone(null)).toBeNull();
});
