/** Posts that tell of an occasion: in every language and voice, true to what the agent stated, and lawful. */
import { describe, expect, it } from "vitest";
import { type CopyLanguage, copyLanguages, copyStyles, type Occasion } from "#contract/copy";
import { briefFor } from "#tests/samples/briefs";
import { sampleListings } from "#tests/samples/listings";
import { compose } from "../index.ts";
import { realiserOf } from "../languages/index.ts";
import { occasionIn } from "./occasion.ts";

const { californiaHouse, guangzhouRent } = sampleListings;
const openHouse: Occasion = { kind: "open_house", date: "2026-12-05", from: "14:00", until: "16:00" };
const reduced: Occasion = { kind: "price_change", before: 720_000 };
const write = (occasion: Occasion, language: CopyLanguage, listing = californiaHouse, platform = "facebook") =>
  compose(listing, briefFor(listing, { occasion, style: "friendly" }), { platform, language, kind: "post" });
const lang = (code: CopyLanguage) => {
  const found = realiserOf(code);
  if (!found) throw new Error(code);
  return found;
};

describe.each(copyLanguages)("occasions in %s", (language) => {
  it.each([{ kind: "listed" }, reduced, openHouse, { kind: "closed" }] satisfies Occasion[])(
    "begin with $kind and pass their own checks",
    (occasion) => {
      const told = occasionIn(californiaHouse, { occasion, style: "friendly" }, lang(language));
      const piece = write(occasion, language);
      expect(told?.line.length).toBeGreaterThan(2);
      expect(piece.body.startsWith(told?.line ?? "?")).toBe(true);
      expect(piece.untraced.filter(({ grade }) => grade !== "note")).toEqual([]);
      expect(piece.findings.filter(({ severity }) => severity === "block")).toEqual([]);
    },
  );
  it("have words of their own in every voice", () => {
    const lines = copyStyles.map(
      (style) => occasionIn(californiaHouse, { occasion: openHouse, style }, lang(language))?.line,
    );
    expect(new Set(lines).size).toBe(copyStyles.length);
    for (const line of lines) expect(line).toMatch(/12月5日|5 décembre|5\. Dezember|12월 5일|December 5/u);
  });
});

it("prints both prices, lower or higher as they are", () => {
  expect(write(reduced, "en").body).toContain("The price has come down: it was $720,000, now it’s $685,900.");
  expect(write({ kind: "price_change", before: 600_000 }, "en").body).toContain("The price has changed");
  expect(
    occasionIn(californiaHouse, { occasion: { kind: "price_change", before: 685_900 }, style: "friendly" }, lang("en")),
  ).toBeNull();
});

it("says of a home that is gone neither its price nor how to see it", () => {
  const { body, title } = write({ kind: "closed" }, "en", californiaHouse, "zillow");
  expect(title).toMatch(/^Sold: /);
  expect(body).not.toMatch(/\$|showing|viewing/i);
  expect(write({ kind: "closed" }, "zh", guangzhouRent).body).toMatch(/^这套已经租出去了/);
  expect(write({ kind: "closed" }, "zh", guangzhouRent).body).not.toContain("3200");
});

it("does not bear out an occasion nobody stated", () => {
  const listed = write({ kind: "listed" }, "en");
  const plain = compose(californiaHouse, briefFor(californiaHouse), {
    platform: "facebook",
    language: "en",
    kind: "post",
  });
  expect(listed.body).toContain("Just listed");
  expect(plain.body).not.toContain("Just listed");
});
