/** Deciding facts: what of this home alone changes a reader's mind, typed so that every language says it in its own words. */
import type { Direction } from "#engine/phrases/aspect";
import type { MaterialKind } from "../material/kinds.ts";
import type { PartOfMonth } from "../material/part-of-month.ts";
import type { PointId } from "../points/points.ts";
import type { Statement } from "../points/statement.ts";
import type { Word } from "./words.ts";

/** Where a fact stands in a text, in a reader's order. */
const themes = ["deal", "inside", "outside", "building", "way", "against", "cost", "terms", "viewing"] as const;
export type Theme = (typeof themes)[number];

/** A day, or a month, of a year or of the coming one. */
export interface Day {
  readonly year: number | null;
  readonly month: number;
  readonly day: number | null;
  /** "Ende Mai": of a month without a day. */
  readonly part?: PartOfMonth;
}

/** What a hole of a sentence is filled with, before a language has printed it. */
export type Slot =
  | { readonly form: "money"; readonly amount: number; readonly currency: string }
  | { readonly form: "day"; readonly day: Day }
  | { readonly form: "clock"; readonly minutes: number }
  | { readonly form: "number"; readonly value: number }
  | { readonly form: "area"; readonly sqm: number }
  | { readonly form: "pounds"; readonly value: number }
  | { readonly form: "words"; readonly words: readonly Word[] }
  | { readonly form: "name"; readonly text: string }
  | { readonly form: "aspect"; readonly way: Direction }
  | { readonly form: "things"; readonly things: readonly Statement[] }
  | { readonly form: "places"; readonly places: readonly Place[] }
  | { readonly form: "given" };

/** Something on the way: what it is, its own name and line, how far. */
export interface Place {
  readonly kind: Word;
  readonly name: string | null;
  readonly line: string | null;
  readonly metres: number;
  /** As the page prints it, where it prints miles. */
  readonly miles: number | null;
  /** The page says "about". */
  readonly about: boolean;
}

interface Kind {
  readonly theme: Theme;
  /** 0 to 100: how much it decides. From 80 on no text is without it, if it has room for one line. */
  readonly weight: number;
  /** Material information and points that it says. */
  readonly says?: readonly (MaterialKind | PointId | string)[];
}

