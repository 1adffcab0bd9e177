/** What a property's public page can be read in, its own language first. */
import type { Preferences } from "#contract/campaign";
import { type CopyLanguage, copyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";

/** The languages of the newest campaign, else the one the listing was written in, else Chinese. */
export function pageLanguages(
  listing: Pick<Listing, "language">,
  preferences: Pick<Preferences, "languages"> | null,
): [CopyLanguage, ...CopyLanguage[]] {
  const [first, ...others] = new Set(preferences?.languages);
  if (first !== undefined) return [first, ...others];
  const own = copyLanguage.safeParse(listing.language?.split("-")[0]?.toLowerCase());
  return [own.success ? own.data : "zh"];
}
