import { expect, test } from "vitest";
import { articleBlocks } from "#web/features/pieces/previews/article-blocks.ts";

test("a short line above a paragraph is a heading, with or without an empty line between", () => {
  expect(articleBlocks("房源概况\n梅川苑位于普陀区，2004年建成。\n\n交通\n\n步行620米到地铁站。")).toEqual([
    { heading: true, text: "房源概况" },
    { heading: false, text: "梅川苑位于普陀区，2004年建成。" },
    { heading: true, text: "交通" },
    { heading: false, text: "步行620米到地铁站。" },
  ]);
});

test("sentences, lists and the last line are no headings", () => {
  const blocks = articleBlocks("It is bright.\n\n• 2 bedrooms\n\nAnn Lee");
  expect(blocks.every((block) => !block.heading)).toBe(true);
});
