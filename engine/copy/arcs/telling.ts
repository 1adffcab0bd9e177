/** What every part of an arc is told with, and how full and how dense a post is. */
import type { CopyLanguage } from "#contract/copy";
import type { Theme } from "../deciding/fact.ts";
import type { Scene, Story } from "../languages/base/story.ts";
import type { Known } from "../story/known.ts";
import { core } from "../writing/telling.ts";
import type { Writer } from "../writing/writer.ts";
import { decidingLines } from "./deciding.ts";
import { familyFor } from "./plain.ts";
import type { Scenes } from "./scenes.ts";

/** Long texts say all of the typed facts they can; short ones may leave some to their neighbours. */
export const fullness = ({ plan, tight }: Writer): number => {
  const family = familyFor(plan);
  if (family === "long") return 0.9;
  // of a few lines the home takes no more than it must
  if (family === "short" && pageOpens.has(plan.lang.code)) return plan.plain ? 0.75 - tight * 0.12 : 0.6;
  return plan.plain ? 0.75 : 0.6;
};

/** Is it in a language whose posts keep what decides? */
export const keepsAll = ({ plan }: Writer): boolean => plan.essentials.length > 0;

/** Has it few signs, and more to say than what the home is? */
export const isDense = ({ plan }: Writer): boolean =>
  familyFor(plan) === "short" && plan.essentials.length > core.size + 1;

/** Languages in which a sentence of the agent's is a better first line than what the home has, strung together. */
export const pageOpens: ReadonlySet<CopyLanguage> = new Set(["en", "fr", "de"]);

export interface Telling {
  readonly opening: Scene | null;
  readonly ending: readonly string[];
  readonly scenes: Scenes;
  readonly story: Story;
  readonly known: Known;
  readonly w: Writer;
  /** Have the arc's own words led up to it already? */
  readonly led?: boolean;
}

/** Lines of what decides, by these themes. */
export const decided = (themes: readonly Theme[], w: Writer): string[] =>
  // told in scenes, a home still says what is grave
  decidingLines(themes, familyFor(w.plan), w);

/** What there is of them, one behind the other. */
export const joined = (texts: readonly string[], w: Writer): string =>
  texts.filter((text) => text !== "").join(w.marks.gap);
