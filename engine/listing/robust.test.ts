import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { AppError } from "#contract/errors";
import { listing as schema } from "#contract/listing";
import { readListing, readText } from "./read.ts";

const folder = new URL("../../tests/fixtures/pages/", import.meta.url);
const pages = readdirSync(folder)
  .filter((name) => name.endsWith(".html"))
  .map((name) => readFileSync(new URL(name, folder), "utf8"));

/** Reads or refuses; anything else is a defect. */
const survives = (read: () => unknown): void => {
  try {
    expect(schema.safeParse(read()).success).toBe(true);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
};

const scraps = fc.constantFrom(
  "<table><tr><th>",
  "</div>",
  "<dl><dt>Price</dt><dd>",
  "£1,250 pcm",
  "6억 9,500만원",
  "3LDK",
  "117 m²",
  '<script type="application/ld+json">',
  '{"@type":"House","offers":{"price":',
  "</script>",
  'window.__STATE__ = {"a":',
  'self.__next_f.push([1,"',
  'JSON.parse("{',
  "itemscope itemprop=x",
  "<h1>",
  "东京都港区",
  "(((((((",
  "::::",
  "1 1 1 1 1 1",
  "1,1,1,1,",
  "\\u0000",
  "<img src=x srcset='a 1x,b'>",
  "&#x110000;",
  "\ud800",
);

// Reading a few hundred pages takes a loaded machine a while; a page that runs away takes for ever.
vi.setConfig({ testTimeout: 120_000 });

describe("readers", () => {
  it("survive pages cut anywhere", () => {
    fc.assert(
      fc.property(fc.constantFrom(...pages), fc.double({ min: 0, max: 1, noNaN: true }), (page, share) =>
        survives(() => readListing(page.slice(0, Math.floor(page.length * share)), { url: "https://example.com/1" })),
      ),
      { numRuns: 120 },
    );
  });

  it("survive pages with stretches replaced by scraps and noise", () => {
    const edit = fc.tuple(
      fc.constantFrom(...pages),
      fc.nat(),
      fc.nat(200),
      fc.oneof(scraps, fc.string({ unit: "binary", maxLength: 60 })),
    );
    fc.assert(
      fc.property(edit, ([page, at, size, scrap]) =>
        survives(() =>
          readListing(page.slice(0, at % page.length) + scrap + page.slice((at % page.length) + size), { url: null }),
        ),
      ),
      { numRuns: 150 },
    );
  });

  it("survive any pile of scraps, as page and as text", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(scraps, fc.string({ maxLength: 30 })), { maxLength: 60 }), (parts) => {
        survives(() => readListing(parts.join(""), { url: "not a url" }));
        survives(() => readText(parts.join("\n")));
      }),
      { numRuns: 150 },
    );
  });

  // Each of these makes a careless pattern or a recursive walk run away; the runner's time limit is the assertion.
  it.each([
    ["deep nesting", "<div>".repeat(50_000)],
    ["deep JSON", `<script type="application/ld+json">${'{"@graph":['.repeat(5000)}</script>`],
    ["deep state", `<script>window.a = ${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}</script>`],
    ["an open string", `<script>window.a = {"b":"${"\\\\".repeat(200_000)}</script>`],
    ["many assignments that never close", `<script>${"var a = {".repeat(3000)}</script>`],
    ["a long run of digits", `<h1>${"1".repeat(200_000)}</h1><p>${"1 ".repeat(100_000)}</p>`],
    ["digits and separators", `<h1>Price: ${"1,111".repeat(40_000)}</h1>`],
    ["a long run of spaces", `<p>Price:${" ".repeat(300_000)}x</p>`],
    ["a long word", `<title>${"a".repeat(300_000)}</title><h1>${"é,".repeat(100_000)}</h1>`],
    [
      "slashes in a script",
      `<script>${"https://a.b/c/".repeat(20_000)}</script><meta property="og:image" content="https://a.b/c/1.jpg">`,
    ],
    ["many links", `<a href="/1234567">x</a>`.repeat(20_000)],
    ["many cells", `<table>${"<tr><th>Price</th><td>1 €</td></tr>".repeat(5000)}</table>`],
  ])("finish on %s", (_name, html) => survives(() => readListing(html, { url: "https://example.com/" })));
});
