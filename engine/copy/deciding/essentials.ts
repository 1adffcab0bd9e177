/**
 * What no post is without, however short, by market and deal: the facts that readers there decide by, in the order in which
 * they decide. Where a platform's limit is too narrow for all of them the last fall first.
 */
import type { CopyLanguage } from "#contract/copy";
import type { MaterialKind } from "../material/kinds.ts";
import type { PointId } from "../points/points.ts";
import type { DecidingId } from "./fact.ts";

/** Languages whose readers, asked blind, chose the posts that keep all of this; others chose the scene that it takes the place of. */
export const keepsDeciding: ReadonlySet<CopyLanguage> = new Set<CopyLanguage>(["zh", "ja", "ko"]);

/** A fact as plans name it: typed, a point, or material information. */
type Essential =
  | "price"
  | "layout"
  | "area"
  | "name"
  | "place"
  | "transit"
  | "land"
  | PointId
  | MaterialKind
  | `fact:${DecidingId}`;
type Deal = "sale" | "rent";

const pets: readonly Essential[] = [
  "fact:petsUpTo",
  "fact:dogsNoCatsAsk",
  "fact:oneCatNoDogs",
  "fact:catsNotDogs",
  "fact:smallDogAsk",
  "petsAllowed",
  "smallPets",
  "catsAllowed",
  "dogsAllowed",
  "petsNegotiable",
  "petsConsidered",
  "petsNeedConsent",
  "noPets",
];
const home = ["price", "layout", "area"] as const;
/** Where a building's name is what people search for. */
const named = [...home, "name", "transit", "place"] as const;
const placed = [...home, "place", "transit", "name"] as const;
const school: readonly PointId[] = ["primarySchoolNextDoor"];

const anywhere: Readonly<Record<Deal, readonly Essential[]>> = {
  sale: [...placed, ...school],
  rent: [...placed, ...pets, "minimumTerm", "deposit", "available", "furnished", "unfurnished"],
};

const markets: Readonly<Record<string, Readonly<Partial<Record<Deal, readonly Essential[]>>>>> = {
  CN: {
    sale: [...named, "fiveOnly", "overFive", "overTwo", "noMortgage", ...school],
    rent: [...named, "depositAndAdvance", ...pets, "minimumTerm", "sharedHome", "wholeHome", "available"],
  },
  HK: {
    sale: [...named, "managementFee", ...school],
    rent: [...named, ...pets, "minimumTerm", "deposit", "managementFee", "available"],
  },
  SG: {
    sale: [...named, "tenure", ...school],
    rent: [...named, ...pets, "minimumTerm", "deposit", "available", "furnished"],
  },
  KR: {
    sale: [...named, ...school, "available"],
    rent: [...named, "depositSum", "managementFee", "available", ...pets, ...school],
  },
  JP: {
    sale: [...placed, "managementFee", "repairReserve", ...pets],
    rent: [
      ...placed,
      "managementFee",
      "noKeyMoneyAsked",
      "noDepositNeeded",
      "deposit",
      "keyMoney",
      ...pets,
      "guarantor",
      "contractType",
      "minimumTerm",
      "renewalFee",
      "available",
    ],
  },
  US: {
    sale: [...placed, "hoaFee", "land", ...school],
    rent: [...placed, ...pets, "minimumTerm", "deposit", "utilities", "available"],
  },
  CA: {
    sale: [...placed, "hoaFee", "land", ...school],
    rent: [...placed, ...pets, "minimumTerm", "deposit", "utilities", "available"],
  },
  GB: {
    sale: [...placed, "tenure", "chainFree", "serviceCharge", ...school],
    rent: [...placed, ...pets, "minimumTerm", "deposit", "available", "furnished", "unfurnished"],
  },
  FR: {
    sale: [...placed, "coOwnershipCharges"],
    rent: [...placed, "utilities", "furnished", "deposit", ...pets, "minimumTerm", "available", "agencyFee"],
  },
  DE: {
    sale: [...placed, "agencyFee", "noAgencyFee", "coOwnershipCharges"],
    rent: [...placed, "utilities", "warmRent", ...pets, "minimumTerm", "deposit", "available"],
  },
};

/** Of weight to those who pay taxes there, and read its language. */
const local: ReadonlySet<string> = new Set<PointId>(["fiveOnly", "overFive", "overTwo", "noMortgage"]);

/** In the order in which they decide; `own`: for readers of the page's language. */
export const essentialsIn = (country: string | null, transaction: Deal | null, own: boolean): readonly string[] =>
  (transaction ? (markets[country ?? ""]?.[transaction] ?? anywhere[transaction]) : placed).filter(
    (fact) => own || !local.has(fact),
  );

/** Said in a sentence of where the home is; the others are terms of the deal. */
export const whereabouts: ReadonlySet<string> = new Set(["name", "place", "transit"]);
