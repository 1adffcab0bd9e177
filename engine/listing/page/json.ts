/** Parses what pages call JSON: with comments, trailing commas, raw line breaks or single quotes. */
import json5 from "json5";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** JSON5 is two orders slower than JSON.parse; larger texts are not worth it. */
const MAX_LOOSE = 150_000;

/** No page nests its data so deep; a text that does costs the parsers a second for each megabyte. */
const MAX_NESTING = 2_000;

/** True as soon as more brackets are open than any data has. Strings are skipped over, whether they close or not. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length && depth <= MAX_NESTING; at++) {
    const code = text.charCodeAt(at);
    if (quoted && code === 0x5c) at++;
    else if (code === 0x22) quoted = !quoted;
    else if (quoted) continue;
    else if (code === 0x5b || code === 0x7b) depth++;
    else if (code === 0x5d || code === 0x7d) depth--;
  }
  return depth > MAX_NESTING;
}

const strictParse = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

/** The value, or undefined when even the forgiving parser gives up. Never throws. */
export function parseLoose(source: string): Json | undefined {
  if (isTooDeep(source)) return undefined;
  const text = source
    .trim()
    .replace(/^(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, "")
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>|\/\*\s*\]\]>\s*\*\/|;)\s*$/, "")
    .trim();
  const strict = strictParse(text);
  if (strict !== undefined) return strict;
  // Raw control characters inside strings are the commonest fault.
  const tidied = text.replace(/\p{Cc}+/gu, " ");
  const spaced = tidied === text ? undefined : strictParse(tidied);
  if (spaced !== undefined || text.length > MAX_LOOSE) return spaced;
  try {
    return json5.parse<Json>(tidied);
  } catch {
    return undefined;
  }
}

/** A string that holds JSON ("{\"a\":1}") opened, anything else as it is. */
export const opened = (value: Json): Json => {
  if (typeof value !== "string" || value.length < 20 || value.length > 3_000_000 || !/^\s*[{[]/.test(value))
    return value;
  return strictParse(value) ?? value;
};

/** Text of a scalar; null for anything else and for blanks. */
export const textOf = (value: Json | undefined): string | null => {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
};

/** A finite number, also from "3", "340.0"; null otherwise. Machine notation: the point is always decimal. */
export const numberOf = (value: Json | undefined): number | null => {
  const number =
    typeof value === "number"
      ? value
      : typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value.trim())
        ? Number(value)
        : Number.NaN;
  return Number.isFinite(number) ? number : null;
};

export const listOf = (value: Json | undefined): Json[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
