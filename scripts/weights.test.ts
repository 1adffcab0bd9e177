import { expect, it } from "vitest";
import { learnedFrom, weighedLanguages } from "#engine/compliance/weighing/weights";
import { sourceOf } from "./weights.ts";

it.each(weighedLanguages)(
  "the weights of %s are learned from the wordings that stand there (npm run weights)",
  (language) => {
    expect(learnedFrom(language)).toBe(sourceOf(language));
  },
);
