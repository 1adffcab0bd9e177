/** Lines whose place is told as agents tell it: no word for "district", no comma. Written before the readers were touched. */
import { expect, it } from "vitest";
import { expectSaid, oneLines } from "#tests/support/reading/one-lines";
import { readText } from "./read.ts";

const lines = oneLines("one-line-places");

it("has lines of several ways to tell a place", () => expect(lines.length).toBeGreaterThan(20));

it.each(lines)("$text", ({ text, said, open }) => {
  expectSaid(readText(text), said, open);
});
