/** What decides findings that the words alone do not: asked once a listing, and the answers read as circumstances. */
import type { Finding } from "#contract/copy";
import { type Context, placeMissing } from "./applies.ts";
import { getMarket } from "./markets/index.ts";
import type { Question, Rule } from "./markets/rule.ts";
import { answerKey } from "./statements.ts";

/** Is there a question whose answer alone tells whether what the rule finds is a breach? */
export const decides = ({ question }: Pick<Rule, "question">): boolean =>
  question?.key !== undefined && question.lawful !== undefined;

/** Is the question asked of each statement by itself? */
export const asksOfStatement = ({ question }: Pick<Rule, "question">): boolean => question?.about === "statement";

/**
 * What the answer kept in the context makes of the rule's findings in a statement, or in any text of the home; null where nothing
 * is asked or answered.
 */
export function answered(
  { question }: Pick<Rule, "question">,
  context: Context,
  statement: string | null = null,
): "lawful" | "breach" | null {
  if (question?.key === undefined || question.lawful === undefined) return null;
  const of = question.about === "statement" ? statement : null;
  if (of === null && question.about === "statement") return null;
  const answer = context[answerKey(question.key, of)];
  if (typeof answer !== "boolean") return null;
  return answer === (question.lawful === "yes") ? "lawful" : "breach";
}

/** A question that stands open, and the rules it decides. */
export interface OpenQuestion {
  key: string;
  text: { zh: string; en: string };
  /** "yes-no": true or false is kept under the key; "name": a name, as the address would tell it (a state's two letters). */
  answer: "yes-no" | "name";
  rules: string[];
  /** The words it is about; null where it is about the home. */
  statement: string | null;
}

const openQuestion = (key: string, { zh, en, lawful }: Question, statement: string | null): OpenQuestion => ({
  key,
  text: { zh, en },
  answer: lawful === undefined ? "name" : "yes-no",
  rules: [],
  statement,
});

/** Where a home lies, by the circumstance it is kept under. */
const whereQuestions: Readonly<Record<string, Question>> = {
  state: { about: "home", key: "state", zh: "房屋在哪个州、哪个城市？", en: "In which state and city is the home?" },
  nation: {
    about: "home",
    key: "nation",
    zh: "房屋在英国的哪个地区（英格兰、苏格兰、威尔士、北爱尔兰）？",
    en: "In which nation of the United Kingdom is the home?",
  },
  province: { about: "home", key: "province", zh: "房屋在哪个省？", en: "In which province is the home?" },
};

/** What a rule asks in these circumstances: where the home lies, if that decides whether it is law there, and its own question. */
export function questionsOf(rule: Rule, context: Context): Question[] {
  const missing = placeMissing(rule, context);
  const where = missing === null || missing === rule.question?.key ? undefined : whereQuestions[missing];
  return [where, rule.question].filter((question) => question !== undefined);
}

/** What a question is asked about. */
type Asked = Pick<Finding, "rule"> & Partial<Pick<Finding, "severity" | "statement">>;

/**
 * The questions of the rules that found something and that the context does not answer yet, in the order of the findings: about the
 * home each once, about a statement once for each.
 */
export function openQuestions(market: string, findings: readonly Asked[], context: Context): OpenQuestion[] {
  const rules = new Map((getMarket(market)?.rules ?? []).map((rule) => [rule.id, rule]));
  const open = new Map<string, OpenQuestion>();
  // what a wording says outright, or a home's age, no answer excuses
  const decided = ({ rule, severity }: Asked): boolean =>
    severity === "block" &&
    (rules.get(rule)?.outright !== undefined || rules.get(rule)?.requires?.youngerThan !== undefined);
  for (const finding of findings) {
    const rule = decided(finding) ? undefined : rules.get(finding.rule);
    for (const question of rule ? questionsOf(rule, context) : []) {
      const { key, about } = question;
      const statement = about === "statement" ? (finding.statement ?? null) : null;
      if (key === undefined || (about === "statement" && statement === null)) continue;
      const kept = answerKey(key, statement);
      if ((context[kept] ?? null) !== null) continue;
      const asked = open.get(kept) ?? openQuestion(key, question, statement);
      if (!asked.rules.includes(finding.rule)) asked.rules.push(finding.rule);
      open.set(kept, asked);
    }
  }
  return [...open.values()];
}
