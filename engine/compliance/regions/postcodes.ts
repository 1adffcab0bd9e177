/**
 * Which state or province a postcode lies in.
 * United States: USPS, Labeling List L002, "3-Digit ZIP Code Prefix Matrix" (pe.usps.com/text/LabelingLists/L002.htm).
 * Australia: Australia Post, "Postcode data", ranges by state (auspost.com.au/business/marketing-and-communications/access-data-and-insights/address-data/postcode-data).
 * Canada: Canada Post, Addressing Guidelines, first character of the postal code (canadapost-postescanada.ca).
 * A few codes serve both sides of a border: an address that names its state goes before (`address.ts`).
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

/** First and last code of each run, post office boxes and large receivers included. */
const australianRuns: readonly (readonly [number, number, string])[] = [
  [200, 299, "ACT"],
  [800, 999, "NT"],
  [1000, 2599, "NSW"],
  [2600, 2618, "ACT"],
  [2619, 2899, "NSW"],
  [2900, 2920, "ACT"],
  [2921, 2999, "NSW"],
  [3000, 3999, "VIC"],
  [4000, 4999, "QLD"],
  [5000, 5999, "SA"],
  [6000, 6999, "WA"],
  [7000, 7999, "TAS"],
  [8000, 8999, "VIC"],
  [9000, 9999, "QLD"],
];

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
};

const whole: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(postcodeShapes).map(([country, shape]) => [country, new RegExp(`^${shape}$`, "u")]),
);

/** The state or province of a postcode; null for one that lies in none, or is none. */
export function regionOfPostcode(country: string, postcode: string): string | null {
  const code = postcode.trim();
  if (!whole[country]?.test(code)) return null;
  if (country === "CA") return canadianRegion(code);
  return country === "US" ? inRuns(zipRuns, Number(code.slice(0, 3))) : inRuns(australianRuns, Number(code));
}
