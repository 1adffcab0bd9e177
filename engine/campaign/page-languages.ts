/** What a property's public page can be read in, its own language first. */
import { type CopyLanguage, copyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";

/** `written`: what its campaigns were written in, the newest first. Without one the language of the listing, else Chinese. */
export function pageLanguages(
  listing: Pick<Listing, "language">,
  written: readonly CopyLanguage[],
): [CopyLanguage, ...CopyLanguage[]] {
  const [first, ...others] = new Set(written);
  if (first !== undefined) return [first, ...others];
  const own = copyLanguage.safeParse(listing.language?.split("-")[0]?.toLowerCase());
  return [own.success ? own.data : "zh"];
}
