/** The agent's own sentences within a post of the same language: whole, in the page's order, where there is room. */

import type { Family } from "../languages/base/story.ts";
import { points } from "../points/points.ts";
import type { Known } from "../story/known.ts";
import type { Writer } from "../writing/writer.ts";

/** Sentences that a text of each family has room for, in paragraphs of so many. */
export const passageRoom: Readonly<Record<Family, readonly [most: number, paragraph: number]>> = {
  long: [12, 4],
  chat: [3, 3],
  list: [1, 1],
  short: [1, 1],
  script: [0, 1],
};
/** Of a short text the page's sentence takes no more than this. */
const shortPassage = { alphabet: 110, signs: 44 } as const;
const longestFor = (w: Writer): number => (w.marks.gap === "" ? shortPassage.signs : shortPassage.alphabet);

/** Where nothing of this home's own opens the text, a sentence of the page may: the most telling of the short ones. */
export function hookOf(known: Known, family: Family, w: Writer): string {
  if (w.plan.brief.lead !== undefined || family === "script") return "";
  const [best] = known.passages
    .filter(({ name, text, says, drawback, arranges }) => {
      if (w.banned(name) || w.plan.avoid.has(name) || drawback || arranges) return false;
      return text.length <= longestFor(w) && says.some((fact) => fact in points && !w.said.has(fact));
    })
    .sort((a, b) => b.weight - a.weight);
  if (!best) return "";
  w.quoteWhole(best.name, best.text, best.says);
  return best.text;
}

/** What the agent wrote of this home, as it was written: the telling ones that neighbours have not, in the page's order. */
export function passagesIn(known: Known, family: Family, w: Writer): string {
  const [most, paragraph] = passageRoom[family];
  const long = family === "long";
  const more = most > 1 && w.plan.brief.length === "long" ? 2 : 0;
  const room = Math.max(0, most + more - w.tight * (long ? 4 : 1));
  const able = known.passages.filter(
    ({ name, text, says, arranges, drawback }) =>
      !w.banned(name) &&
      !w.told(name) &&
      (long || !drawback) &&
      (family !== "short" || text.length <= longestFor(w)) &&
      (long || (!arranges && says.some((fact) => !w.said.has(fact)))),
  );
  const fresh = long ? able : able.filter(({ name }) => !w.plan.avoid.has(name));
  const chosen = new Set([...fresh].sort((a, b) => b.weight - a.weight).slice(0, room));
  const told = able.filter((one) => chosen.has(one));
  for (const { name, text, says } of told) w.quoteWhole(name, text, says);
  const kept = [...told.filter(({ arranges }) => !arranges), ...told.filter(({ arranges }) => arranges)];
  const texts = kept.map(({ text }) => text);
  const parts: string[] = [];
  for (let at = 0; at < texts.length; at += paragraph) parts.push(texts.slice(at, at + paragraph).join(w.marks.gap));
  return parts.join("\n\n");
}
