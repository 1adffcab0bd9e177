/**
 * Reads the notation of frames, told in docs/decisions/0032:
 *   word  <field>  (one|or another|<field>)  X?  ..3 (gap in the clause)  ...6 (gap in the sentence)  !X  !(X $)  ^  $  A & B
 */

/** One field or one literal (several words allowed: "need not apply"). */
export type Atom = { field: string } | { words: string };

interface Step {
  /** Any of these; none for "^" and "$". */
  atoms: Atom[];
  optional: boolean;
  /** Zero-width: "not" refuses what would stand here, "start" and "end" are a clause's edges. */
  edge: "not" | "start" | "end" | null;
  /** At most so many units between the step before and this one. */
  gap: number;
  /** The gap stays within a clause. */
  clause: boolean;
  /** Of "not": only what ends its clause is refused there, "!(no $)". */
  closing: boolean;
}

/** Parts that must stand in one sentence, in any order. */
export type Frame = Step[][];

const longestGap = 14;
const unit = /!\(([^()]*)\)|\(([^()]*)\)(\?)?|(\S+)/gu;

const atomOf = (text: string): Atom => {
  const field = /^<([\w-]+)>$/u.exec(text.trim())?.[1];
  return field === undefined ? { words: text.trim() } : { field };
};

const step = (text: string, more: Partial<Step>): Step => ({
  atoms: text === "" ? [] : text.split("|").map(atomOf),
  optional: false,
  edge: null,
  gap: 0,
  clause: false,
  closing: false,
  ...more,
});

function partOf(text: string): Step[] {
  const steps: Step[] = [];
  let gap = 0;
  let clause = false;
  const add = (made: Step): void => {
    steps.push({ ...made, gap, clause });
    // What stands behind a zero-width step is measured from the same place.
    if (made.edge === null || made.edge === "end") gap = 0;
    if (made.edge === null || made.edge === "end") clause = false;
  };
  for (const [, refused, group, optional, single = ""] of text.matchAll(unit)) {
    const dots = /^(\.{2,3})(\d*)$/u.exec(single);
    if (refused?.endsWith(" $")) add(step(refused.slice(0, -2), { edge: "not", closing: true }));
    else if (refused !== undefined) add(step(refused, { edge: "not" }));
    else if (group !== undefined) add(step(group, { optional: optional === "?" }));
    else if (dots) {
      gap = Math.min(longestGap, Number(dots[2] === "" ? longestGap : dots[2]));
      clause = dots[1] === "..";
    } else if (single === "^") add(step("", { edge: "start" }));
    else if (single === "$") add(step("", { edge: "end" }));
    else if (single.startsWith("!")) add(step(single.slice(1), { edge: "not" }));
    else if (single.length > 1 && single.endsWith("?")) add(step(single.slice(0, -1), { optional: true }));
    else add(step(single, {}));
  }
  return steps;
}

/** A leading optional step is two frames: with it and without. */
const variants = (steps: Step[]): Step[][] =>
  steps[0]?.optional === true
    ? [[{ ...steps[0], optional: false }, ...steps.slice(1)], ...variants(steps.slice(1))]
    : [steps];

/** Throws where a frame is empty or nests groups; a field that does not exist is told by the vocabulary. */
export function parseFrame(text: string): Frame[] {
  if (/\([^()]*\(/u.test(text)) throw new Error(`a group stands in a group: ${text}`);
  const parts = text.split(" & ").map((part) => variants(partOf(part)));
  if (
    parts.some((part) => part.some((steps) => steps.every(({ atoms, edge }) => atoms.length === 0 || edge !== null)))
  ) {
    throw new Error(`a frame needs a word or a field: ${text}`);
  }
  return parts.reduce<Frame[]>((made, part) => made.flatMap((frame) => part.map((steps) => [...frame, steps])), [[]]);
}
