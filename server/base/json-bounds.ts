/** Looks at JSON before it is parsed, a piece at a time: few bytes nested deep or split into many values keep a parser busy. */
import { apiBodyLimits } from "./limits.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const ARRAY = 0x5b;
const ARRAY_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;

/** Takes the pieces in their order; false from the first byte on with which the whole is nested too deep or has too many values. */
export function jsonBounds(
  { depth, values }: { depth: number; values: number } = apiBodyLimits.json,
): (piece: Uint8Array) => boolean {
  const state = { inText: false, escaped: false, open: 0, seen: 0 };
  return (piece) => {
    // an index and local names: a third of the time
    let { inText, escaped, open, seen } = state;
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at];
      if (inText) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inText = false;
      } else if (byte === QUOTE) inText = true;
      else if (byte === COMMA) seen += 1;
      else if (byte === ARRAY || byte === OBJECT) {
        open += 1;
        seen += 1;
        if (open > depth) return false;
      } else if (byte === ARRAY_END || byte === OBJECT_END) open -= 1;
      if (seen > values) return false;
    }
    Object.assign(state, { inText, escaped, open, seen });
    return true;
  };
}
