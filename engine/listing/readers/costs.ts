/** What a text says of the costs beside the price: "Hausgeld 285 € mtl.", "管理費 6,000円", "Kaution 3 KM". */
import type { Hints } from "../units/hints.ts";
import { MEASURED, sumsNamedIn } from "../units/other-sums.ts";

/** A word of the text and what it says of it, with their place. */
export type Told = { name: string; value: string; start: number; end: number };

/** Signs of a text that are looked through. */
const MOST = 4000;

/** Every cost a text names with its amount or its measure, in the order they stand. */
export function costsIn(text: string, hints: Hints): Told[] {
  const looked = text.slice(0, MOST);
  const { names, named } = sumsNamedIn(looked, hints);
  return names.flatMap((name): Told[] => {
    // what is sold, let or earned beside is no cost
    if (name.kind === "beside") return [];
    const word = looked.slice(name.start, name.end);
    const sum = named.get(name);
    if (sum !== undefined)
      return [
        {
          name: word,
          value: looked.slice(sum.start, sum.end).trim(),
          start: Math.min(name.start, sum.start),
          end: Math.max(name.end, sum.end),
        },
      ];
    const measured = MEASURED.exec(looked.slice(name.end, name.end + 30))?.[0];
    if (measured === undefined) return [];
    const value = measured.replace(/^[\s:：]+/, "");
    return [{ name: word, value, start: name.start, end: name.end + measured.length }];
  });
}
