/** Whatever figure of a composed text is changed in one digit, the fact lock finds it. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copyStyles } from "#contract/copy";
import { specificationPlatforms } from "#engine/platforms/index";
import { heldOutListings } from "#tests/samples/fact-lock/other-listings";
import { dealt, everything } from "#tests/support/dealt";
import { compose } from "../index.ts";
import { writtenLanguages } from "../languages/index.ts";
import { tracer } from "./index.ts";

/** Figures that state no fact of the home: list marks, "reply 1" lines and what stands in a hashtag. */
const beside = /(?:^|\n)\s*\d{1,2}[.、)]\s|#\S+|(?:回复|reply|text|TD)\s?\d/giu;

/** Where a digit may be changed so that the statement is another one. */
function digitsOf(body: string): number[] {
  const spared = [...body.matchAll(beside)].map((match) => [match.index, match.index + match[0].length] as const);
  return [...body.matchAll(/\d/gu)]
    .map((match) => match.index)
    .filter((at) => !spared.some(([start, end]) => start <= at && at < end));
}

describe.each(writtenLanguages)("a changed digit in %s", (language) => {
  const turn = writtenLanguages.indexOf(language);
  // posts of one seed are one another's neighbours: each is written once
  const seeds = dealt([1, 2, 3], turn);
  test.each(dealt(Object.entries(heldOutListings), turn))(
    "is found in copy for %s",
    { timeout: 180_000 },
    (_name, listing) => {
      const trace = tracer(listing);
      fc.assert(
        fc.property(
          fc.constantFrom(...specificationPlatforms),
          fc.constantFrom(...copyStyles),
          fc.constantFrom(...seeds),
          fc.nat(),
          fc.integer({ min: 1, max: 9 }),
          (platform, style, seed, which, by) => {
            const brief = { style, seed, market: null, agent: null, link: null };
            const { body } = compose(listing, brief, { platform, language, kind: "post" });
            const digits = digitsOf(body);
            const at = digits[which % Math.max(1, digits.length)];
            if (at === undefined) return;
            const changed = `${body.slice(0, at)}${(Number(body[at]) + by) % 10}${body.slice(at + 1)}`;
            const figure = [...changed.matchAll(/\d[\d.,\s]*/gu)].find(
              (match) => match.index <= at && at < match.index + match[0].length,
            );
            const from = figure?.index ?? at;
            const to = from + (figure?.[0].length ?? 1);
            const found = trace(language, changed).some((one) => one.start < to && from < one.end);
            expect(found, changed.slice(Math.max(0, at - 30), at + 30)).toBe(true);
          },
        ),
        { numRuns: everything ? 20 : 8, seed: 7 },
      );
    },
  );
});
