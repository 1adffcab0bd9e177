import { expect, test } from "vitest";
import { isTaxId, plainTaxId } from "./tax-id.ts";

/** Published in the companies' own imprints. */
const real = [
  "91330100799655058B",
  "9144030071526726XG",
  "914403001922038216",
  "91110000802100433B",
  "91110108551385082Q",
];

test("codes of well-known companies are taken", () => {
  for (const code of real) expect(isTaxId(code), code).toBe(true);
});

test("one character typed wrongly, or two neighbours swapped, is noticed", () => {
  for (const code of real) {
    for (let at = 0; at < code.length; at += 1) {
      const wrong = code[at] === "7" ? "8" : "7";
      expect(isTaxId(code.slice(0, at) + wrong + code.slice(at + 1)), `${code} ${at}`).toBe(false);
      const swapped = code.slice(0, at) + (code[at + 1] ?? "") + code[at] + code.slice(at + 2);
      if (swapped !== code && at < 17) expect(isTaxId(swapped), `${code} ${at}`).toBe(false);
    }
  }
});

test("letters that are never used, and other lengths, are refused", () => {
  for (const wrong of ["", "91330100799655058", "91330100799655058BB", "9133010079965505SB", "I1330100799655058B"])
    expect(isTaxId(wrong)).toBe(false);
});

test("spaces, dashes and small letters do not matter once it is made plain", () => {
  expect(plainTaxId(" 9133 0100-7996 55058b ")).toBe("91330100799655058B");
});
