/** What models are told: the wording administrators may change, and the placeholders it is filled in by. */
import { z } from "zod";
import { copyStyle, copyStyles } from "#contract/copy";

/** Written {{name}} in the task, and filled in for each piece. */
export const placeholders = ["platform", "language", "style", "limits", "facts", "agent"] as const;
type Placeholder = (typeof placeholders)[number];
/** Without them a model would not know what to write. The agent's lines are added by us in any case. */
export const neededPlaceholders: readonly Placeholder[] = ["platform", "language", "style", "limits", "facts"];

const words = z.string().trim().min(1);
export const promptTexts = z.object({
  /** Who the model is and the rules it keeps. */
  instructions: words.max(8_000),
  /** What is asked for each piece, with placeholders. */
  task: words.max(8_000),
  /** What each style means; the chosen one is filled in. */
  styles: z.record(copyStyle, words.max(500)),
});
export type PromptTexts = z.infer<typeof promptTexts>;

/** One text of a version: "instructions", "task", or "styles.luxury". */
export const promptParts = ["instructions", "task", ...copyStyles.map((style) => `styles.${style}` as const)] as const;
export type PromptPart = (typeof promptParts)[number];

export function partOf(texts: PromptTexts, part: PromptPart): string {
  if (part === "instructions" || part === "task") return texts[part];
  return texts.styles[copyStyles.find((style) => part === `styles.${style}`) ?? "professional"];
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map((found) => found[1]?.trim() ?? "");

/** `text` with every known placeholder as `values` has it; what is filled in is not read again. */
export const filled = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => {
    const known = placeholders.find((one) => one === name.trim());
    return known ? values[known] : whole;
  });

interface PromptFaults {
  /** Needed in the task, and not there. */
  missing: Placeholder[];
  /** Nothing would be filled in for them: misspelt, or outside the task. */
  unknown: { part: PromptPart; name: string }[];
}

/** What keeps a wording from being used; both lists empty when nothing does. */
export function promptFaults(texts: PromptTexts): PromptFaults {
  const inTask = new Set(placeholdersIn(texts.task));
  const unknown = promptParts.flatMap((part) =>
    [...new Set(placeholdersIn(partOf(texts, part)))]
      .filter((name) => part !== "task" || !placeholders.some((one) => one === name))
      .map((name) => ({ part, name })),
  );
  return { missing: neededPlaceholders.filter((name) => !inTask.has(name)), unknown };
}
