import { describe, expect, it } from "vitest";
import { parseLoose } from "./json.ts";

describe("what pages call JSON", () => {
  it.each([
    ["brackets that never close", "[".repeat(200_000)],
    ["brackets that close", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
    ["objects inside each other", '{"a":'.repeat(50_000)],
  ])("is given up where no data is as deep: %s", (_name, text) => {
    expect(parseLoose(text)).toBeUndefined();
  });

  it("may hold any number of brackets in its strings and side by side", () => {
    const brackets = '[[[\\"{'.repeat(2_000);
    expect(parseLoose(`{"text":"${brackets}"}`)).toEqual({ text: '[[["{'.repeat(2_000) });
    expect(parseLoose(`[${"[],".repeat(5_000)}[]]`)).toHaveLength(5_001);
  });

  it("is read with raw line breaks in strings, comments and trailing commas", () => {
    expect(parseLoose('{"a":"one\ntwo"}')).toEqual({ a: "one two" });
    expect(parseLoose("{/* said */ a: [1, 2,],}")).toEqual({ a: [1, 2] });
  });
});
