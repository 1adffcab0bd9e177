import { expect, test } from "vitest";
import { storedPieces } from "./pieces.ts";
import { sampleProperties } from "./properties.ts";
import { writePieces } from "./write-pieces.ts";

test.each(sampleProperties)("the texts of $key are what the composer writes today (npm run samples)", (property) => {
  expect(storedPieces(property.key)).toEqual(JSON.parse(JSON.stringify(writePieces(property))));
});

test("every campaign that is not waiting has texts", () => {
  const bare = sampleProperties.filter(({ key }) => storedPieces(key).length === 0);
  expect(bare.every(({ state }) => state === "waiting")).toBe(true);
});
