/** What an element for data holds: its text, with the escapes taken back under which Angular writes state into a page. */
import type { Element } from "domhandler";
import { textIn } from "./element.ts";

const ESCAPES: Readonly<Record<string, string>> = { q: '"', s: "'", l: "<", g: ">", a: "&" };
const ESCAPED = /^\s*[{[]\s*(?:\[\s*)?&q;/;

/** The text of a script, at most `most` signs; "{&q;price&q;:1}" as the JSON it is. */
export function scriptText(element: Element, most: number): string {
  const text = textIn(element, most);
  return ESCAPED.test(text.slice(0, 40))
    ? text.replace(/&([qslga]);/g, (whole, name: string) => ESCAPES[name] ?? whole)
    : text;
}
