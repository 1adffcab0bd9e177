import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ledgerOf, passesNear } from "./ledger.ts";
import { printedNumbers } from "./printed-numbers.ts";

describe("the ledger of the facts' figures", () => {
  it("finds one within reach exactly when there is one", () => {
    const value = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(
        fc.array(value, { maxLength: 20 }),
        value,
        value,
        fc.constantFrom(1, 0.5, 12),
        (facts, asked, reach, by) => {
          const [shelf] = ledgerOf(facts.map((fact) => ({ value: fact, currencies: [], period: null })));
          const passes = (fact: number) => Math.abs(fact - asked) <= reach;
          expect(passesNear(shelf?.values ?? [], asked, passes, (fact) => fact * by)).toBe(
            facts.some((fact) => passes(fact * by)),
          );
        },
      ),
    );
  });

  it("keeps apart what is paid in another money or at another time", () => {
    const rent = { value: 900, currencies: ["EUR"], period: "month" };
    const ledger = ledgerOf([rent, rent, { ...rent, value: 800 }, { ...rent, currencies: ["USD"] }]);
    expect(ledger).toEqual([
      { currencies: ["EUR"], period: "month", values: [800, 900] },
      { currencies: ["USD"], period: "month", values: [900] },
    ]);
  });
});

describe("numbers as the facts print them", () => {
  it("are those a pattern for one number finds", () => {
    const piece = fc.oneof(
      fc.nat(99_999).map(String),
      fc.constantFrom("123", "456", "1", ",", ".", " ", "'", "a", "\n", ", ", ". "),
    );
    const text = fc.array(piece, { maxLength: 14 }).map((parts) => parts.join(""));
    const number = /\d{1,3}(?:[,.' ]\d{3})+(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?/g;
    fc.assert(
      fc.property(text, text, (facts, said) => {
        const printed = printedNumbers(facts);
        for (const [raw] of said.matchAll(number)) {
          if (raw.length > 24) continue;
          const pattern = new RegExp(`(?<![\\d.,])${raw.replaceAll(".", "\\.")}(?!\\d|[.,]\\d)`);
          expect([raw, printed.has(raw)]).toEqual([raw, pattern.test(facts)]);
        }
      }),
      { numRuns: 3_000 },
    );
  });
});
