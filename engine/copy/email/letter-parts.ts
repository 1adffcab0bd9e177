/** The parts of the compiled letter: what stands between `<!--part:name-->` and its end may be left out or repeated. */
import { letterHtml } from "./letter-html.ts";

const OPEN = /<!--part:([a-z]+)-->/u;
const CLOSE = "<!--/part-->";

interface Found {
  name: string;
  from: number;
  to: number;
  inner: string;
}

/** The first part of a text, with the parts inside it. Throws for one that is not closed. */
function firstIn(html: string): Found | null {
  const open = OPEN.exec(html);
  if (!open?.[1]) return null;
  const start = open.index + open[0].length;
  let at = start;
  for (let depth = 1; depth > 0; ) {
    const close = html.indexOf(CLOSE, at);
    if (close < 0) throw new Error(`the letter's part ${open[1]} has no end`);
    const nested = OPEN.exec(html.slice(at, close));
    if (nested) {
      depth += 1;
      at += nested.index + nested[0].length;
    } else {
      depth -= 1;
      at = close + CLOSE.length;
    }
  }
  return { name: open[1], from: open.index, to: at, inner: html.slice(start, at - CLOSE.length) };
}

const parts = new Map<string, string>();
function keep(html: string): void {
  for (let rest = html, found = firstIn(rest); found; found = firstIn(rest)) {
    parts.set(found.name, found.inner);
    keep(found.inner);
    rest = rest.slice(found.to);
  }
}

/** A part's HTML, its own parts still marked. Throws for a name the letter has not. */
export function partOf(name: string): string {
  if (parts.size === 0) keep(letterHtml);
  const part = parts.get(name);
  if (part === undefined) throw new Error(`the letter has no part ${name}`);
  return part;
}

/** The HTML with these in place of its outermost parts; a part that is not named is left out. What is put in is not read again. */
export function replaced(by: Readonly<Record<string, string>>, html: string): string {
  let [done, rest] = ["", html];
  for (let found = firstIn(rest); found; found = firstIn(rest)) {
    done += rest.slice(0, found.from) + (by[found.name] ?? "");
    rest = rest.slice(found.to);
  }
  return done + rest;
}

/** Puts values, HTML already, into `{{name}}`; names without a value stay. */
export const filled = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replace(/\{\{([A-Za-z]+)\}\}/gu, (all, name: string) => values[name] ?? all);
