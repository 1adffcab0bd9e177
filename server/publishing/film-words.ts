/** Captions of films, and what is read aloud of them: looked at when they are asked for, and again when they are made. */
import type { Brief, CopyLanguage } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import type { ShotCheck } from "#contract/media/film";
import { blockersInWords } from "#engine/pieces/readiness";
import { captionsCheckedInThread } from "#server/thread/index";

/** What facts and law object to in the captions, as this account's work. */
export const captionChecks = (
  account: string,
  listing: Listing,
  brief: Brief,
  language: CopyLanguage,
  captions: readonly (string | null)[],
): Promise<ShotCheck[]> => captionsCheckedInThread(account, { listing, brief, language, captions });

/** Throws piece_not_ready where more speaks against the captions than their owner answers for: facts and law may have changed. */
export function assertAnsweredFor(checks: readonly ShotCheck[], released: readonly string[]): void {
  if (blockersInWords(checks).some(({ key, owners }) => !owners || !released.includes(key)))
    throw new AppError("piece_not_ready");
}
