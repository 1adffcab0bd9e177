import { describe, expect, it } from "vitest";
import { type Brief, copyStyles } from "#contract/copy";
import { specificationPlatforms } from "#engine/platforms/index";
import { briefFor } from "#tests/samples/briefs";
import { sampleListings, sparse } from "#tests/samples/listings";
import { dealt } from "#tests/support/dealt";
import { compose } from "./index.ts";
import { writtenLanguages } from "./languages/index.ts";
import { similarity } from "./similarity.ts";

/** Without the lines that the law words (licence, equal housing, machine label): they are the same everywhere by duty. */
const told = (body: string): string =>
  body
    .split("\n")
    .filter((line) => !/DRE #|AI生成/u.test(line))
    .join("\n");

const campaigns = Object.entries(sampleListings).flatMap(([name, listing]) =>
  [3, 17].map((seed) => ({ name, listing, seed })),
);

describe("pieces of one campaign", () => {
  it.each(writtenLanguages.map((language, at) => [language, at] as const))(
    "keeps platforms and styles apart in %s",
    { timeout: 180_000 },
    (language, turn) => {
      for (const { name, listing, seed } of dealt(campaigns, turn)) {
        const limit = listing === sparse ? 0.75 : 0.6;
        const body = (style: Brief["style"], platform: string) =>
          told(compose(listing, briefFor(listing, { style, seed }), { platform, language, kind: "post" }).body);
        const bodies = copyStyles.flatMap((style) =>
          specificationPlatforms.map((platform) => ({ style, platform, body: body(style, platform) })),
        );
        for (const a of bodies)
          for (const b of bodies) {
            if (a === b || (a.style !== b.style && a.platform !== b.platform)) continue;
            expect(
              similarity(a.body, b.body),
              `${language} ${name} ${seed}: ${a.style} ${a.platform} ~ ${b.style} ${b.platform}\n${a.body}\n--\n${b.body}`,
            ).toBeLessThan(limit);
          }
      }
    },
  );

  it("are measured by shared trigrams", () => {
    expect(similarity("一模一样的话", "一模一样的话")).toBe(1);
    expect(similarity("abcdef", "uvwxyz")).toBe(0);
    expect(similarity("abcd", "abce")).toBe(0.5);
  });
});
