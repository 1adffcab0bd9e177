import { expect, test } from "vitest";
import { madeOf } from "#adapters/film/pixels/wasm";
import { sourceHash } from "./pixels.ts";

test("the loops of films that are run were compiled of those that are read: after a change of them, npm run pixels", () => {
  expect(madeOf).toBe(sourceHash());
});
