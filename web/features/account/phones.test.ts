import { expect, test } from "vitest";
import { spokenPhone, storedPhone, typedPhone, written } from "#web/features/account/phones.ts";

test("a number is written as its country writes it, while it is typed", () => {
  expect(written({ country: "CN", number: "13800001234" }).number).toBe("138 0000 1234");
  expect(written({ country: "US", number: "2025550123" }).number).toBe("(202) 555-0123");
});

test("a number that names its country changes the country", () => {
  expect(written({ country: "CN", number: "+1 202 555 0123" })).toEqual({ country: "US", number: "(202) 555-0123" });
});

test("it is stored in E.164 and comes back as it was written", () => {
  expect(storedPhone({ country: "CN", number: "138 0000 1234" })).toBe("+8613800001234");
  expect(storedPhone({ country: "GB", number: "020 7946 0958" })).toBe("+442079460958");
  expect(typedPhone("+442079460958")).toEqual({ country: "GB", number: "020 7946 0958" });
  expect(typedPhone(null)).toEqual({ country: "CN", number: "" });
  expect(spokenPhone("+8613800001234")).toBe("+86 138 0000 1234");
});

test("what is no number of the country is refused, nothing is nothing", () => {
  expect(storedPhone({ country: "CN", number: "123" })).toBeNull();
  expect(storedPhone({ country: "US", number: "138 0000 1234" })).toBeNull();
  expect(storedPhone({ country: "US", number: "  " })).toBe("");
});
