import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("commas, quotes and line ends stay inside their field", () => {
  expect(csvLine(["a,b", 'say "hi"', "two\nlines", null, -3, "房播"])).toBe(
    '"a,b","say ""hi""","two\nlines",,-3,房播\r\n',
  );
});

test.each(["=1+1", "+86 138", "-2", "@SUM(A1)", "\t=1", "  =1", "＝1", "|calc"])(
  "%j is text, not a formula",
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  },
);

test("what only looks a little like one is left alone", () => {
  expect(csvLine(["a=1", "1-2", "lin@example.com"])).toBe("a=1,1-2,lin@example.com\r\n");
});
