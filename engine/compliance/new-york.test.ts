/** Age in New York State, a lawful occupation in New York City: protected by where the home lies. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";

type Said = readonly [market: string, language: string, text: string, context?: Record<string, string | boolean>];

const rent = { transaction: "rent" } as const;
const told = ([market, language, text, context = rent]: Said): string[] =>
  check({ market, language, text, context }).map(({ rule, text: words }) => `${rule}: ${words}`);

const lawful: readonly Said[] = [
  ["US", "en", "No lawyers.", { ...rent, state: "TX" }],
  ["US", "en", "Lawyers' offices on the ground floor.", { ...rent, state: "NY", city: "New York" }],
  ["US", "en", "Doctors, nurses and students are all welcome.", { ...rent, state: "NY", city: "New York" }],
  ["US", "en", "A doctor's office is only two blocks away.", { ...rent, state: "NY", city: "New York" }],
  ["US", "en", "The building is over 40 years old.", { ...rent, state: "NY" }],
];
const breaches: readonly Said[] = [
  ["US", "en", "Over 40s only.", { ...rent, state: "NY" }],
  ["US", "en", "Young people preferred.", { ...rent, state: "NY" }],
  ["US", "en", "No one over 50, please.", { ...rent, state: "NY" }],
  ["US", "en", "No lawyers.", { ...rent, state: "NY", city: "New York" }],
  ["US", "en", "Nurses only.", { ...rent, state: "NY", city: "Brooklyn" }],
  ["US", "en", "No students, no musicians.", { ...rent, state: "NY", city: "New York" }],
  ["US", "en", "Doctors preferred.", { ...rent, address: "55 Water St New York NY 10041", city: "New York" }],
];

describe("left alone", () => {
  for (const said of lawful) it(`${said[0]} ${said[1]}: ${said[2]}`, () => expect(told(said)).toEqual([]));
});
describe("told", () => {
  for (const said of breaches) it(`${said[0]} ${said[1]}: ${said[2]}`, () => expect(told(said)).not.toEqual([]));
});
