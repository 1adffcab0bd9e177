/** What Nuxt 2 writes: `window.__NUXT__=(function(a,b){return {…}}("x",null))`, an object whose repeated values are arguments. */
import type { Json } from "../page/json.ts";

const CALLED = /=\s?\(?function\s?\(([\w$,\s]{0,200000})\)\s?\{/g;
/** Signs between the head of the function and what it returns: assignments to shared objects. */
const MAX_BEFORE = 200_000;
const RETURNS = /\breturn\s?(?=[{[(])/g;
/** A value that many places share is written out in each; no page says more than this. */
const MAX_WRITTEN = 6_000_000;
const NAME = /[A-Za-z_$][\w$]*/y;
const NUMBER = /-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const STRING = /"(?:[^"\\]|\\.)*"/sy;

const match = (pattern: RegExp, text: string, at: number): string | null => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
};

/** A literal of the language of scripts as JSON: keys quoted, names replaced by what they stand for; null where it is no literal. */
function toJson(literal: string, names: ReadonlyMap<string, string>): string | null {
  const out: string[] = [];
  let length = 0;
  for (let at = 0; at < literal.length; ) {
    const char = literal[at] ?? "";
    let piece = char;
    let read = 1;
    if (char === '"') {
      const string = match(STRING, literal, at);
      if (string === null) return null;
      [piece, read] = [string, string.length];
    } else if (/[\d.-]/.test(char)) {
      const number = match(NUMBER, literal, at);
      if (number === null) return null;
      [piece, read] = [String(Number(number)), number.length];
    } else if (char === "!") [piece, read] = [literal[at + 1] === "0" ? "true" : "false", 2];
    else if (/[A-Za-z_$]/.test(char)) {
      const name = match(NAME, literal, at) ?? "";
      const isKey = /^\s?:/.test(literal.slice(at + name.length, at + name.length + 2));
      const empty = name === "void" ? (/^void\s\d/.exec(literal.slice(at, at + 8))?.[0].length ?? 4) : name.length;
      piece = isKey
        ? `"${name}"`
        : name === "true" || name === "false" || name === "null"
          ? name
          : (names.get(name) ?? "null");
      read = isKey ? name.length : empty;
    } else if (!/[\s{}[\],:]/.test(char)) return null;
    out.push(piece);
    length += piece.length;
    if (length > MAX_WRITTEN) return null;
    at += read;
  }
  return out.join("");
}

const parsed = (text: string | null): Json | undefined => {
  try {
    return text === null ? undefined : (JSON.parse(text.replace(/\\x([\da-f]{2})/gi, "\\u00$1")) as Json);
  } catch {
    return undefined;
  }
};

/** What such functions return. `cut` takes the balanced piece at a place of the text. */
export function returned(text: string, cut: (start: number) => string | null): Json[] {
  const found: Json[] = [];
  for (const head of text.matchAll(CALLED)) {
    const start = head.index + head[0].length;
    RETURNS.lastIndex = start;
    const back = RETURNS.exec(text);
    if (back === null || back.index - start > MAX_BEFORE) continue;
    const body = cut(RETURNS.lastIndex);
    if (body === null) continue;
    const behind = text.slice(RETURNS.lastIndex + body.length, RETURNS.lastIndex + body.length + 12);
    const call = /^\s?;?\s?\}\s?\)?\s?(?=\()/.exec(behind)?.[0];
    const given = call === undefined ? null : cut(RETURNS.lastIndex + body.length + call.length);
    const values = given === null ? [] : parsed(toJson(`[${given.slice(1, -1)}]`, new Map()));
    if (!Array.isArray(values)) continue;
    const names = (head[1] ?? "").split(",").map((name) => name.trim());
    const json = toJson(body, new Map(names.map((name, at) => [name, JSON.stringify(values[at] ?? null)])));
    const value = parsed(json);
    if (typeof value === "object" && value !== null) found.push(value);
    if (found.length >= 8) break;
  }
  return found;
}
