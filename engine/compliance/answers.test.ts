import { expect, test } from "vitest";
import { answers, listingQuestions, questionOf, withAnswers } from "./answers.ts";
import { check } from "./check.ts";
import { answerKey, plainStatement } from "./statements.ts";

const place = { platform: "instagram", kind: "post", language: "en" } as const;

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
  expect(listingQuestions("US", [{ place, findings }], {}, {})).toMatchObject([
    { key: "assistance_animals_accepted", given: null },
  ]);
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

test("an answer about a statement goes for that statement, however it is typed, and for no other", () => {
  const said = "Rent of $1,900 is guaranteed for two years.";
  const later = "Rent of $2,900 is guaranteed for nine years.";
  const found = (text: string, given: Record<string, boolean> = {}) =>
    check({ market: "US", language: "en", text, context: withAnswers({}, given) });
  const findings = found(`Two-bedroom flat. ${said}`);
  expect(findings).toMatchObject([{ rule: "us-guarantee", severity: "warn" }]);
  const [question, ...others] = listingQuestions("US", [{ place, findings }], {}, {});
  expect(others).toEqual([]);
  expect(question).toMatchObject({
    key: "gain_is_backed",
    statement: "Rent of $1,900 is guaranteed for two years",
    reason: { en: expect.stringContaining("deceptive") },
    places: [place],
  });
  const given = { [answerKey("gain_is_backed", question?.statement ?? null)]: true };
  expect(found(`“Rent of $1,900 is  guaranteed for two years”! Call us.`, given)).toEqual([]);
  expect(found(later, given)).toMatchObject([{ rule: "us-guarantee" }]);
  expect(found(`${said} ${later}`, given)).toMatchObject([
    { rule: "us-guarantee", text: expect.stringMatching(/.*/u) },
  ]);
  expect(listingQuestions("US", [], {}, given)).toMatchObject([{ statement: question?.statement, given: true }]);
  // an answer of old, given for whatever the home's texts say, goes for nothing
  expect(found(later, { gain_is_backed: true })).toMatchObject([{ rule: "us-guarantee" }]);
  expect(listingQuestions("US", [], {}, { gain_is_backed: true })).toEqual([]);
});

test.each([
  ["US", "en", "Prices here will triple by 2030, guaranteed."],
  ["UK", "en", "Your equity will double in five years, we guarantee it."],
  ["AU", "en", "Values guaranteed to double by 2032."],
  ["CA", "fr", "Ce bien va tripler d'ici 2030, garanti."],
  ["SG", "zh", "五年后保证翻倍。"],
  ["HK", "zh-Hant", "三年後升三成，包在我身上。"],
  ["EU/FR", "fr", "Votre bien vaudra le double dans cinq ans, c'est garanti."],
])("%s: no answer excuses a price of the future said to be certain: %s", (market, language, text) => {
  const yes = Object.fromEntries(["gain_is_backed", "claims_are_proven"].map((key) => [answerKey(key, text), true]));
  const findings = check({ market, language, text, context: yes });
  expect(findings.map(({ severity }) => severity)).toContain("block");
  expect(listingQuestions(market, [{ place, findings }], {}, {}).map(({ key }) => key)).not.toContain("gain_is_backed");
});

test.each([
  ["UK", "en", "A guaranteed yield of approx. 5% for one year.", "A guaranteed yield of approx. 25% for ever."],
  ["AU", "en", "Guaranteed rent of min. $500 a week.", "Guaranteed rent of min. $5,000 a week."],
  ["AU", "en", "Guaranteed rent of circa. 5% a year.", "Guaranteed rent of circa. 15% a year."],
  ["US", "en", "Rated best building by Smith & Co. in 2019.", "Rated best building by Smith & Co. in the universe."],
  ["EU/DE", "de", "Die beste Wohnung der Straße, ca. 80 m² groß.", "Die beste Wohnung der Straße, ca. 800 Jahre lang."],
] as const)("%s: a yes ends at no abbreviation's point: %s", (market, language, text, other) => {
  const [finding] = check({ market, language, text });
  if (finding?.statement === undefined) throw new Error(`asks nothing of: ${text}`);
  expect(finding.statement).toBe(plainStatement(text));
  const [question] = listingQuestions(market, [{ place, findings: [finding] }], {}, {});
  if (!question) throw new Error(`asks nothing of: ${text}`);
  const context = { [answerKey(question.key, finding.statement)]: true };
  expect(check({ market, language, text, context })).toEqual([]);
  expect(check({ market, language, text: other, context }).map(({ rule }) => rule)).toContain(finding.rule);
});

test("what a question quotes is no stump of a sentence", () => {
  const said = (text: string) => check({ market: "US", language: "en", text }).map(({ statement }) => statement);
  expect(said("Nice. Mr. Smith says: the best home in St. Louis, nothing comes close. Call us.")).toEqual(
    expect.arrayContaining(["Mr. Smith says: the best home in St. Louis, nothing comes close"]),
  );
  expect(said("The best home in town. Two baths.")).toEqual(["The best home in town"]);
});

test("a question about the home is asked once, whatever statements hang on it", () => {
  const findings = check({ market: "US", language: "en", text: "No kids please. Adults only, and no children ever." });
  const open = listingQuestions("US", [{ place, findings }], {}, {});
  expect(open.length).toBeGreaterThan(0);
  expect(open.every(({ statement }) => statement === null)).toBe(true);
  expect(new Set(open.map(({ key }) => key)).size).toBe(open.length);
  expect(questionOf("US", answerKey("owner_shares_home", "Any words"))).toBeNull();
  expect(questionOf("US", "gain_is_backed")).toBeNull();
});
