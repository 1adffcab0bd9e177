/** Finds JSON objects in a text that has other things in it, also while it is still being written. */

/** Characters of the longest object that is read; what is longer is not one of ours. */
const MOST = 60_000;

export interface ObjectScan {
  /** What the text holds so far that is whole, in order; of nested objects the inner ones come first. */
  readonly whole: readonly unknown[];
  /** From where the innermost object that is not closed yet begins to the end; null where all are closed. */
  readonly open: string | null;
}

/** A scanner that is given the text as it grows, and reads each character once. */
export function objectScanner(): { read(text: string): ObjectScan } {
  let at = 0;
  let inString = false;
  let escaped = false;
  const begun: number[] = [];
  return {
    read(text) {
      const whole: unknown[] = [];
      for (; at < text.length; at++) {
        const sign = text[at];
        if (inString) {
          if (escaped) escaped = false;
          else if (sign === "\\") escaped = true;
          else if (sign === '"') inString = false;
          continue;
        }
        // a quotation mark in chatter around the objects opens nothing
        if (sign === '"') inString = begun.length > 0;
        else if (sign === "{") begun.push(at);
        else if (sign === "}") {
          const start = begun.pop();
          if (start === undefined || at - start > MOST) continue;
          const value = parsed(text.slice(start, at + 1));
          if (value !== undefined) whole.push(value);
        }
      }
      const last = begun.at(-1);
      return { whole, open: last === undefined ? null : text.slice(last) };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Every whole object of a finished text. */
export const objectsIn = (text: string): readonly unknown[] => objectScanner().read(text).whole;
