/** Numbers to call: the agent's in any spelling, nobody else's. */
import { describe, expect, test } from "vitest";
import { heldOutListings } from "#tests/samples/fact-lock/other-listings";
import { tracer } from "./index.ts";

const agentWith = (phone: string) => {
  const listing = heldOutListings.austin;
  return { ...listing, agent: { ...listing.agent, phone } };
};
const contactsIn = (phone: string, text: string) =>
  tracer(agentWith(phone))("en", text).filter(({ kind }) => kind === "contact");

describe("a number to call", () => {
  test.each([
    ["(512) 555-0148", "(512) 555-0148"],
    ["(512) 555-0148", "512-555-0148"],
    ["(512) 555-0148", "+1 512 555 0148"],
    ["020 7946 0018", "+44 20 7946 0018"],
    ["+33 6 12 34 56 78", "06 12 34 56 78"],
    ["+81 3-5555-0111", "03-5555-0111"],
  ])("%s may be written %s", (phone, text) => {
    expect(contactsIn(phone, `Call ${text}.`)).toEqual([]);
  });
  test.each([
    ["(512) 555-0148", "(012) 555-0148"],
    ["(512) 555-0148", "(612) 555-0148"],
    ["020 7946 0018", "+44 20 7946 0019"],
    ["+33 6 12 34 56 78", "07 12 34 56 78"],
    ["03-5555-0111", "04-5555-0111"],
  ])("%s is not %s", (phone, text) => {
    expect(contactsIn(phone, `Call ${text}.`)).toHaveLength(1);
  });
});
