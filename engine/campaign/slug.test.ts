import fc from "fast-check";
import { expect, test } from "vitest";
import { slugWords } from "./slug.ts";

test("a Chinese title is spelled by its sound", () => {
  expect(slugWords("梅川苑 两室一厅", "CN")).toBe("mei-chuan-yuan-liang-shi-yi-ting");
});

test("letters with marks lose them, and Japanese signs are not read as Mandarin", () => {
  expect(slugWords("Schöne Wohnung – Große Straße 5", "DE")).toBe("schone-wohnung-grosse-strasse-5");
  expect(slugWords("世田谷 2LDK", "JP")).toBe("2ldk");
  expect(slugWords("世田谷", "JP")).toBe("home");
});

test("whatever the title, what comes out is short, lower case and safe in an address", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom("CN", "US", null), (title, country) => {
      const slug = slugWords(title, country);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(48);
    }),
  );
});
