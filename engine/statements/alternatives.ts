/** Takes the source of a regular expression apart: its alternatives, and the signs each may begin with. */

/** Where the group that opens at `at` closes. */
function closing(source: string, at: number): number {
  let depth = 0;
  let inClass = false;
  for (let index = at; index < source.length; index++) {
    const sign = source.charAt(index);
    if (sign === "\\") index++;
    else if (inClass) inClass = sign !== "]";
    else if (sign === "[") inClass = true;
    else if (sign === "(") depth++;
    else if (sign === ")" && --depth === 0) return index;
  }
  return source.length - 1;
}

/** The alternatives of `source`, those inside groups left together. */
export function alternatives(source: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < source.length; index++) {
    const sign = source.charAt(index);
    if (sign === "\\") index++;
    else if (sign === "(") index = closing(source, index);
    else if (sign === "[") index = source.indexOf("]", index);
    else if (sign === "|") {
      parts.push(source.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, source.slice(start)];
}

const zeroWidth = /^\((?:\?<?[=!])/;

/**
 * The first signs of texts that `source` may match, in lower case. Null where any sign may be the first; then nothing is won by
 * asking. Knows the syntax the tables are written in, and no more.
 */
export function firstSigns(source: string): ReadonlySet<string> | null {
  const found = new Set<string>();
  const add = (signs: ReadonlySet<string> | null): boolean => {
    for (const sign of signs ?? []) found.add(sign);
    return signs !== null;
  };
  for (let at = 0; at < source.length; ) {
    const sign = source.charAt(at);
    let end = at + 1;
    let passes = false;
    if (sign === "(") {
      end = closing(source, at) + 1;
      if (zeroWidth.test(source.slice(at, at + 4))) {
        at = end;
        continue;
      }
      for (const part of alternatives(source.slice(at + 3, end - 1))) {
        if (part === "") passes = true;
        else if (!add(firstSigns(part))) return null;
      }
    } else if (sign === "[") {
      end = source.indexOf("]", at) + 1;
      const inside = source.slice(at + 1, end - 1);
      if (/^\^|\\[^d]|.-./.test(inside)) return null;
      for (const one of inside.replace("\\d", "0123456789")) found.add(one.toLowerCase());
    } else if (sign === ".") return null;
    else if (sign === "\\") {
      if (/[a-z]/i.test(source.charAt(at + 1))) return null;
      found.add(source.charAt(at + 1));
      end = at + 2;
    } else found.add(sign.toLowerCase());
    if (source.charAt(end) === "?") {
      passes = true;
      end++;
    }
    if (!passes) return found;
    at = end;
  }
  return null;
}
