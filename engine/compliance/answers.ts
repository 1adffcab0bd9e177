/** What the agent of a home answered, beside what its listing tells. */
import type { LawQuestion } from "#contract/law/listing-law";
import type { Context } from "./applies.ts";
import { getMarket } from "./markets/index.ts";
import { type OpenQuestion, openQuestions, questionsOf } from "./questions.ts";
import { regionsOf } from "./regions/names.ts";

type Answers = Readonly<Record<string, string | boolean>>;

/** The circumstances with the answers where the listing is silent: an address outweighs what was answered before it was known. */
export function withAnswers(context: Context, answers: Answers = {}): Context {
  const silent = Object.entries(answers).filter(([key]) => (context[key] ?? null) === null);
  return { ...context, ...Object.fromEntries(silent) };
}

const asked = (
  market: string,
  { key, text, answer, rules }: OpenQuestion,
  given: LawQuestion["given"],
): LawQuestion => ({
  key,
  text,
  answer,
  choices: answer === "name" ? regionsOf(market, key) : [],
  rules,
  given,
});

/** A question that wants a name is asked only where the names are known. */
const answerable = ({ answer, choices }: LawQuestion): boolean => answer === "yes-no" || choices.length > 0;

/** The question kept under a key in a market, with every rule it decides; null when none is. */
export function questionOf(market: string, key: string, given: LawQuestion["given"] = null): LawQuestion | null {
  const rules = (getMarket(market)?.rules ?? [])
    .filter((rule) => questionsOf(rule, {}).some((question) => question.key === key))
    .map(({ id }) => ({ rule: id }));
  const question = openQuestions(market, rules, {}).find((one) => one.key === key);
  if (!question) return null;
  const whole = asked(market, question, given);
  return answerable(whole) ? whole : null;
}

/** Whether this is an answer to the question. */
export const answers = ({ answer, choices }: LawQuestion, given: string | boolean): boolean =>
  answer === "yes-no" ? typeof given === "boolean" : choices.some(({ value }) => value === given);

/**
 * What is asked about a home: first the open questions of what was found in its texts, then what was answered. `context`: the
 * circumstances its listing tells.
 */
export function listingQuestions(
  market: string,
  findings: Parameters<typeof openQuestions>[1],
  context: Context,
  given: Answers,
): LawQuestion[] {
  const open = openQuestions(market, findings, withAnswers(context, given)).map((one) => asked(market, one, null));
  const answered = Object.entries(given).flatMap(([key, answer]) => questionOf(market, key, answer) ?? []);
  return [...open.filter(answerable), ...answered];
}
