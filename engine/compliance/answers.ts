/** What the agent of a home answered, beside what its listing tells. */
import type { LawQuestion } from "#contract/law/listing-law";
import type { Context } from "./applies.ts";
import { getMarket } from "./markets/index.ts";
import { type OpenQuestion, openQuestions, questionsOf } from "./questions.ts";
import { regionsOf } from "./regions/names.ts";
import { questionAndStatement } from "./statements.ts";

type Answers = Readonly<Record<string, string | boolean>>;

/** The circumstances with the answers where the listing is silent: an address outweighs what was answered before it was known. */
export function withAnswers(context: Context, answers: Answers = {}): Context {
  const silent = Object.entries(answers).filter(([key]) => (context[key] ?? null) === null);
  return { ...context, ...Object.fromEntries(silent) };
}

const asked = (
  market: string,
  { key, text, answer, rules, statement }: OpenQuestion,
  given: LawQuestion["given"],
): LawQuestion => {
  const [first] = rules;
  const rule = getMarket(market)?.rules.find(({ id }) => id === first);
  return {
    key,
    text,
    answer,
    choices: answer === "name" ? regionsOf(market, key) : [],
    rules,
    statement,
    reason: statement === null ? null : (rule?.message ?? null),
    places: [],
    given,
  };
};

/** A question that wants a name is asked only where the names are known. */
const answerable = ({ answer, choices }: LawQuestion): boolean => answer === "yes-no" || choices.length > 0;

/**
 * The question kept under a key in a market, with every rule it decides; null when none is, and where a question about statements
 * is named without one, or one about the home with one.
 */
export function questionOf(market: string, kept: string, given: LawQuestion["given"] = null): LawQuestion | null {
  const { key, statement } = questionAndStatement(kept);
  const findings = (getMarket(market)?.rules ?? [])
    .filter((rule) => questionsOf(rule, {}).some((question) => question.key === key))
    .map(({ id }) => ({ rule: id, ...(statement === null ? {} : { statement }) }));
  const question = openQuestions(market, findings, {}).find((one) => one.key === key && one.statement === statement);
  if (!question) return null;
  const whole = asked(market, question, given);
  return answerable(whole) ? whole : null;
}

/** Whether this is an answer to the question. */
export const answers = ({ answer, choices }: LawQuestion, given: string | boolean): boolean =>
  answer === "yes-no" ? typeof given === "boolean" : choices.some(({ value }) => value === given);

/** What was found in a text of the home, and which text that is. */
export interface FoundIn {
  readonly place: LawQuestion["places"][number];
  readonly findings: Parameters<typeof openQuestions>[1];
}

/** The texts that say the statement, each once. */
function placesOf(texts: readonly FoundIn[], { statement, rules }: OpenQuestion): LawQuestion["places"] {
  const saying = texts.filter(({ findings }) =>
    findings.some((finding) => finding.statement === statement && rules.includes(finding.rule)),
  );
  const places = saying.map(({ place }) => place);
  return [...new Map(places.map((place) => [`${place.platform} ${place.kind} ${place.language}`, place])).values()];
}

/**
 * What is asked about a home: first the open questions of what was found in its texts, then what was answered. `context`: the
 * circumstances its listing tells.
 */
export function listingQuestions(
  market: string,
  texts: readonly FoundIn[],
  context: Context,
  given: Answers,
): LawQuestion[] {
  const found = texts.flatMap(({ findings }) => findings);
  const open = openQuestions(market, found, withAnswers(context, given)).map((one) => ({
    ...asked(market, one, null),
    places: one.statement === null ? [] : placesOf(texts, one),
  }));
  const answered = Object.entries(given).flatMap(([kept, answer]) => questionOf(market, kept, answer) ?? []);
  return [...open.filter(answerable), ...answered];
}
