/** Features that no term covers: short, plain phrases that may be quoted in the page's own language. */
import type { Listing } from "#contract/listing";
import { states } from "../terms/index.ts";
import type { Term } from "../terms/term.ts";

/** Praise, contacts, schools, minutes and money do not belong in a quoted feature. */
const unfit =
  /https?:|www\.|@|\d{5,}|[¥￥$€£%]|分钟|minutes?\b|学区|学校|小学|中学|school|最|第一|顶级|豪|尊|奢|稀缺|升值|投资|利回り|best|luxur|dream|stunning|gorgeous|beautiful|amazing|perfect|unique|exclusive|prestig|boast|nestl|!|！|\?|？/iu;

/** At most six, in the page's order. A phrase the home's other facts already say (type, room count, price) is left out. */
export function plainQuotes(listing: Listing, found: readonly Term[]): string[] {
  const known = [
    listing.renovation,
    listing.orientation,
    listing.floor,
    listing.propertyType,
    listing.address.community,
  ]
    .filter((text) => text !== null)
    .map((text) => text.toLowerCase());
  return listing.features
    .map((feature) => feature.trim())
    .filter((feature) => feature.length >= 2 && feature.length <= 36 && !unfit.test(feature))
    .filter((feature) => !/\d\s*(?:m²|㎡|m2|sq|室|厅|卫|LDK|bed|bath|pièce|chambre|Zimmer|米|站)/iu.test(feature))
    .filter((feature) => !found.some((term) => states(feature, term)) && !known.includes(feature.toLowerCase()))
    .filter((feature, index, all) => all.indexOf(feature) === index)
    .slice(0, 6);
}
