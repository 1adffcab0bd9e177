/**
 * The parts of a line as they stand from left to right (Unicode's bidirectional algorithm): Arabic between Latin and figures. Inside a
 * part the characters stay in the order they are read in, as shapers want them. What stands between dots or wide spaces is a
 * thing of its own ("Dubai Marina · مارينا دبي · 120 m²"), and so is a number with spaces in it: a phone's.
 */
import bidiModule, { type Bidi } from "bidi-js";
import { z } from "zod";

interface VisualPart {
  text: string;
  /** Read from right to left. */
  leftward: boolean;
}

/** A shaper turns what holds one of these by itself. */
export const leftwardLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const between = /( · |\u00a0·\u00a0| ·\u00a0|\u00a0· |[\u00a0 ]{2,3})/u;
const number = /\+?\d[\d \u00a0]*/gu;
const ISOLATE = "\u2066";
const ISOLATED = "\u2069";
/** Its types tell of an ES module; what is loaded is the function itself. */
const bidi = z.custom<() => Bidi>((loaded) => typeof loaded === "function").parse(bidiModule)();

/** Brackets turn with the direction they are read in. */
const mirrored = (text: string): string =>
  [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join("");

function ordered(thing: string): VisualPart[] {
  if (!leftwardLetter.test(thing)) return [{ text: thing, leftward: false }];
  // a space behind the number is not the number's
  const line = thing.replace(number, (all) => {
    const digits = all.trimEnd();
    return `${ISOLATE}${digits}${ISOLATED}${all.slice(digits.length)}`;
  });
  const { levels } = bidi.getEmbeddingLevels(line);
  const parts: { text: string; level: number }[] = [];
  let at = 0;
  for (const character of line) {
    const level = levels[at] ?? 0;
    at += character.length;
    if (character === ISOLATE || character === ISOLATED) continue;
    const last = parts.at(-1);
    if (last && last.level === level) last.text += character;
    else parts.push({ text: character, level });
  }
  for (let level = Math.max(...levels); level > 0; level--)
    for (let from = 0; from < parts.length; from++) {
      let to = from;
      while ((parts[to]?.level ?? -1) >= level) to++;
      if (to - from > 1) parts.splice(from, to - from, ...parts.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  return parts.map(({ text, level }) => {
    const leftward = level % 2 === 1;
    return { text: leftward ? mirrored(text) : text, leftward };
  });
}

/** Parts of the line from left to right; one, where nothing in it is read from right to left. */
export const visualOrder = (line: string): VisualPart[] =>
  leftwardLetter.test(line) ? line.split(between).flatMap(ordered) : [{ text: line, leftward: false }];
