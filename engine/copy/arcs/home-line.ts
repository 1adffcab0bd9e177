/** The first line, and the line that says what the home is. */
import type { Scene } from "../languages/base/story.ts";
import { factsNamed } from "../languages/base/template.ts";
import type { Known } from "../story/known.ts";
import type { Writer } from "../writing/writer.ts";
import { markOpened } from "./deciding.ts";
import { familyFor } from "./plain.ts";
import { saidBy, texts, usable } from "./scenes.ts";
import { fullness, pageOpens, type Telling } from "./telling.ts";

/** The scene's first line in this voice, remembered as said; "" where it has none. */
export function openingLine(opening: Scene | null, known: Known, w: Writer): string {
  if (!opening) return "";
  const template = w.choose("open", usable(opening, texts(opening.open, w.plan.style), known, w));
  if (template === undefined || w.repeats(template)) return "";
  const text = w.fillNow(template) ?? "";
  if (text === "") return "";
  w.markSaid(saidBy(opening));
  markOpened(opening, w);
  return w.say(text);
}

/** A sentence that takes up what was named before it. */
const takesUp = /^(?:It|Its|It’s|Inside|Il|Elle|Es|Sie|Er)(?!\p{L})/u;

/** Told of how many rooms and how large it is. */
export const isHomeTold = ({ said }: Writer): boolean => said.has("area") && (said.has("layout") || said.has("beds"));

const optional = /\[[^[\]]*\]/gu;

/** What the home is: rooms, size, and where it is if nobody has said so. */
export function homeLine({ story, w }: Telling): string {
  const templates = story.home[w.plan.style];
  // where signs are few, what the first line has told of it is not told a second time
  const fresh =
    isHomeTold(w) && familyFor(w.plan) === "short"
      ? templates.filter((template) => !factsNamed(template.replace(optional, "")).some((fact) => w.said.has(fact)))
      : templates;
  // a first line that has named "a three-bedroom house" has told the rooms
  if (pageOpens.has(w.plan.lang.code) && w.said.has("beds")) w.markSaid(["layout"]);
  const all = w.said.size === 0 ? fresh.filter((template) => !takesUp.test(template)) : fresh;
  // a reader who has not been told where it is asks that first
  const asked = w.plan.placed && pageOpens.has(w.plan.lang.code) && (w.plan.plain || familyFor(w.plan) !== "short");
  const unplaced = asked && !["place", "city", "district"].some((fact) => w.said.has(fact));
  const placed = all.filter((template) => factsNamed(template).includes("place"));
  const first = unplaced && placed.some((template) => w.canFill(template)) ? placed : all;
  // rooms belong to what the home is; a sentence without them would call for a second one
  const owes = w.plan.plain && w.has("layout") && !w.said.has("layout") && !w.said.has("beds");
  const roomy = first.filter((template) => factsNamed(template).some((fact) => fact === "layout" || fact === "beds"));
  return w.say((owes ? w.richest("home", roomy, fullness(w)) : "") || w.richest("home", first, fullness(w)));
}
