/** A finding is mended by sending back the sentence, not the piece. */
import { z } from "zod";
import type { Brief, CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { objectsIn } from "../drafts/json-objects.ts";
import { fenceRule } from "./fence.ts";
import { homeFenced, type ModelRequest } from "./index.ts";

/** A sentence that was refused, and what for. */
export interface RefusedSentence {
  readonly text: string;
  readonly why: readonly string[];
}

const mended = z.object({ sentence: z.number().int().nonnegative(), text: z.string().nullable() });

const instructions = `You mend single sentences of a real-estate agent's text. A checker found in each something that the facts do not bear out or the law forbids. Rewrite the sentence in the same language, voice and form (list mark and emoji included) so that the finding is gone and the rest stays; put nothing new in. Where nothing worth saying is left, answer null and the sentence is taken out.
Answer with one line of JSON for each sentence and with nothing else: {"sentence": its number, "text": string or null}.`;

export function sentenceRequest(
  listing: Listing,
  brief: Brief,
  language: CopyLanguage,
  refused: readonly RefusedSentence[],
): ModelRequest {
  const sentences = refused.map((one, index) => JSON.stringify({ sentence: index + 1, ...one })).join("\n");
  return {
    instructions: `${instructions}\n\n${fenceRule}`,
    prompt: `Sentences:\n${sentences}\n\nThe home:\n${homeFenced(listing, brief, language)}`,
  };
}

/** The sentences a model gave back, by their place in the request; null: taken out. What is not answered is not in it. */
export function readSentences(answer: string): ReadonlyMap<number, string | null> {
  return new Map(
    objectsIn(answer).flatMap((value) => {
      const read = mended.safeParse(value);
      return read.success ? [[read.data.sentence - 1, read.data.text?.trim() || null] as const] : [];
    }),
  );
}
