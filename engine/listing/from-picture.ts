/** Facts read from letters in a picture: marked as such, and never sure, because letters are mistaken for each other. */
import { type Listing, PERIOD } from "#contract/listing";

/** A package spells wrongly; a model also writes what is not there. */
const MOST_SURE = { ocr: 0.6, model: 0.5 } as const;

/** The same listing, every fact's source whoever read the letters. */
export const asReadFromPicture = (listing: Listing, source: "ocr" | "model"): Listing => ({
  ...listing,
  provenance: Object.fromEntries(
    Object.entries(listing.provenance).map(([path, from]) => [
      path,
      // what custom implies stands in no picture
      { source: path === PERIOD ? from.source : source, confidence: Math.min(from.confidence, MOST_SURE[source]) },
    ]),
  ),
});
