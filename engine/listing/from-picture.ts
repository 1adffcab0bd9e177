/** Facts read from letters in a picture: marked as such, and never sure, because letters are mistaken for each other. */
import type { Listing } from "#contract/listing";

/** A package spells wrongly; a model also writes what is not there. */
const MOST_SURE = { ocr: 0.6, model: 0.5 } as const;

/** The same listing, every fact's source whoever read the letters. */
export const asReadFromPicture = (listing: Listing, source: "ocr" | "model"): Listing => ({
  ...listing,
  provenance: Object.fromEntries(
    Object.entries(listing.provenance).map(([path, { confidence }]) => [
      path,
      { source, confidence: Math.min(confidence, MOST_SURE[source]) },
    ]),
  ),
});
