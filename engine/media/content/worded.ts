/** What a poster says with its agent's own words, what its home would say without them, and what speaks against the words. */

import { z } from "zod";
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { type PosterCheck, type PosterWords, posterChecks } from "#contract/media/poster-words";
import { pictureContent } from "./content.ts";
import { contentOf, type PictureBrief } from "./content-of.ts";
import { checkWords } from "./own-words.ts";

export const wordedContent = z.object({ home: pictureContent, content: pictureContent, checks: posterChecks });
export type WordedContent = z.infer<typeof wordedContent>;

/** Throws for a language that cannot be written. */
export function worded(
  listing: Listing,
  brief: PictureBrief,
  language: CopyLanguage,
  words: PosterWords,
): WordedContent {
  const home = contentOf(listing, brief, language);
  const none = Object.keys(words).length === 0;
  const checks: PosterCheck[] = none ? [] : checkWords(listing, brief, language, words);
  return { home, content: none ? home : contentOf(listing, { ...brief, words }, language), checks };
}
