/** What is known of facts by their names alone: how telling they are, which ride on others, which no post is without. */
import { derived } from "../languages/base/story.ts";

export const weights: Readonly<Record<string, number>> = {
  price: 100,
  layout: 96,
  area: 94,
  place: 92,
  name: 90,
  aspect: 74,
  transit: 73,
  land: 62,
  type: 60,
  floor: 55,
  year: 50,
  address: 20,
  own: 99,
};

/** Facts that ride on another's rank: they are sayable when it is. */
export const rides: Readonly<Record<string, string>> = {
  beds: "layout",
  baths: "layout",
  city: "place",
  district: "place",
};
const people = new Set<string>([
  "agent",
  "company",
  "phone",
  "licence",
  "sale",
  "rent",
  "resale",
  "monthlySum",
  "signingSum",
  "pricedCold",
  "pricedWhole",
  "deciding",
  ...derived,
]);
export const isAlways = (fact: string): boolean => people.has(fact) || fact.startsWith("fact:");

/** No post is without them. */
export const core: ReadonlySet<string> = new Set(["price", "layout", "area"]);
/** A reader decides by them: of a home with enough to tell they are left out only where a post has a few lines. */
export const decisive: ReadonlySet<string> = new Set([
  "place",
  "transit",
  "floor",
  "fullyRenovated",
  "chainFree",
  "available",
]);

/** Heavy in the deal, but no thing to look at. */
const common: ReadonlySet<string> = new Set([
  "renovated",
  "fullyRenovated",
  "furnished",
  "fiveOnly",
  "overFive",
  "chainFree",
  "petsAllowed",
  "petsNegotiable",
  "smallPets",
  "petsConsidered",
  "catsAllowed",
  "dogsAllowed",
  "noKeyMoneyAsked",
  "noDepositNeeded",
  "noRenewalFee",
  "noMortgage",
  "onlyHome",
  "overTwo",
  "monthlyPay",
  "moveInAnyTime",
  "vacant",
  "keysReady",
  "wholeHome",
  "noAgencyFee",
  "feesBySeller",
  "newBuild",
  "residentialUtilities",
  "parkingSpace",
  "undergroundParking",
  "twoLevels",
  "listedBuilding",
  // of the whole estate: nobody's own
  "communityPool",
]);

export const isCommon = (id: string): boolean => common.has(id);
