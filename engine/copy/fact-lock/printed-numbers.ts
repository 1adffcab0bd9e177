/** Numbers that stand in the facts to the letter. */

/** Longer ones are no number of a home. */
export const MAX_DIGITS = 24;

const isDigit = (text: string, at: number): boolean => /\d/.test(text.charAt(at));

/** Where the digits that begin at `at` end. */
function digitsEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && end - at <= MAX_DIGITS && isDigit(text, end)) end++;
  return end;
}

/** A number ends where neither a digit nor a mark with a digit follows. */
const isEnd = (text: string, at: number): boolean =>
  !isDigit(text, at) && !(/[.,]/.test(text.charAt(at)) && isDigit(text, at + 1));

/**
 * Every number in `text` as a writer may repeat it: "1,234.5", and "1,234" where no digit follows. Numbers begin where no
 * digit, point or comma stands before, and have at most 24 signs.
 */
export function printedNumbers(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { 0: first, index: start } of text.matchAll(/(?<![\d.,])\d+/g)) {
    const keep = (end: number) => {
      if (end - start <= MAX_DIGITS && isEnd(text, end)) found.add(text.slice(start, end));
    };
    const decimals = (at: number) => {
      if (/[.,]/.test(text.charAt(at)) && isDigit(text, at + 1)) keep(digitsEnd(text, at + 1));
    };
    let end = start + first.length;
    keep(end);
    decimals(end);
    if (first.length > 3) continue;
    // Groups of three behind a mark, an apostrophe or a blank.
    while (end - start < MAX_DIGITS && /[,.' ]/.test(text.charAt(end)) && digitsEnd(text, end + 1) === end + 4) {
      end += 4;
      keep(end);
      decimals(end);
    }
  }
  return found;
}
