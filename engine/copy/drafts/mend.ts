/** What can be done to a draft whose sentences were refused: say them otherwise, take them out, and whether it then still stands. */

import { replaceSentences, type Sentence, sentencesOf } from "#engine/text/sentences";
import type { ModelText } from "../model-draft.ts";
import type { CheckedDraft, Fault } from "./check-draft.ts";

/** A stretch of the draft that was refused, and every note on it. */
export interface RefusedPart {
  readonly part: "title" | "preheader" | "body";
  readonly sentence: Sentence;
  readonly notes: readonly string[];
}

/** Each refused sentence once. Hashtags are no sentences, and too much text is nobody's fault alone. */
export function refusedParts(faults: readonly Fault[]): RefusedPart[] {
  const parts = new Map<string, { part: RefusedPart["part"]; sentence: Sentence; notes: string[] }>();
  for (const { part, sentence, note } of faults) {
    if (sentence === null || part === "hashtags" || part === "frame") continue;
    const key = `${part} ${sentence.start}`;
    const known = parts.get(key) ?? { part, sentence, notes: [] };
    if (!known.notes.includes(note)) known.notes.push(note);
    parts.set(key, known);
  }
  return [...parts.values()];
}

/** Without the hashtags that were refused. */
export function withoutTags(text: ModelText, faults: readonly Fault[]): ModelText {
  const refused = new Set(
    faults.flatMap(({ part, sentence }) => (part === "hashtags" && sentence ? [sentence.text] : [])),
  );
  return refused.size === 0 ? text : { ...text, hashtags: text.hashtags.filter((tag) => !refused.has(tag)) };
}

/** `text` with each refused sentence as `say` has it; null takes it out. */
export function rewritten(
  text: ModelText,
  refused: readonly RefusedPart[],
  say: (index: number) => string | null,
): ModelText {
  const said = refused.map((one, index) => ({ ...one, to: say(index) }));
  const line = (part: "title" | "preheader"): string | null => {
    const change = said.find((one) => one.part === part);
    return change ? change.to : text[part];
  };
  return {
    ...text,
    title: line("title"),
    preheader: line("preheader"),
    body: replaceSentences(
      text.body,
      said.flatMap((one) => (one.part === "body" ? [{ at: one.sentence, to: one.to }] : [])),
    ),
  };
}

/** Of a piece so much must be left, or it no longer is the piece that was written. */
const LEAST_SHARE = 0.55;
const letters = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, "").length;

/** Whether what is left of `before` still is that piece. */
export const stands = (before: ModelText, after: ModelText): boolean =>
  letters(after.body) >= letters(before.body) * LEAST_SHARE && sentencesOf(after.body).length > 0;

/** One sentence less: the last but one, as the last is the call; null when only one is left. Hashtags go before sentences. */
export function shortened(text: ModelText, { piece: { hashtags } }: CheckedDraft): ModelText | null {
  if (hashtags.length > 2) return { ...text, hashtags: text.hashtags.slice(0, -1) };
  const sentences = sentencesOf(text.body);
  const least = sentences.at(-2);
  if (least === undefined) return null;
  return { ...text, body: replaceSentences(text.body, [{ at: least, to: null }]) };
}
