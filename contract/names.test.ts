import { expect, test } from "vitest";
import { inNames, renamed } from "./names.ts";

const names = { zh: "安居", en: "Homely $& Co" };

test("our texts read with the name an administrator gave, each language with its own", () => {
  expect(inNames("感谢注册房播。Welcome to Listcast", names)).toBe("感谢注册安居。Welcome to Homely $& Co");
  expect(inNames("房播 Listcast", null)).toBe("房播 Listcast");
});

test("a name that holds the other of ours is not read again", () => {
  expect(inNames("房播 Listcast", { zh: "Listcast 中国", en: "房播 HK" })).toBe("Listcast 中国 房播 HK");
});

test("texts are renamed however deep they stand, and stay as they are otherwise", () => {
  const texts = { a: ["房播", { b: "Listcast" }], n: 3, none: null };
  expect(renamed(texts, names)).toEqual({ a: ["安居", { b: "Homely $& Co" }], n: 3, none: null });
  expect(renamed(texts, null)).toBe(texts);
});
