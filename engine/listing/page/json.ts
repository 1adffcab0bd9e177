/** Parses what pages call JSON: with comments, trailing commas, raw line breaks or single quotes. */
import json5 from "json5";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** JSON5 is two orders slower than JSON.parse; larger texts are not worth it. */
const MAX_LOOSE = 150_000;

const strictParse = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

/** The value, or undefined when even the forgiving parser gives up. Never throws. */
export function parseLoose(source: string): Json | undefined {
  const text = source
    .trim()
    .replace(/^(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, "")
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>|\/\*\s*\]\]>\s*\*\/|;)\s*$/, "")
    .trim();
  const strict = strictParse(text);
  if (strict !== undefined) return strict;
  // Raw control characters inside strings are the commonest fault.
  const spaced = strictParse(text.replace(/\p{Cc}+/gu, " "));
  if (spaced !== undefined || text.length > MAX_LOOSE) return spaced;
  try {
    return json5.parse<Json>(text.replace(/\p{Cc}+/gu, " "));
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
