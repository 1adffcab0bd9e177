import { expect, test } from "vitest";
import { answers, listingQuestions, questionOf, withAnswers } from "./answers.ts";
import { check } from "./check.ts";

test("an answer holds where the listing is silent, and its address outweighs it", () => {
  expect(withAnswers({ state: null, shared: false }, { state: "NJ", shared: true })).toEqual({
    state: "NJ",
    shared: false,
  });
  expect(withAnswers({ state: "TX" }, { state: "NJ" })).toEqual({ state: "TX" });
  expect(withAnswers({ state: "TX" })).toEqual({ state: "TX" });
});

test("a question is asked while findings hang on it, and shown with its answer from then on", () => {
  const text = "No pets of any kind, no exceptions.";
  const findings = check({ market: "US", language: "en", text });
  expect(listingQuestions("US", findings, {}, {})).toMatchObject([{ key: "assistance_animals_accepted", given: null }]);
  const given = { assistance_animals_accepted: true };
  expect(check({ market: "US", language: "en", text, context: withAnswers({}, given) })).toEqual([]);
  expect(listingQuestions("US", [], {}, given)).toMatchObject([
    { key: "assistance_animals_accepted", given: true, rules: ["us-no-pets-absolute"] },
  ]);
  // what no rule asks any more is not shown
  expect(listingQuestions("US", [], {}, { bygone: true })).toEqual([]);
});

test("a question for a name offers the names there are, and takes no other", () => {
  const question = questionOf("US", "state");
  expect(question?.choices).toContainEqual({ value: "NJ", label: "New Jersey" });
  expect(question?.choices).toHaveLength(51);
  expect(question && [answers(question, "NJ"), answers(question, "Mars"), answers(question, true)]).toEqual([
    true,
    false,
    false,
  ]);
  const animals = questionOf("US", "assistance_animals_accepted");
  expect(animals && [answers(animals, false), answers(animals, "yes")]).toEqual([true, false]);
  expect(questionOf("US", "nothing")).toBeNull();
});
