/** Galleries are found in data of any shape, other homes' pictures are left out. */
import { describe, expect, it } from "vitest";
import { galleriesIn } from "./galleries.ts";

const three = ["a", "b", "c"];

describe("a gallery in data", () => {
  it.each([
    ["of addresses", { x: three.map((name) => `https://cdn.example/${name}.jpg`) }],
    ["of objects", { album: three.map((name) => ({ id: name, original: `https://cdn.example/${name}.jpg` })) }],
    [
      "without kinds, where keys say what it is",
      { photos: three.map((name) => ({ url: `https://cdn.example/${name}` })) },
    ],
    ["of sizes", { media: three.map((name) => ({ sizes: { sm: `/s/${name}.webp`, xl: `/x/${name}.webp` } })) }],
    ["written as JSON in a string", { s: JSON.stringify({ fotos: three.map((name) => `/media/${name}.jpeg`) }) }],
  ])("is found: %s", (_what, state) => {
    const [gallery = []] = galleriesIn([state]);
    expect(gallery).toHaveLength(3);
  });

  it("takes the largest of several sizes", () => {
    const sizes = three.map((name) => ({ thumb: `/t/${name}.jpg`, large: `/l/${name}.jpg`, medium: `/m/${name}.jpg` }));
    expect(galleriesIn([{ images: sizes }])).toEqual([["/l/a.jpg", "/l/b.jpg", "/l/c.jpg"]]);
  });

  it.each([
    ["other homes", { list: three.map((name) => ({ price: 1, bedrooms: 2, image: `/${name}.jpg` })) }],
    ["similar homes", { similar: three.map((name) => `https://cdn.example/${name}.jpg`) }],
    ["people", { agents: three.map((name) => ({ photo: `https://cdn.example/${name}.jpg` })) }],
    ["words", { x: ["one", "two", "three"] }],
    ["pages", { links: three.map((name) => `https://homes.example/${name}.html`) }],
  ])("is none: %s", (_what, state) => {
    expect(galleriesIn([state])).toEqual([]);
  });
});
