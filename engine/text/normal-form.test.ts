import fc from "fast-check";
import { expect, it } from "vitest";
import { growthOf, isLinear } from "#tests/support/growth";
import { normalForm } from "./normal-form.ts";

const forms = ["NFC", "NFKC", "NFKD"] as const;

it.each(forms)("gives %s of every text with up to thirty marks on a letter", (form) => {
  const unit = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("e\u0301", "\u0323\u0301", "각", "ﬃ", "\u0300".repeat(29)),
  );
  fc.assert(
    fc.property(
      fc.array(unit, { maxLength: 20 }).map((parts) => parts.join("x")),
      (text) => {
        expect(normalForm(text, form)).toBe(text.normalize(form));
      },
    ),
  );
});

it("keeps every mark of a longer run, thirty and thirty in order", () => {
  const parted = normalForm(`q${"\u0301\u0323".repeat(30)}`, "NFKD");
  expect(parted).toBe(
    `q${`${"\u0323".repeat(15)}${"\u0301".repeat(15)}`}\u034f${"\u0323".repeat(15)}${"\u0301".repeat(15)}`,
  );
});

it.each(forms)("costs as much in %s as the text is long, whatever its marks", (form) => {
  const run = (text: string) => normalForm(text, form);
  expect(growthOf(run, (size) => `a${"\u0301\u0323".repeat(size / 2)}`, { most: 6_000_000 })).toSatisfy(isLinear);
});