export const kinds = {
  // whose home it is until when
  letSince: { theme: "deal", weight: 100, says: ["tenantInPlace", "deposit", "available"] },
  letUntil: { theme: "deal", weight: 96, says: ["tenantInPlace"] },
  letRent: { theme: "deal", weight: 90, says: ["coldRent", "warmRent"] },
  letJeonse: { theme: "deal", weight: 92, says: ["tenantInPlace"] },
  underOffer: { theme: "deal", weight: 99 },
  shortLease: { theme: "deal", weight: 93, says: ["leaseYears", "tenure"] },
  landLease: { theme: "deal", weight: 98, says: ["tenure", "groundRent"] },
  landTerm: { theme: "deal", weight: 88, says: ["tenure"] },
  leasedSolar: { theme: "deal", weight: 91, says: ["solar"] },
  landlordNotice: { theme: "deal", weight: 82 },
  leaseback: { theme: "deal", weight: 90 },
  auction: { theme: "deal", weight: 94 },
  noRebuild: { theme: "deal", weight: 100 },
  allocatedLand: { theme: "terms", weight: 84 },
  hukouStays: { theme: "terms", weight: 82 },
  chainAbove: { theme: "terms", weight: 82 },
  handover: { theme: "terms", weight: 80, says: ["available"] },
  conservationArea: { theme: "terms", weight: 60 },
  stepRent: { theme: "deal", weight: 84, says: ["graduatedRent"] },
  // rooms and works
  room: { theme: "inside", weight: 72 },
  emptyRoom: { theme: "inside", weight: 80 },
  works: { theme: "inside", weight: 74, says: ["renovated", "newKitchen", "newBathroom", "newFloors"] },
  stays: { theme: "inside", weight: 56 },
  twoAreas: { theme: "inside", weight: 78 },
  facesCourt: { theme: "outside", weight: 60 },
  assignedParking: { theme: "building", weight: 58, says: ["parkingSpace", "garage", "undergroundParking"] },
  units: { theme: "building", weight: 40 },
  station: { theme: "way", weight: 72, says: ["transit", "nearTransit"] },
  way: {
    theme: "way",
    weight: 58,
    says: [
      "busStop",
      "tramStop",
      "trainStation",
      "bus",
      "wetMarket",
      "market",
      "park",
      "canal",
      "superNear",
      "supermarket",
      "konbiniNear",
      "coinLaundry",
    ],
  },
  // what speaks against it
  roadNoise: { theme: "against", weight: 95, says: ["doubleGlazing"] },
  pipeBurst: { theme: "against", weight: 94 },
  innerBath: { theme: "against", weight: 84, says: ["bathtub"] },
  plainBath: { theme: "against", weight: 64, says: ["bathOriginal"] },
  tenantsKitchen: { theme: "against", weight: 78, says: ["fittedKitchen", "noFittedKitchen"] },
  missing: { theme: "against", weight: 82, says: ["washerNotIncluded"] },
  oldPart: { theme: "against", weight: 66, says: ["oldAircon"] },
  walkThrough: { theme: "against", weight: 80, says: ["walkThroughRoom"] },
  noInternet: { theme: "against", weight: 50 },
  noCharger: { theme: "against", weight: 52 },
  noParkingSpace: { theme: "against", weight: 58, says: ["noPrivateParking", "noParking", "parkingFee"] },
  noLiftHere: { theme: "against", weight: 76, says: ["noLift", "upstairsWithoutLift"] },
  liftHalfLevel: { theme: "against", weight: 90, says: ["lift"] },
  septic: { theme: "against", weight: 92 },
  asbestos: { theme: "against", weight: 84 },
  noPermit: { theme: "against", weight: 82 },
  // money
  hoa: { theme: "cost", weight: 92, says: ["hoaFee"] },
  hoaAndTax: { theme: "cost", weight: 86, says: ["hoaFee", "propertyTax"] },
  yearlyTax: { theme: "cost", weight: 82, says: ["propertyTax"] },
  groundRent: { theme: "cost", weight: 84, says: ["groundRent"] },
  reservePaid: { theme: "cost", weight: 68, says: ["repairReserve"] },
  houseMoney: { theme: "cost", weight: 84, says: ["coOwnershipCharges"] },
  assessment: { theme: "cost", weight: 88 },
  transferFee: { theme: "cost", weight: 46 },
  transferTax: { theme: "cost", weight: 60 },
  commission: { theme: "cost", weight: 83, says: ["agencyFee"] },
  entry: {
    theme: "cost",
    weight: 90,
    says: ["deposit", "depositAndAdvance", "depositSum", "agencyFee", "signingSum"],
  },
  bySquareMetre: { theme: "cost", weight: 70, says: ["managementFee"] },
  reserve: { theme: "cost", weight: 48 },
  monthlyParking: { theme: "cost", weight: 44, says: ["parkingFee"] },
  // the agreement
  leastTerm: { theme: "terms", weight: 66, says: ["minimumTerm"] },
  freeAfter: { theme: "terms", weight: 68, says: ["available", "moveInAnyTime"] },
  petsUpTo: { theme: "terms", weight: 60, says: ["petsAllowed", "smallPets", "petsConsidered"] },
  dogsNoCatsAsk: { theme: "terms", weight: 64, says: ["petsNeedConsent", "petsAllowed", "noPets"] },
  oneCatNoDogs: { theme: "terms", weight: 82, says: ["catsAllowed", "petsAllowed", "noPets", "catFine"] },
  catsNotDogs: { theme: "terms", weight: 64, says: ["catsAllowed", "petsAllowed", "catFine"] },
  smallDogAsk: { theme: "terms", weight: 84, says: ["petsNegotiable", "smallPets", "petsConsidered"] },
  leasing: { theme: "terms", weight: 64, says: ["shortLetsBarred"] },
  schoolOpen: { theme: "terms", weight: 38 },
  viewing: { theme: "viewing", weight: 36, says: ["viewAnyTime"] },
  occupantLeaves: { theme: "viewing", weight: 54, says: ["tenantInPlace", "stillLivedIn"] },
} as const satisfies Readonly<Record<string, Kind>>;
export type DecidingId = keyof typeof kinds;
export const decidingIds = Object.keys(kinds).filter((id): id is DecidingId => id in kinds);

/** One fact as a page states it. */
export interface DecidingFact {
  readonly id: DecidingId;
  readonly slots: Readonly<Record<string, Slot | undefined>>;
  /** The page's own words, by which a sentence of it is known to say the same. */
  readonly source: string;
}
