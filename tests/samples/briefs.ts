/** Briefs for the tests of this folder. */
import type { Brief, Market } from "#contract/copy";
import type { Listing } from "#contract/listing";

const marketOf = (listing: Listing): Market | null =>
  listing.country === "CN" || listing.country === "US" ? listing.country : null;
export const agent = {
  name: "Lin Hao",
  phone: "13800001234",
  company: "Harbor Homes",
  licence: "01234567",
  address: "12 Dock Street, Seattle, WA 98101",
  email: "lin@harbor.example",
};
export const briefFor = (listing: Listing, more: Partial<Brief> = {}): Brief => ({
  style: "professional",
  seed: 1,
  market: marketOf(listing),
  agent: null,
  link: null,
  ...more,
});
