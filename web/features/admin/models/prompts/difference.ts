/** What differs between two wordings, line by line and within changed lines word by word. Pure. */
import { diffLines, diffWordsWithSpace } from "diff";

interface Run {
  text: string;
  changed: boolean;
}
export interface Line {
  kind: "same" | "removed" | "added";
  runs: Run[];
}

const linesOf = (text: string): string[] => text.replace(/\n$/, "").split("\n");
const whole = (kind: Line["kind"], text: string): Line => ({ kind, runs: [{ text, changed: false }] });

/** One line that became another: both, with what is new or gone in them marked. */
function pair(was: string, is: string): [Line, Line] {
  const parts = diffWordsWithSpace(was, is);
  const runs = (leftOut: "added" | "removed") =>
    parts
      .filter((part) => !part[leftOut])
      .map(({ value, added, removed }) => ({ text: value, changed: added || removed }));
  return [
    { kind: "removed", runs: runs("added") },
    { kind: "added", runs: runs("removed") },
  ];
}

/** Every line of both texts in their order, what went before what came. */
export function differenceOf(before: string, after: string): Line[] {
  const parts = diffLines(`${before}\n`, `${after}\n`);
  const lines: Line[] = [];
  for (let at = 0; at < parts.length; at++) {
    const [part, next] = [parts[at], parts[at + 1]];
    if (!part) continue;
    const own = linesOf(part.value);
    if (part.removed && next?.added) {
      const theirs = linesOf(next.value);
      const pairs = own.slice(0, theirs.length).map((was, index) => pair(was, theirs[index] ?? ""));
      lines.push(...pairs.map(([was]) => was), ...own.slice(theirs.length).map((text) => whole("removed", text)));
      lines.push(...pairs.map(([, is]) => is), ...theirs.slice(own.length).map((text) => whole("added", text)));
      at++;
    } else lines.push(...own.map((text) => whole(part.added ? "added" : part.removed ? "removed" : "same", text)));
  }
  return lines;
}
