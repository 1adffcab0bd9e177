import { expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { homeOf, rightFacts } from "./right-facts.ts";

const says = { title: "Two rooms by the river", described: true, photos: 10, price: 500_000, bedrooms: 2 };

test("what is found wrong is not counted, what nobody labelled neither", () => {
  const read = {
    ...emptyListing(),
    title: "Two rooms by the river",
    price: { amount: 5_000, currency: "EUR", period: null },
    floor: "3",
  };
  const { labelled, right } = rightFacts(says, read);
  expect(labelled).toEqual(expect.arrayContaining(["title", "described", "photo", "photos", "price", "bedrooms"]));
  expect(labelled).not.toContain("floor");
  expect(right).toEqual(["title"]);
});

test("one picture of ten is a photo, and no gallery; a page that was refused has nothing right", () => {
  const image = "https://a.example/1.jpg";
  const scraped = homeOf({ title: "Rightmove", description: "A flat that looks out on the river.", image });
  expect(rightFacts(says, scraped).right).toEqual(["described", "photo"]);
  expect(rightFacts(says, null).right).toEqual([]);
  const gallery = Array.from({ length: 24 }, () => ({ url: image, width: null, height: null, caption: null }));
  expect(rightFacts(says, { ...scraped, photos: gallery }).right).toContain("photos");
});
