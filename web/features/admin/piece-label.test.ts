import { expect, test } from "vitest";
import { pieceLabel, platformLabel } from "./piece-label.ts";

test("a piece is called by its platform in the reader's language, one that is unknown by what the books say", () => {
  expect(pieceLabel("zh", "xiaohongshu/post")).toBe("小红书");
  expect(pieceLabel("en", "facebook/post")).toBe("Facebook Page");
  expect(pieceLabel("en", "facebook/email")).toBe("Facebook Page (email)");
  expect(platformLabel("zh", "gone")).toBe("gone");
});
