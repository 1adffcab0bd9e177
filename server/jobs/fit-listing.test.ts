import { expect, test } from "vitest";
import { emptyListing, listingLimits, writableListing } from "#contract/listing";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import { cutAtSentence, fitListing } from "./fit-listing.ts";

const digits = (signs: number) => "0123456789".repeat(signs / 10);

test("an ordinary listing stays as it is", () => {
  expect(fitListing(sampleListing)).toEqual(sampleListing);
});

test("a page that says too much is read shorter and can be written about", () => {
  const long = digits(99_000);
  const found = {
    ...emptyListing(),
    sourceUrl: `https://example.com/${long}`,
    title: `梅川苑 ${long}`,
    description: "南北通透。".repeat(9_000),
    floor: long,
    propertyType: "普通住宅",
    address: { ...emptyListing().address, text: long, city: "上海" },
    agent: { ...emptyListing().agent, name: "顾芸", phone: long },
    features: [long, ...Array.from({ length: 300 }, (_, at) => `特点${at}`)],
    disclosures: {
      [long]: "1",
      备案: long,
      ...Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`号${at}`, "1"])),
    },
    photos: Array.from({ length: 400 }, (_, at) => ({
      url: `https://example.com/${at}.jpg`,
      width: null,
      height: null,
      caption: long,
    })),
    provenance: Object.fromEntries(
      Array.from({ length: 900 }, (_, at) => [`disclosures.号${at}`, { source: "text" as const, confidence: 1 }]),
    ),
  };
  const fits = fitListing(found);
  expect(writableListing.safeParse(fits).error).toBeUndefined();
  expect(fits).toMatchObject({
    sourceUrl: null,
    floor: null,
    propertyType: "普通住宅",
    address: { text: null, city: "上海" },
  });
  expect(fits.agent).toMatchObject({ name: "顾芸", phone: null });
  expect(fits.features).toHaveLength(listingLimits.features);
  expect(fits.description).toMatch(/。$/);
  expect(fits.description?.length).toBeGreaterThan(listingLimits.description - 10);
});

test.each([
  ["ends at the last sentence", "One two. Three four. Five six", 24, "One two. Three four."],
  ["or at a word, where the sentence is long", "One two three four", 12, "One two"],
  ["or anywhere, where there is no word", "零一二三四五六七八九", 4, "零一二三"],
  ["never inside a character", "ab😀cd", 3, "ab"],
  ["a short one stays whole", "One two.", 8, "One two."],
])("a cut text %s", (_case, text, max, expected) => {
  expect(cutAtSentence(text, max)).toBe(expected);
});
