/**
 * A template becomes drawing commands. Where the words are too many for the picture, all texts shrink together, so that
 * their order of size stays; then parts that may go are left out, the least important first; then all shrink further.
 */
import type { CopyLanguage } from "#contract/copy";
import type { Box, Command, Measure } from "./commands.ts";
import type { Picture } from "./crop.ts";
import type { Part } from "./node.ts";
import { place } from "./place.ts";
import type { Placed, Sheet } from "./place-leaf.ts";
import type { Space } from "./size.ts";

const GENTLE = [1, 0.94, 0.88, 0.82] as const;
const HARD = [0.76, 0.7, 0.64, 0.58, 0.52] as const;

interface Surroundings {
  width: number;
  height: number;
  language: CopyLanguage;
  pictures: readonly Picture[];
  measure: Measure;
}

export interface Solved {
  commands: Command[];
  texts: Placed[];
  /** False: it could not be made to fit. No template of ours may come to that, see templates.test.ts. */
  fits: boolean;
}

const dropsIn = (part: Part): number[] => {
  const own = part.drop === undefined ? [] : [part.drop];
  if (part.kind === "stack") return [...own, ...part.children.flatMap(dropsIn)];
  if (part.kind === "over") return [...own, ...[part.base, ...part.layers.map((layer) => layer.part)].flatMap(dropsIn)];
  return own;
};

const GROWN = 1e-6;

/** The commands for `part` on a sheet of this size. */
export function solve(part: Part, { width, height, language, pictures, measure }: Surroundings): Solved {
  const box: Box = { x: 0, y: 0, width, height };
  const levels = [...new Set(dropsIn(part))].sort((a, b) => a - b).map((level) => level + GROWN);
  const last = levels.at(-1) ?? 0;
  const tries = [
    ...[0, ...levels].flatMap((dropped) => GENTLE.map((scale) => ({ dropped, scale }))),
    ...HARD.map((scale) => ({ dropped: last, scale })),
  ];
  const pieces: Space["pieces"] = new Map();
  const codes: Space["codes"] = new Map();
  let best: Sheet = { commands: [], texts: [], fits: false };
  for (const { dropped, scale } of tries) {
    const space: Space = {
      measure,
      language,
      scale,
      pictures,
      dropped,
      pieces,
      codes,
      texts: new Map(),
      figures: new Map(),
      names: new Map(),
    };
    best = { commands: [], texts: [], fits: true };
    place(part, box, space, best);
    if (best.fits) break;
  }
  return best;
}
