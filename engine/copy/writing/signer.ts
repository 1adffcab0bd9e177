/** Who signs a piece, and what the law wants said of them. */
import type { Brief } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { regionOf } from "#engine/compliance/ad-context";

type Signer = Pick<Listing["agent"], "name" | "phone" | "company" | "licence">;

/** Who signs: the brief's agent, wholly, or else the listing's. Two people are never mixed into one. */
export const signerOf = (listing: Listing, brief: Brief): Signer => brief.agent ?? listing.agent;
export const companyOf = (listing: Listing, brief: Brief): string | null => signerOf(listing, brief).company || null;

/** The licence as North American ads print it: "DRE #01234567" in California, else "Lic. ..."; null where no market asks. */
export function licenceOf(listing: Listing, brief: Brief): string | null {
  const number = signerOf(listing, brief).licence;
  if (!number || brief.market !== "US") return null;
  return regionOf(listing.address.text) === "CA" && /^\d{8}$/u.test(number) ? `DRE #${number}` : `Lic. ${number}`;
}
