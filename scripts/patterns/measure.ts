/** What an expression costs on texts made of its own pieces: finds what both checkers miss, and proves nothing. */
import { type Growth, growthOf, isLinear } from "#tests/support/growth";
import { hostileTo } from "#tests/support/hostile/patterns";
import type { Expression } from "./judge.ts";

/** Signs: here work by pairs costs 20 ms and more. */
const SIZE = 4_096;
/** Milliseconds. What costs less at that size is looked at no further: most of twelve thousand texts. */
const QUICK = 2;
/** What looks more than linear once may have been interrupted. */
const TIMES = 3;

/** The growth on the first text where it is more than linear; null where there is none. Not for what may be exponential. */
export function superlinear({ source, flags }: Expression): (Growth & { text: string }) | null {
  const expression = new RegExp(source, flags.includes("y") ? flags : `${flags.replace("g", "")}g`);
  const run = (text: string) => {
    expression.lastIndex = 0;
    return text.replace(expression, "").length;
  };
  for (const make of hostileTo(expression)) {
    const text = make(SIZE);
    const start = performance.now();
    run(text);
    if (performance.now() - start < QUICK) continue;
    let growth = growthOf(run, make, { most: SIZE * 4 });
    for (let time = 1; time < TIMES && !isLinear(growth); time++) growth = growthOf(run, make, { most: SIZE * 4 });
    if (!isLinear(growth)) return { ...growth, text: make(60) };
  }
  return null;
}
