/** The table of an attack, as lines of text. */
import type { Result } from "./run-group.ts";

const right = (value: number | string, width: number) => String(value).padStart(width);

/** The first three breaches of each group, or all of them. */
export function tableOf(results: readonly Result[], all = false): string[] {
  const head = `${"group".padEnd(12)} | tried |  held | broken | seconds`;
  const lines = [head, head.replace(/[^|]/g, "-")];
  for (const { group, tried, held, broken, left, seconds } of results) {
    const numbers = [right(tried, 5), right(held, 5), right(broken.length, 6), right(seconds.toFixed(0), 7)];
    lines.push([group.padEnd(12), ...numbers].join(" | "));
    for (const { name, what } of broken.slice(0, all ? broken.length : 3)) lines.push(`    ${name}: ${what}`);
    if (!all && broken.length > 3) lines.push(`    … and ${broken.length - 3} more`);
    if (left > 0) lines.push(`    ${left} were not reached in time`);
  }
  const sum = (of: (result: Result) => number) => results.reduce((total, one) => total + of(one), 0);
  const totals = [sum((one) => one.tried), sum((one) => one.held), sum((one) => one.broken.length)];
  lines.push(
    [
      "together".padEnd(12),
      right(totals[0] ?? 0, 5),
      right(totals[1] ?? 0, 5),
      right(totals[2] ?? 0, 6),
      right(sum((one) => one.seconds).toFixed(0), 7),
    ].join(" | "),
  );
  return lines;
}

/** Whether all was tried and held. */
export const allHeld = (results: readonly Result[]): boolean =>
  results.every(({ broken, left }) => broken.length === 0 && left === 0);
