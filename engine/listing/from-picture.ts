/** Facts read from letters in a picture: marked as such, and never sure, because letters are mistaken for each other. */
import type { Listing } from "#contract/listing";

const MOST_SURE = 0.6;

/** The same listing, every fact's source `ocr`. */
export const asReadFromPicture = (listing: Listing): Listing => ({
  ...listing,
  provenance: Object.fromEntries(
    Object.entries(listing.provenance).map(([path, { confidence }]) => [
      path,
      { source: "ocr" as const, confidence: Math.min(confidence, MOST_SURE) },
    ]),
  ),
});
