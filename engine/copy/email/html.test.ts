import { expect, test } from "vitest";
import { renderLetter } from "./html.ts";

test("lines stand between the rows of the facts, none under the last, and what follows keeps its distance", () => {
  const html = renderLetter({
    language: "en",
    subject: "s",
    preheader: "p",
    headline: "h",
    greeting: "g",
    paragraphs: [],
    factsHead: "Facts",
    facts: [
      ["Price", "1"],
      ["Area", "2"],
    ],
    button: null,
    closing: "c",
    card: [],
    footer: [],
  });
  const rows = html.split("<tr>").filter((row) => /Price|Area/.test(row));
  expect(rows.map((row) => row.includes("border-bottom"))).toEqual([true, false]);
  expect(html).toContain("margin-bottom:14px");
});
