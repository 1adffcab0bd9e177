import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Untraced } from "#contract/copy";
import { blanked, insideAny, overlapping, overlappingLonger, type Span, withoutOverlaps } from "./span.ts";

const LENGTH = 40;
const span = fc
  .tuple(fc.nat(LENGTH - 1), fc.integer({ min: 1, max: 12 }))
  .map(([start, size]): Span => ({ start, end: Math.min(LENGTH, start + size) }));
const spans = fc.array(span, { maxLength: 12 });
const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
const sizeOf = ({ start, end }: Span): number => end - start;

describe("stretches of text", () => {
  it("overlap as their ends say", () => {
    fc.assert(
      fc.property(spans, span, (some, one) => {
        expect(overlapping(some, LENGTH)(one)).toBe(some.some((other) => overlaps(other, one)));
        expect(overlappingLonger(some, LENGTH)(one)).toBe(
          some.some((other) => overlaps(other, one) && sizeOf(other) >= sizeOf(one)),
        );
      }),
    );
  });

  it("leave blanks of their length, and all else where it was", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "房", "😀"), minLength: LENGTH, maxLength: LENGTH });
    fc.assert(
      fc.property(spans, text, (some, said) => {
        const left = blanked(said, some);
        const units = said
          .split("")
          .map((unit, at) => (some.some((one) => one.start <= at && at < one.end) ? " " : unit));
        expect(left).toBe(units.join(""));
      }),
    );
  });

  it("lie inside a name where the name covers them", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b"), minLength: 1, maxLength: 4 });
    const text = fc.string({ unit: fc.constantFrom("a", "b"), minLength: LENGTH, maxLength: LENGTH });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 3 }), text, span, (names, said, one) => {
        const covered = names.some((name) =>
          Array.from({ length: LENGTH }, (_, at) => at).some(
            (at) => said.startsWith(name, at) && at <= one.start && at + name.length >= one.end,
          ),
        );
        expect(insideAny(names, said)(one)).toBe(covered);
      }),
    );
  });

  it("are each shown once, the longest first", () => {
    const found = fc
      .array(span, { maxLength: 15 })
      .map((some): Untraced[] => some.map((one) => ({ ...one, text: "", kind: "number" })));
    fc.assert(
      fc.property(found, (some) => {
        const kept: Untraced[] = [];
        for (const one of [...some].sort((a, b) => sizeOf(b) - sizeOf(a) || a.start - b.start))
          if (!kept.some((other) => overlaps(other, one))) kept.push(one);
        expect(withoutOverlaps(some)).toEqual(kept.sort((a, b) => a.start - b.start));
      }),
    );
  });
});
