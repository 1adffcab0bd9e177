/** A wording that is being written, kept in the browser until it became a version or was given up. */
import { z } from "zod";
import { type PromptPart, type PromptTexts, partOf, promptParts } from "#contract/admin/prompts";
import { copyStyles } from "#contract/copy";

const schema = z.object({
  /** The version it began from. */
  base: z.number().int().nonnegative(),
  texts: z.object({
    instructions: z.string(),
    task: z.string(),
    styles: z.object({ professional: z.string(), friendly: z.string(), luxury: z.string(), trendy: z.string() }),
  }),
  note: z.string(),
});
export type PromptDraft = z.infer<typeof schema>;

const nameOf = (account: string) => `listcast-prompt-draft:${account}`;

/** Null: none was kept. */
export function loadDraft(account: string): PromptDraft | null {
  try {
    const text = localStorage.getItem(nameOf(account));
    return text ? (schema.safeParse(JSON.parse(text)).data ?? null) : null;
  } catch {
    return null;
  }
}

/** Null forgets it. Where nothing can be stored the page itself still holds it. */
export function keepDraft(account: string, draft: PromptDraft | null): void {
  try {
    if (draft) localStorage.setItem(nameOf(account), JSON.stringify(draft));
    else localStorage.removeItem(nameOf(account));
  } catch {
    // a forbidden or full storage
  }
}

export function withPart(texts: PromptTexts, part: PromptPart, text: string): PromptTexts {
  if (part === "instructions" || part === "task") return { ...texts, [part]: text };
  const style = copyStyles.find((one) => part === `styles.${one}`) ?? "professional";
  return { ...texts, styles: { ...texts.styles, [style]: text } };
}

/** Parts that are worded differently. */
export const changedParts = (a: PromptTexts, b: PromptTexts): PromptPart[] =>
  promptParts.filter((part) => partOf(a, part).trim() !== partOf(b, part).trim());
