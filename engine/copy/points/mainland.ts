/** Points that pages of mainland China state and few others do; any language may name them. */
import { type Point, point } from "./point.ts";

export const mainland = {
  // light and outdoors
  entryGarden: point("outdoors", 58),
  sunRoom: point("light", 60),
  twoBalconies: point("light", 66, "balcony"),
  utilityBalcony: point("light", 50),
  /** 飘窗: a window bay whose sill is a place to sit; a bay window may reach the floor. */
  sillBay: point("light", 58),
  doubleHeight: point("light", 66, "highCeilings"),
  lightWell: point("light", 50),
  unobstructed: point("light", 58),
  gardenView: point("light", 56),
  parkView: point("place", 66),
  // rooms
  squareLayout: point("space", 52),
  entryHall: point("space", 44),
  dualKey: point("space", 62),
  twoKitchens: point("comfort", 60),
  /** 干湿分离: the shower parted from the basin, not a toilet of its own. */
  dryWetApart: point("space", 46),
  // inside
  gasUnderfloorHeating: point("comfort", 60, "underfloorHeating", "gasHeating"),
  residentialUtilities: point("terms", 60),
  commercialUtilities: point("terms", 40),
  noGas: point("building", 34),
  repainted: point("building", 52),
  // building
  homeLift: point("building", 68),
  privateLiftHall: point("building", 62, "lift"),
  oneHomePerLift: point("building", 62, "lift"),
  twoHomesPerLift: point("building", 56, "lift"),
  ownedParking: point("outdoors", 62, "parkingSpace"),
  garageEntry: point("building", 58),
  noParking: point("building", 36),
  gatedCommunity: point("building", 44),
  /** Staff at a desk; a concierge does errands. */
  frontDesk: point("building", 46),
  /** The owner lives there now; it says nothing of upkeep. */
  ownerLivesHere: point("building", 42),
  greenery: point("place", 44),
  awayFromRoad: point("place", 54),
  parcelStation: point("place", 50),
  busStop: point("place", 46),
  // the deal
  monthlyPay: point("terms", 58),
  internetIncluded: point("terms", 52, "broadband"),
  householdMoved: point("terms", 48),
} as const satisfies Readonly<Record<string, Point>>;
