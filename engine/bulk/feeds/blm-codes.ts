/** Numbers of BLM, as Rightmove's format for data feeds lists them. What is not named here is left open. */

/** PROP_SUB_ID. */
export const TYPES: Readonly<Record<string, string>> = {
  1: "Terraced house",
  2: "End of terrace house",
  3: "Semi-detached house",
  4: "Detached house",
  5: "Mews house",
  6: "Cluster house",
  7: "Ground floor flat",
  8: "Flat",
  9: "Studio",
  10: "Ground floor maisonette",
  11: "Maisonette",
  12: "Bungalow",
  13: "Terraced bungalow",
  14: "Semi-detached bungalow",
  15: "Detached bungalow",
  16: "Mobile home",
  20: "Land",
  21: "Link-detached house",
  22: "Town house",
  23: "Cottage",
  24: "Chalet",
  27: "Villa",
  28: "Apartment",
  29: "Penthouse",
  30: "Finca",
  43: "Barn conversion",
  44: "Serviced apartment",
  45: "Parking",
  46: "Sheltered housing",
  47: "Retirement property",
  48: "House share",
  49: "Flat share",
  50: "Park home",
  51: "Garages",
  52: "Farmhouse",
  53: "Equestrian property",
  56: "Duplex",
  59: "Triplex",
  68: "Barn",
  95: "Village house",
  107: "Farmland",
  110: "Plot",
  113: "Country house",
  118: "Lodge",
  119: "Log cabin",
  120: "Manor house",
  128: "Semi-detached villa",
  131: "Detached villa",
  141: "Houseboat",
};

/** Quarters, and rents a person, are no rent of a home by month, week or year: such a row is refused by these words. */
export const PERIODS: Readonly<Record<string, string>> = {
  0: "week",
  1: "month",
  2: "quarterly",
  3: "year",
  5: "per person per week",
};

/** TENURE_TYPE_ID. */
export const TENURES: Readonly<Record<string, string>> = {
  1: "Freehold",
  2: "Leasehold",
  3: "Feudal",
  4: "Commonhold",
  5: "Share of freehold",
};

/** PRICE_QUALIFIER of a price that is only told to who asks. */
export const ON_APPLICATION = "1";
