/**
 * What decides in a market, for a sale or a let: how much each stated point stops that market's readers. A balcony that every
 * flat has leads nowhere; no key money, or a pet allowed, does in a Japanese let. Points that are not here keep their own weight.
 */
import type { PointId } from "../points/points.ts";

type Ranks = Readonly<Partial<Record<PointId, number>>>;

/** So heavy a point is the first thing a reader there wants to know. */
export const DECIDER = 80;

const everywhere: Ranks = {
  // true of many homes, or told by the typed facts: no first line is made of them
  quietStreet: 44,
  deadEnd: 44,
  noLift: 40,
  intercom: 30,
  doubleGlazing: 44,
  centralHeating: 42,
  gasHeating: 40,
  separateWc: 40,
  busStop: 40,
  tramStop: 40,
  trainStation: 44,
  supermarket: 44,
  convenienceStore: 44,
};

const sale: Ranks = {
  fullyRenovated: 82,
  renovated: 78,
  garage: 80,
  doubleGarage: 84,
  parkingSpace: 74,
  undergroundParking: 78,
  vacant: 64,
  keysReady: 64,
  newRoof: 74,
  newKitchen: 66,
  newBathroom: 62,
};

const rent: Ranks = {
  petsAllowed: 92,
  dogsAllowed: 92,
  catsAllowed: 92,
  smallPets: 90,
  petsNegotiable: 84,
  petsConsidered: 82,
  furnished: 80,
  noAgencyFee: 90,
  moveInAnyTime: 72,
  parkingSpace: 72,
  garage: 74,
  washerDryer: 64,
  fullyRenovated: 76,
  renovated: 70,
};

const markets: Readonly<Record<string, Ranks>> = {
  "JP/rent": {
    noKeyMoneyAsked: 97,
    noDepositNeeded: 95,
    noRenewalFee: 86,
    freeInternet: 76,
    cornerUnit: 78,
    separateBathAndWc: 76,
    parcelBox: 66,
    autoLock: 64,
    balcony: 50,
    washbasin: 50,
  },
  "JP/sale": { cornerUnit: 78, balcony: 50, petsAllowed: 84, quakeStandard: 76, parcelBox: 52 },
  "CN/sale": {
    fiveOnly: 96,
    overFive: 88,
    onlyHome: 70,
    overTwo: 74,
    noMortgage: 80,
    lift: 76,
    dualAspect: 80,
    bothSides: 80,
    slabPlan: 68,
    ownedParking: 82,
    vacant: 72,
    balcony: 46,
    fineFinish: 66,
  },
  "CN/rent": {
    wholeHome: 76,
    monthlyPay: 84,
    residentialUtilities: 78,
    lift: 72,
    appliancesRenewed: 76,
    appliances: 58,
    southBalcony: 72,
    balcony: 50,
  },
  "KR/sale": {
    parkingRatio: 68,
    extendedLiving: 70,
    vacant: 74,
    moveInAnyTime: 72,
    primarySchoolNextDoor: 72,
    lift: 48,
  },
  "KR/rent": { moveInAnyTime: 80, parkingRatio: 62, lift: 60, builtInWardrobes: 56, systemAircon: 60 },
  "GB/sale": { chainFree: 94, garden: 90, offStreetParking: 82, driveway: 80, balcony: 60 },
  "GB/rent": { garden: 82, offStreetParking: 78, unfurnished: 58, balcony: 60 },
  "US/sale": { pool: 90, solar: 72, newRoof: 82, centralAir: 56, finishedBasement: 72 },
  "US/rent": { washerDryer: 84, centralAir: 66 },
  "FR/sale": { lift: 74, terrace: 84, balcony: 70, garden: 88, cellar: 58, feesBySeller: 56 },
  "FR/rent": { lift: 72, furnished: 84, balcony: 70, terrace: 84, cellar: 56 },
  "DE/sale": { noAgencyFee: 88, lift: 72, balcony: 72, garden: 86, newWindows: 64, heatPump: 74 },
  "DE/rent": { fittedKitchen: 82, newKitchen: 84, balcony: 76, lift: 72, garden: 82, cellar: 50 },
  "AU/rent": { airConditioning: 66, courtyard: 78 },
  "HK/sale": { seaView: 88, vacant: 76, lift: 56 },
};

const made = new Map<string, Ranks>();

/** The points' weights in this market; a point that is not there has its own. */
export function ranksIn(country: string | null, transaction: "sale" | "rent" | null): Ranks {
  const key = `${country}/${transaction}`;
  const known = made.get(key) ?? {
    ...everywhere,
    ...(transaction === "rent" ? rent : sale),
    ...markets[key],
  };
  made.set(key, known);
  return known;
}
