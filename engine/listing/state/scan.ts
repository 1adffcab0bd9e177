/** Finds the data a page carries for its own scripts: JSON blocks, window assignments, JSON.parse strings, React flight, Nuxt. */

import { isObject, type Json, type JsonObject, listOf, opened, parseLoose } from "../page/json.ts";
import type { Page } from "../page/page.ts";
import { scriptText } from "../page/script-text.ts";
import { elementsOf, tagged } from "../page/tagged.ts";
import { dereferenced, isApolloCache } from "./apollo.ts";
import { returned } from "./nuxt.ts";

const MAX_SCRIPT = 3_000_000;
const MAX_TOTAL = 8_000_000;
const ASSIGNED =
  /(?:^|[\s;,({])(?:(?:window\.|self\.|var |let |const |window\[["'])?[\w$.]{2,60}(?:["']\])?|(?:var |let |const )[\w$])\s*=\s*(?=[{[]|JSON\.parse\(\s*["'])/g;
const PARSE = /^JSON\.parse\(\s*/;
const FLIGHT = /self\.__next_f\.push\(\s*/g;
const MIN_LENGTH = 30;
/** Components keep their data in attributes of any name: signs such a one has at least, and how many of a page are opened. */
const MIN_CARRIED = 120;
const MAX_CARRIERS = 60;
/** Objects and lists of one state that are looked at; the largest of real pages has 4,000. */
const MAX_NODES = 120_000;

/**
 * Cuts balanced pieces out of one script. What never closes is read to the end of the script each time it is tried, so
 * only as much is tried in vain as 20 times the script.
 */
function cutter(text: string): (start: number) => string | null {
  let left = text.length * 20;
  return (start) => {
    if (left < 0) return null;
    const piece = balancedAt(text, start);
    if (piece === null) left -= text.length - start;
    return piece;
  };
}

/** The balanced {...}, [...], (...) or "..." that starts at `start`; null when it never closes. Strings are skipped over. */
function balancedAt(text: string, start: number): string | null {
  const first = text.charCodeAt(start);
  if (first === DOUBLE || first === SINGLE) {
    const end = stringEnd(text, start);
    return end < 0 ? null : text.slice(start, end + 1);
  }
  let depth = 0;
  const round = first === ROUND_OPEN;
  for (let at = start; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === DOUBLE || char === SINGLE || char === BACKTICK) {
      at = stringEnd(text, at);
      if (at < 0) return null;
    } else if (char === CURLY_OPEN || char === SQUARE_OPEN || (round && char === ROUND_OPEN)) depth++;
    else if (char === CURLY_CLOSE || char === SQUARE_CLOSE || (round && char === ROUND_CLOSE)) {
      depth--;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return null;
}

// megabytes are walked sign by sign: numbers are compared faster than texts
const codeOf = (sign: string): number => sign.charCodeAt(0);
const [DOUBLE, SINGLE, BACKTICK, ESCAPE] = [codeOf('"'), codeOf("'"), codeOf("`"), codeOf("\\")];
const [CURLY_OPEN, CURLY_CLOSE, SQUARE_OPEN, SQUARE_CLOSE] = [codeOf("{"), codeOf("}"), codeOf("["), codeOf("]")];
const [ROUND_OPEN, ROUND_CLOSE] = [codeOf("("), codeOf(")")];

function stringEnd(text: string, start: number): number {
  const quote = text.charCodeAt(start);
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === ESCAPE) at++;
    else if (char === quote) return at;
  }
  return -1;
}

/** Values assigned in one script. */
function assignments(text: string): Json[] {
  const values: Json[] = [];
  const cut = cutter(text);
  let until = 0;
  for (const match of text.matchAll(ASSIGNED)) {
    const start = match.index + match[0].length;
    if (start < until) continue;
    const call = PARSE.exec(text.slice(start, start + 40));
    const literal = cut(start + (call ? call[0].length : 0));
    if (literal === null) continue;
    until = start + literal.length;
    if (literal.length < MIN_LENGTH) continue;
    const value = parseLoose(literal);
    // JSON.parse("…") parses twice: the literal, then what it says.
    const inner = call && typeof value === "string" ? parseLoose(value) : value;
    if (inner !== undefined && typeof inner === "object") values.push(inner);
    if (values.length > 60) break;
  }
  return values;
}

/** React flight data: pushed strings joined, then one "id:json" a line. */
function flight(texts: readonly string[]): Json[] {
  const chunks: string[] = [];
  for (const text of texts) {
    const cut = cutter(text);
    let until = 0;
    for (const match of text.matchAll(FLIGHT)) {
      const start = match.index + match[0].length;
      if (start < until) continue;
      const literal = cut(start);
      until = start + (literal?.length ?? 0);
      const value = literal === null ? undefined : parseLoose(literal);
      const chunk = listOf(value)[1];
      if (typeof chunk === "string") chunks.push(chunk);
    }
  }
  return chunks
    .join("")
    .split("\n")
    .flatMap((line) => {
      const start = /^[\da-f]{1,6}:(?=[[{])/i.exec(line);
      const value = start ? parseLoose(line.slice(start[0].length)) : undefined;
      return value === undefined ? [] : [value];
    });
}

/** Nuxt 3 stores values by index into one array ("devalue"); this puts them back together, to a depth and a number of values. */
function revived(list: Json[]): Json {
  // A value may be pointed at from many places, and is put together at each.
  let left = MAX_NODES;
  const revive = (index: Json, depth: number): Json => {
    if (typeof index !== "number") return index;
    const value = list[index];
    if (value === undefined || depth > 12 || left-- < 0) return null;
    if (Array.isArray(value)) {
      if (typeof value[0] === "string" && /^(?:Reactive|ShallowReactive|Ref|ShallowRef|EmptyRef|Set)$/.test(value[0]))
        return typeof value[1] === "number" ? revive(value[1], depth + 1) : null;
      return value.slice(0, 300).map((at) => revive(at, depth + 1));
    }
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, at]) => [key, revive(at, depth + 1)]));
  };
  return revive(0, 0);
}

const read = new WeakMap<Page, Json[]>();

/** Every piece of page state, parsed once, largest limits first met win. Never throws. */
export function statesOf(page: Page): Json[] {
  const before = read.get(page);
  if (before) return before;
  const found = readStates(page);
  read.set(page, found);
  return found;
}

function readStates(page: Page): Json[] {
  const states: Json[] = [];
  const texts: string[] = [];
  let total = 0;
  for (const element of tagged(page, "script").filter(({ attribs }) => attribs.src === undefined)) {
    const type = (element.attribs.type ?? "").toLowerCase();
    if (type.includes("ld+json")) continue;
    const text = scriptText(element, MAX_SCRIPT + 1);
    total += text.length;
    if (text.length > MAX_SCRIPT || total > MAX_TOTAL) continue;
    if (element.attribs.id === "__NUXT_DATA__") {
      const list = parseLoose(text);
      if (Array.isArray(list)) states.push(revived(list));
    } else if (type.includes("json")) {
      const value = parseLoose(text);
      if (value !== undefined) states.push(value);
    } else if (text.includes("__next_f")) texts.push(text);
    else states.push(...assignments(text), ...(text.includes("__NUXT__") ? returned(text, cutter(text)) : []));
  }
  states.push(...flight(texts));
  let carriers = 0;
  for (const { attribs } of elementsOf(page))
    for (const name in attribs) {
      const value = attribs[name] ?? "";
      if (value.length < MIN_CARRIED || carriers >= MAX_CARRIERS || !/^\s*[{[]/.test(value)) continue;
      carriers++;
      const parsed = opened(value);
      if (parsed !== null && typeof parsed === "object") states.push(parsed);
    }
  return states;
}

export type Node = { value: JsonObject; siblings: number; depth: number; owner: Node | null };

/** Every object inside a state, JSON in strings opened, with how many like it stand beside it in a list. */
export function* objectsIn(state: Json): Generator<Node> {
  const queue: { value: Json; siblings: number; depth: number; owner: Node | null }[] = [
    { value: state, siblings: 1, depth: 0, owner: null },
  ];
  let seen = 0;
  // Breadth first without shifting: the queue is walked by index.
  for (let next = queue[seen]; next && seen < MAX_NODES; next = queue[++seen]) {
    const value = opened(next.value);
    if (next.depth > 24) continue;
    if (Array.isArray(value)) {
      const objects = value.filter(isObject).length;
      for (const one of value)
        if (typeof one === "object" || typeof one === "string")
          queue.push({ ...next, value: one, siblings: Math.max(next.siblings, objects), depth: next.depth + 1 });
    } else if (isObject(value) && isApolloCache(value)) {
      for (const one of dereferenced(value))
        queue.push({ value: one, siblings: 1, depth: next.depth + 1, owner: null });
    } else if (isObject(value)) {
      const node = { value, siblings: next.siblings, depth: next.depth, owner: next.owner };
      yield node;
      for (const one of Object.values(value))
        if ((typeof one === "object" && one !== null) || (typeof one === "string" && one.length > 200))
          queue.push({ value: one, siblings: next.siblings, depth: next.depth + 1, owner: node });
    }
  }
}
