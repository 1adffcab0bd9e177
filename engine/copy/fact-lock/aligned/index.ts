/**
 * Text and listing read alike and laid side by side: where a clause of the text speaks of the same thing as a sentence of the
 * listing, by its year, its party, its place, what it says of it must be what the listing says.
 */
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { Span } from "#engine/text/span";
import { bearer } from "./borne.ts";
import { builtOut } from "./built-out.ts";
import { otherCounts } from "./counted.ts";
import { coversMore } from "./covered.ts";
import { wronglyDated } from "./dated.ts";
import { deniedByListing } from "./denied.ts";
import { spreadFurther } from "./every.ts";
import { kitchensIncluded } from "./kitchens.ts";
import { accountOf } from "./listing.ts";
import { otherMeans } from "./means.ts";
import { strangeOutlooks } from "./outlook.ts";
import { parkingGranted } from "./parking.ts";
import { sentencesOf } from "./parts.ts";
import { wrongPayers } from "./payers.ts";
import { swappedSharing } from "./sharing.ts";

interface Misaligned extends Span {
  readonly rule: string;
}

export interface Alignment {
  /** Stretches of the text that say of a thing what the listing says otherwise. */
  readonly against: readonly Misaligned[];
  /** Is what another rule found at a span borne out by the sentence that lies beside it? */
  readonly bears: (span: Span, rule: string) => boolean;
}

/** Lays `text` (width-folded) beside `listing`. */
export function align(text: string, language: CopyLanguage, listing: Listing): Alignment {
  const account = accountOf(listing);
  const sentences = sentencesOf(text, language);
  const by = (rule: string, spans: readonly Span[]): Misaligned[] => spans.map((span) => ({ ...span, rule }));
  const against = [
    ...by("dated", wronglyDated(text, language, sentences, account, listing.yearBuilt)),
    ...by("means", otherMeans(text, language, sentences, account)),
    ...by("covered", coversMore(text, language, sentences, account)),
    ...by("payers", wrongPayers(text, language, sentences, account)),
    ...by("outlook", strangeOutlooks(text, language, sentences, account)),
    ...by("sharing", swappedSharing(text, language, sentences, account)),
    ...by("denied", deniedByListing(text, language, sentences, account)),
    ...by("every", spreadFurther(text, language, sentences, account)),
    ...by("built-out", builtOut(text, language, account)),
    ...by("parking", parkingGranted(text, language, account)),
    ...by("kitchens", kitchensIncluded(text, language, account)),
    ...by("counted", otherCounts(text, language, sentences, account)),
  ];
  return { against, bears: bearer(text, sentences, account) };
}
