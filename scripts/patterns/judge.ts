/**
 * Whether a regular expression can cost more than its text's length. Two kept checkers judge: scslre reads the structure
 * (quick, knows repetitions that trade signs), recheck searches the automaton for a worst text (slow, knows unanchored
 * beginnings too, gives up on large ones). Either convicts.
 */
import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { check } from "recheck";
import { analyse } from "scslre";

/** Of the time in the text's length n. "undecided": recheck did not come to an end, or does not know the syntax. */
export type Verdict = "linear" | "polynomial" | "exponential" | "undecided";

export interface Judged {
  readonly verdict: Verdict;
  /** Which checker says so, and on what text. */
  readonly because: string;
}

export interface Expression {
  readonly source: string;
  readonly flags: string;
}

const LINEAR: Judged = { verdict: "linear", because: "" };
const parser = new RegExpParser();

/** A sticky expression begins at one place. */
const anchored = ({ source, flags }: Expression): Expression =>
  flags.includes("y") ? { source: `^(?:${source})`, flags: flags.replace(/[my]/g, "") } : { source, flags };

const parse = ({ source, flags }: Expression) =>
  parser.parsePattern(source, 0, source.length, { unicode: flags.includes("u"), unicodeSets: flags.includes("v") });

/** Where nothing is repeated, a match ends after as many signs as the expression has, wherever it begins. */
export function repeats(expression: Expression): boolean {
  let found = false;
  visitRegExpAST(parse(anchored(expression)), {
    onQuantifierEnter({ max }) {
      found ||= max > 1;
    },
  });
  return found;
}

/** By the structure alone: milliseconds, every time the same. */
export function judgeStructure(expression: Expression): Judged {
  const { reports } = analyse(anchored(expression));
  const [first] = reports;
  if (!first) return LINEAR;
  const verdict = reports.some(({ exponential }) => exponential) ? "exponential" : "polynomial";
  return { verdict, because: `scslre: ${first.type} of ${JSON.stringify(first.character.pick)}` };
}

/** By a search for a worst text of at most so many milliseconds. Alternatives are tried one after the other, so each is judged. */
export async function judgeAutomaton(expression: Expression, milliseconds: number): Promise<Judged> {
  const { source, flags } = anchored(expression);
  // Neither changes the work of one match; recheck does not know "v", and reads almost all it is used for by "u".
  const plain = flags.replace(/[gd]/g, "").replace("v", "u");
  const parts = parse({ source, flags }).alternatives.map(({ raw }) => raw);
  const judged: Judged[] = [];
  for (const part of new Set(parts)) {
    if (!repeats({ source: part, flags })) continue;
    const found = await check(part, plain, { timeout: milliseconds, attackTimeout: null, incubationTimeout: null });
    if (found.status === "unknown") judged.push({ verdict: "undecided", because: `recheck: ${found.error.kind}` });
    if (found.status === "vulnerable") {
      judged.push({ verdict: found.complexity.type, because: `recheck: ${found.attack.pattern}` });
    }
  }
  const worst = (verdict: Verdict) => judged.find((one) => one.verdict === verdict);
  return worst("exponential") ?? worst("polynomial") ?? worst("undecided") ?? LINEAR;
}
