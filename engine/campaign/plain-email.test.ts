import { expect, test } from "vitest";
import { plainEmailHtml } from "./plain-email.ts";

const letter = { language: "en" as const, title: "Two <bedrooms>", preheader: null };

test("an edited email keeps its words, cannot carry markup and puts the sender below", () => {
  const html = plainEmailHtml({
    ...letter,
    body: "Dear <b>all</b>,\n\nSee https://example.com/a?b=1.\n\n--\nSent by X & Co",
  });
  expect(html).toContain("Dear &lt;b&gt;all&lt;/b&gt;,");
  expect(html).toContain('<a href="https://example.com/a?b=1"');
  expect(html).toContain("Two &lt;bedrooms&gt;");
  expect(html.indexOf("Sent by X &amp; Co")).toBeGreaterThan(html.indexOf("Dear"));
});
