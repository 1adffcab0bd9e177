/** The slots of an arc's lines: what each is filled with, and whether its line stands without it. */

import { butOf } from "./against.ts";
import { decidingFor, leaveToGrave } from "./deciding.ts";
import { askOf, materialOf, moneyLine } from "./due.ts";
import { homeLine, isHomeTold, openingLine } from "./home-line.ts";
import { hookOf } from "./passages.ts";
import { picture, picturesOf, scenesOf } from "./pictures.ts";
import { familyFor, groupsOf, sheetOf, thingsOf } from "./plain.ts";
import { restOf } from "./rest.ts";
import { decided, fullness, isDense, joined, keepsAll, type Telling } from "./telling.ts";

/** Scenes a longer text tells beside those its arc has room for. */
const MORE_SCENES = 3;

const slot = /@([a-z]+)(\d*)(\?)?/gu;

/**
 * The line with its slots filled; null when one has nothing to say that the line's own words lead up to. A line of
 * slots alone is left out only when none has anything to say.
 */
export function slots(line: string, tellOne: (name: string, count: number, led: boolean) => string): string | null {
  const needed = /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line.replace(slot, ""));
  let missing = false;
  const told = line.replace(slot, (_all, name: string, count: string, optional: string | undefined) => {
    const text = tellOne(name, Number(count || "1"), needed);
    if (text === "" && optional === undefined) missing = true;
    return text;
  });
  return (needed && missing) || (line !== "" && told.trim() === "") ? null : told.trim();
}

/** What stands in one slot, "" where there is nothing to say. */
export function tellSlot(slot: string, count: number, telling: Telling): string {
  const { opening, ending, story, known, w } = telling;
  const style = w.plan.style;
  const room = Math.max(1, count - w.tight + (w.plan.brief.length === "long" ? MORE_SCENES : 0));
  switch (slot) {
    case "open":
      // where signs are few a picture is the first thing to go
      if (isDense(w) && w.tight >= 2 && w.plan.brief.lead === undefined && !w.plan.plain)
        return w.said.size > 0 ? "" : homeLine(telling);
      return (
        hookOf(telling, false) ||
        openingLine(opening, known, w) ||
        (w.said.size > 0 ? "" : hookOf(telling, true) || homeLine(telling))
      );
    case "wire":
      return w.say(w.richest("wire", w.plan.lang.plain.wire?.[style] ?? [], 1));
    case "sign":
      return w.sign("full");
    case "home": {
      // the first line may have been the home itself
      return isHomeTold(w) && w.plan.plain ? "" : homeLine(telling);
    }
    case "list":
      return scenesOf(telling, room, true)
        .map(({ icon, text }) => `${icon} ${w.capital(text)}`)
        .join("\n");
    case "dots":
      return scenesOf(telling, room, true)
        .map(({ text }) => `· ${w.capital(text)}`)
        .join("\n");
    case "prose":
      return scenesOf(telling, room)
        .map(({ text }) => w.say(text))
        .join(w.marks.gap);
    case "greet":
      return w.one("greet", w.plan.lang.plain.greet[style], 1);
    case "rest":
      return restOf(telling);
    case "things":
      return joined([...picturesOf(telling).map(({ text }) => w.say(text)), thingsOf(known, w)], w);
    case "groups":
      return [
        ...picturesOf(telling).map(({ icon, text }) => `${picture(icon, w)} ${w.capital(text)}`),
        groupsOf(known, w),
      ]
        .filter((text) => text !== "")
        .join("\n");
    case "sheet":
      return sheetOf(w);
    case "but":
      // a tenant who stays, an auction: along a plain arc told among the things, along another with what speaks against it
      return joined(
        [...decided(keepsAll(w) && !w.plan.plain ? ["deal", "against"] : ["against"], w), butOf(telling)],
        w,
      );
    case "money": {
      leaveToGrave(w);
      const costs = w.plan.plain ? decidingFor(w.plan).filter(({ theme }) => theme === "cost") : [];
      // what a sum of its own will tell is no half sentence behind the price
      w.markSaid(costs.flatMap(({ says }) => says));
      if (w.plan.plain && familyFor(w.plan) === "short" && w.said.has("price")) return joined(decided(["cost"], w), w);
      return joined([moneyLine(telling, fullness(w)), ...decided(["cost"], w)], w);
    }
    case "costs":
      return joined(decided(["cost"], w), w);
    case "material":
      leaveToGrave(w);
      return joined([...decided(["terms", "viewing"], w), materialOf(telling)], w);
    case "ask":
      return askOf(telling);
    case "question":
      return w.one("question", story.questions[style], 8);
    case "call":
      return w.call(story.calls[style]);
    case "end":
      return w.tight >= 2 ? "" : (w.choose("end", ending) ?? "");
    default:
      return "";
  }
}
