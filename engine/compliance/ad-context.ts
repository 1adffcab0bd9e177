/** Turns what the product knows of a listing, its agent and a target into the circumstances and facts the rules ask about. */
import type { Listing } from "#contract/listing";
import type { Context, Facts } from "./applies.ts";
import { marketForCountry } from "./countries.ts";
import { furnished } from "./furnished.ts";
import { listingNames } from "./naming/listing-names.ts";
import { newBuildFacts } from "./new-build.ts";
import { regionOfAddress } from "./regions/address.ts";
import { byMonth } from "./tenancy/sums.ts";

/** Rules name a platform by its house: WeChat's targets share one set, Douyin's too. */
export const houseOf = (platform: string): string => platform.split("-")[0] ?? platform;

const chineseCity = (city: string | null): string | null => city?.replace(/市$/u, "") ?? null;

const CODE_NAMES: readonly RegExp[] = [
  /(?:核验|验真|房源|备案)(?:统一)?(?:码|编[号码])|(?:listing|verification) ?(?:code|number|no\b)/iu,
  // where a page has no fuller name for it
  /核验|verification/iu,
];
/** What is told of a verification beside its code: when, with what outcome, by whom. */
const NO_CODE_NAME = /时间|日期|状态|结果|机构|部门|date|time|status|result/iu;
const DATE =
  /^(?:19|20)\d{2}\s?[-./年]\s?(?:0?[1-9]|1[0-2])(?!\d)(?:\s?[-./月]\s?\d{1,2})?\s?日?(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/u;
const isCode = (value: string): boolean => /\d/.test(value) && !DATE.test(value.trim());

/** The listing's verification code (房源核验码), under whichever key it was read; never the day or the outcome of the verification. */
export function listingCode({ disclosures }: Listing): string | null {
  const told = Object.entries(disclosures).filter(([name, value]) => !NO_CODE_NAME.test(name) && isCode(value));
  for (const names of CODE_NAMES) {
    const found = told.find(([name]) => names.test(name));
    if (found) return found[1];
  }
  return null;
}

/** As English and Welsh pages disclose it; null where they do not. */
function tenureOf(listing: Listing): "leasehold" | "freehold" | null {
  const stated = Object.entries(listing.disclosures).find(([name]) => /^tenure$/iu.test(name))?.[1] ?? "";
  return /leasehold/iu.test(stated) ? "leasehold" : /freehold/iu.test(stated) ? "freehold" : null;
}

const rentOf = ({ transaction, price }: Listing): number | null =>
  transaction !== "rent" || price === null || price.period === null || price.period === "day"
    ? null
    : byMonth(price.amount, price.period);

/** As the page says; null where it does not. */
function furnishedOf({ title, propertyType, features, renovation, disclosures, description }: Listing): boolean | null {
  const told = [title, propertyType, renovation, description, ...features, ...Object.entries(disclosures).flat()];
  return furnished(told.filter((each) => each !== null).join("\n"));
}

/**
 * Context and facts for `check` in mode "ad". What the product cannot know (stage, the owner's mandate) is left out, so
 * rules that hang on it are not applied. `date`: the day the text is written, ISO 8601.
 */
export function adContext(
  listing: Listing,
  agent: { readonly name: string | null; readonly company: string | null } | null,
  platform: string | null,
  date: string | null = null,
): { context: Context; facts: Facts; names: string[] } {
  const { city, text } = listing.address;
  const company: string | null = agent?.company ?? listing.agent.company ?? null;
  const market = marketForCountry(listing.country);
  const where = market === null ? null : regionOfAddress(market, listing.address);
  return {
    // Words of a street, an estate or a firm are no claim: "Christian Street", "Best Homes".
    names: listingNames(listing, agent),
    context: {
      deal: listing.transaction,
      city: listing.country === "CN" ? chineseCity(city) : city,
      address: text,
      postcode: listing.address.postalCode,
      state: listing.country === "US" || listing.country === "AU" ? where : null,
      province: listing.country === "CA" ? where : null,
      nation: listing.country === "GB" ? where : null,
      platform: platform === null ? null : houseOf(platform),
      // Photos of a home that stands, from an agent's own account, of the whole home unless the page says shared.
      renderings: false,
      paid_post: false,
      tenure: tenureOf(listing),
      // one home of a building that is owned together; unsaid where the page gives no sign of it
      furnished: furnishedOf(listing),
      copro: /copropri[ée]t/iu.test(Object.keys(listing.disclosures).join(" ")) ? true : null,
      shared: /合租|shared/iu.test([listing.propertyType ?? "", ...listing.features].join(" ")),
    },
    facts: {
      agency_name: company,
      brokerage_name: company,
      agent_name: agent?.name ?? listing.agent.name ?? null,
      listing_code: listingCode(listing),
      rent_by_month: rentOf(listing),
      ...newBuildFacts(listing, date),
      square_metres: listing.area === null || listing.area.kind === "land" ? null : listing.area.sqm,
    },
  };
}
