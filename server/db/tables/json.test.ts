import { expect, test } from "vitest";
import { storableJson, storableText } from "./json.ts";

test("what PostgreSQL's jsonb has no characters for is dropped or marked, everything else stays to the letter", () => {
  const half = "\ud83d";
  expect(JSON.parse(storableJson({ "a\u0000b": `x\u0000\u0000${half}${half}y` }))).toEqual({ ab: "x\ufffd\ufffdy" });
  const plain = { text: '🏠 \\u0000 \\\\ud83d \\ "\n', list: [1, null, true] };
  expect(JSON.parse(storableJson(plain))).toEqual(plain);
});

test("a text that is stored as itself comes to the same", () => {
  for (const text of ["a\u0000b\ud83d", "\ud83d\ud83d🏠", '\\u0000 "x"', ""])
    expect(storableText(text)).toBe(JSON.parse(storableJson(text)));
});
