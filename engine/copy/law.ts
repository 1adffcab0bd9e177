/** What the advertising rules may know about an offer: its circumstances and the facts that bear claims out. */
import type { Brief } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { Context, Facts } from "#engine/compliance/applies";

/** Two-letter state or province as North American addresses print it. */
export function regionOf(listing: Listing): string | null {
  const text = listing.address.text ?? "";
  return /,\s*([A-Z]{2})(?:\s+(?:\d{5}|[A-Z]\d[A-Z])|\s*$|,)/u.exec(text)?.[1] ?? null;
}

type Signer = Pick<Listing["agent"], "name" | "phone" | "company" | "licence">;

/** Who signs: the brief's agent, wholly, or else the listing's. Two people are never mixed into one. */
export const signerOf = (listing: Listing, brief: Brief): Signer => brief.agent ?? listing.agent;
export const companyOf = (listing: Listing, brief: Brief): string | null => signerOf(listing, brief).company || null;

/** The 核验码 or listing number a Chinese page prints. */
export const listingCode = (listing: Listing): string | null =>
  Object.entries(listing.disclosures).find(([key]) => /核验|房源编[码号]|备案编号/u.test(key))?.[1] ?? null;

/** The umbrella ids of the rules: Moments and Official Account are WeChat to the law. */
const platformForLaw = (platform: string): string =>
  platform.startsWith("wechat") ? "wechat" : platform.replace(/-image$/u, "");

export function adContext(listing: Listing, brief: Brief, platform: string): Context {
  const rent = listing.transaction === "rent" || Boolean(listing.price?.period);
  const region = regionOf(listing);
  return {
    stage: rent ? "rental" : "resale",
    deal: rent ? "rent" : "sale",
    city: listing.address.city?.replace(/市$/u, "") ?? null,
    state: brief.market === "US" ? region : null,
    province: brief.market === "CA" ? region : null,
    platform: platformForLaw(platform),
    renderings: false,
    paid_post: false,
    shared: /合租|shared/iu.test([listing.propertyType ?? "", ...listing.features].join(" ")),
  };
}

export function adFacts(listing: Listing, brief: Brief): Facts {
  const company = companyOf(listing, brief);
  return { agency_name: company, brokerage_name: company, listing_code: listingCode(listing) };
}

/** The licence as North American ads print it: "DRE #01234567" in California, else "Lic. ..."; null where no market asks. */
export function licenceOf(listing: Listing, brief: Brief): string | null {
  const number = signerOf(listing, brief).licence;
  if (!number || brief.market !== "US") return null;
  return regionOf(listing) === "CA" && /^\d{8}$/u.test(number) ? `DRE #${number}` : `Lic. ${number}`;
}
