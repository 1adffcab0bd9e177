/**
 * Reads a second reader's answer. Nothing of it is believed but quotes that stand where they are said to: words that the sentence
 * does not have, or a source that the facts do not have, void the verdict they come with.
 */
import { z } from "zod";
import { type Brief, type Reading, reading } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { objectsIn } from "#engine/copy/drafts/json-objects";
import { factLines, isGrounded, masked } from "#engine/copy/fact-reading/facts";
import type { Asked } from "./request.ts";

const line = z.object({
  sentence: z.number().int().positive(),
  verdict: reading.shape.verdict,
  words: z.string().min(1).max(600),
  source: z.array(z.string().min(1).max(600)).max(12).nullish(),
});
const answered = z.object({ readings: z.array(z.unknown()).max(400) });

/** The entries of an answer, unread. Throws `model_malformed` for an answer without the object that was asked for. */
export function entriesOf(answer: string): readonly unknown[] {
  for (const value of objectsIn(answer)) {
    const found = answered.safeParse(value);
    if (found.success) return found.data.readings;
  }
  throw new AppError("model_malformed", { message: answer.slice(0, 200) });
}

/** What `model` found, of entries of an answer about `asked`. */
export function readingsOf(
  entries: readonly unknown[],
  model: string,
  { listing, brief, asked }: { listing: Listing; brief: Brief; asked: readonly Asked[] },
): Reading[] {
  const lines = factLines(listing, brief);
  return entries.flatMap((entry): Reading[] => {
    const read = line.safeParse(entry);
    if (!read.success) return [];
    const { sentence: number, verdict, words, source } = read.data;
    const sentence = asked[number - 1]?.text;
    if (sentence === undefined || !masked(sentence, listing, brief).includes(words)) return [];
    const said = { sentence, words, verdict, source: verdict === "not_stated" ? [] : (source ?? []), model };
    return isGrounded(said, lines) ? [said] : [];
  });
}
