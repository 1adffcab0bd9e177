/** Spoken lines laid one behind the other into one voice. */
import { RATE, type Stereo, silence } from "./voices.ts";

/** `starts`: seconds at which each line begins; the voice ends with its last line. What is silent at the beginning of a line stays. */
export function layLines(lines: readonly (Stereo | null)[], starts: readonly number[]): Stereo {
  const from = (at: number): number => Math.round((starts[at] ?? 0) * RATE);
  const length = Math.max(0, ...lines.map((line, at) => (line === null ? 0 : from(at) + line.left.length)));
  const out = silence(length / RATE);
  for (const [at, line] of lines.entries()) {
    if (line === null) continue;
    for (let n = 0; n < line.left.length; n++) {
      const to = from(at) + n;
      out.left[to] = (out.left[to] ?? 0) + (line.left[n] ?? 0);
      out.right[to] = (out.right[to] ?? 0) + (line.right[n] ?? 0);
    }
  }
  return out;
}
