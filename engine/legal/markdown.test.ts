import { expect, test } from "vitest";
import { privacy as enPrivacy } from "#locales/en/legal/privacy";
import { terms as enTerms } from "#locales/en/legal/terms";
import { privacy as zhPrivacy } from "#locales/zh/legal/privacy";
import { terms as zhTerms } from "#locales/zh/legal/terms";
import { readMarkdown, toMarkdown } from "./markdown.ts";

test("the documents that come with the product stay what they are on the way through the editor", () => {
  for (const text of [zhTerms, zhPrivacy, enTerms, enPrivacy]) expect(readMarkdown(toMarkdown(text))).toEqual({ text });
});

test("lines of a paragraph are put together, with a space only where words have one", () => {
  expect(readMarkdown("# T\n\none\ntwo\n\n## A\n\n第一行\n第二行\n\n- p\n\nafter\n\nmore")).toEqual({
    text: {
      title: "T",
      description: "one two",
      summary: [],
      sections: [{ id: "section-1", title: "A", paragraphs: ["第一行第二行"], points: ["p"], after: "after\n\nmore" }],
    },
  });
});

test("what is missing is named with its line", () => {
  expect(readMarkdown("")).toEqual({ problem: "no_title", line: 1 });
  expect(readMarkdown("# T\n\n- a")).toEqual({ problem: "no_description", line: 3 });
  expect(readMarkdown("# T\n\nd")).toEqual({ problem: "no_sections", line: 3 });
  expect(readMarkdown("# T\n\nd\n\n## A\n\n## B\n\nx")).toEqual({ problem: "empty_section", line: 5 });
  expect(readMarkdown("# T\n\nd\n\n## A\n\n- x\n\ny\n\n- z")).toEqual({ problem: "second_list", line: 11 });
});

test("markup of the web is text like any other", () => {
  const read = readMarkdown("# T\n\nd\n\n## <b>A</b>\n\n<script>x</script>");
  expect(read).toMatchObject({ text: { sections: [{ title: "<b>A</b>", paragraphs: ["<script>x</script>"] }] } });
});
