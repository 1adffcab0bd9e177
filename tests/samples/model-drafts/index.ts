/**
 * What a good model would write: four true pieces a language about a home, and of each a twin with one planted falsehood, by
 * native hands.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { type CopyLanguage, pieceKind } from "#contract/copy";
import { listing } from "#contract/listing";

const drafts = z.object({
  listing,
  pieces: z.array(
    z.object({
      platform: z.string(),
      kind: pieceKind,
      title: z.string().nullable(),
      body: z.string(),
      hashtags: z.array(z.string()),
      /** The false words of a twin; null: every word is true. */
      planted: z.string().nullable(),
    }),
  ),
});
export type ModelDrafts = z.infer<typeof drafts>;

export const modelDrafts = (language: CopyLanguage): ModelDrafts =>
  drafts.parse(JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), "utf8")));
