/** The price, what the market wants stated, and what to ask the agent about. */
import { fill } from "../languages/base/template.ts";
import type { Writer } from "../writing/writer.ts";
import { termsOf } from "./essentials.ts";
import { familyFor } from "./plain.ts";
import type { Telling } from "./telling.ts";

/** What it costs: of a figure that is no price, in words of its own. */
export const moneyLine = ({ story, w }: Pick<Telling, "story" | "w">, most: number): string =>
  w.say(w.richest("money", w.has("price.apart") ? w.plan.lang.prices.sentences : story.money[w.plan.style], most));

/** What of the deal is not said yet, in full. */
export const materialOf = ({ known, w }: Telling): string => sayMaterial(known.material, w);

/** The price, and what this market's advertisements state where there is room for it, also along an arc without a place for them. */
export function dueOf({ story, known, w }: Omit<Telling, "ending">): string {
  const price = w.said.has("price") ? "" : moneyLine({ story, w }, 0.6);
  const short = ["short", "script"].includes(familyFor(w.plan)) || w.tight >= 3;
  const wanted = short ? [] : w.plan.wanted.filter((kind) => known.material.includes(kind));
  return [price, termsOf(w), sayMaterial(wanted, w)].filter((text) => text !== "").join(w.marks.gap);
}

function sayMaterial(kinds: readonly string[], w: Writer): string {
  const rest = kinds.filter((kind) => !w.said.has(kind) && w.has(kind));
  w.markSaid(rest);
  const { comma } = w.marks;
  return rest.length === 0
    ? ""
    : w.say(
        rest
          .flatMap((kind) => w.plan.values[kind] ?? [])
          .map((text, at) => (at === 0 ? w.capital(text) : text))
          .join(comma),
      );
}

/** Whom to ask for what the market wants stated and the page does not say. */
export function askOf({ story, known, w }: Telling): string {
  if (w.tight >= 2) return "";
  const wanted = w.plan.wanted.filter((kind) => !known.mentioned.has(kind));
  const gaps = wanted.flatMap((kind) => story.material[kind]?.gap ?? []).slice(0, 2);
  if (gaps.length === 0) return "";
  const template = w.choose("ask", story.ask[w.plan.style]);
  return template === undefined ? "" : w.say(fill(template, { gaps: w.plan.lang.list(gaps) }, new Set())?.text ?? "");
}
