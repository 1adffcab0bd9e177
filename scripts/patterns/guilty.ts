/** What speaks against an expression, by all three: its structure, a search for a worst text, and a measurement. */
import { idOf } from "./all.ts";
import { type Expression, type Judged, judgeAutomaton, judgeStructure, repeats, type Verdict } from "./judge.ts";
import { superlinear } from "./measure.ts";
import type { Verdicts } from "./verdicts.ts";

const convicts = ({ verdict }: Judged): boolean => verdict === "polynomial" || verdict === "exponential";

export interface Trial {
  /** What recheck said, now or before; null where nothing is repeated, so that nobody need ask. */
  readonly search: Verdict | null;
  /** Null: nothing. */
  readonly against: Judged | null;
}

/** `known`: what recheck said before; it is asked for the rest, so many milliseconds each. */
export async function tried(expression: Expression, known: Verdicts, milliseconds: number): Promise<Trial> {
  if (!repeats(expression)) return { search: null, against: null };
  const structure = judgeStructure(expression);
  const id = idOf(expression);
  const before = (["linear", "undecided"] as const).find((verdict) => known[verdict].includes(id));
  const search = before ? { verdict: before, because: "" } : await judgeAutomaton(expression, milliseconds);
  const against = [search, structure].filter(convicts).sort((a, b) => a.verdict.localeCompare(b.verdict))[0];
  if (against) return { search: search.verdict, against };
  const growth = superlinear(expression);
  if (!growth) return { search: search.verdict, against: null };
  const because = `measured: ${growth.ms.map((ms) => ms.toFixed(1)).join(", ")} ms on ${JSON.stringify(growth.text)}`;
  return { search: search.verdict, against: { verdict: "polynomial", because } };
}
