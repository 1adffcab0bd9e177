/** How far what makes a wording lawful reaches: over the statement it stands in, not over the sentence. */
import type { Stretch } from "./match.ts";
import type { Token } from "./tokens.ts";

/**
 * For each token the number of its statement. `parting`: words that begin another one without a mark ("but"); a welcome before
 * them says nothing of what follows. `leading`: words that begin a clause which belongs to the next one ("whether you have
 * children, pets or neither, you are welcome"); `leaning`: that begin one which speaks of the last ("children, cats: that is fine").
 */
export function statementsOf(
  tokens: readonly Token[],
  parting: readonly Stretch[],
  leading: readonly Stretch[],
  leaning: readonly Stretch[],
): readonly number[] {
  const begins = new Set(parting.map(({ from }) => from));
  const leads = new Set(leading.map(({ from }) => from));
  const leans = new Set(leaning.map(({ from }) => from));
  let shift = 0;
  let led = false;
  return tokens.map(({ statement, sentence }, at) => {
    const last = tokens[at - 1];
    const fresh = last === undefined || last.statement !== statement;
    if (fresh && (led || leans.has(at)) && last?.sentence === sentence)
      shift -= statement - (last?.statement ?? statement);
    if (fresh) led = leads.has(at);
    if (begins.has(at)) shift += 1;
    return statement + shift;
  });
}

/** The statements a stretch touches, in order. */
export function within(statements: readonly number[], { from, to }: Stretch): number[] {
  const first = statements[from] ?? 0;
  const last = statements[Math.max(from, to - 1)] ?? first;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
