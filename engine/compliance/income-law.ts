/**
 * US states whose law makes a tenant's source of income a protected class, and large cities that tell their state.
 * Reviewed November 2026 against the statutes as cited and PRRAC, "State, Local, and Federal Laws Barring
 * Source-of-Income Discrimination" (Appendix B). City ordinances elsewhere are left to us-source-of-income-unknown.
 */

/** State -> its law; the rule us-source-of-income applies in these and nowhere else (a test keeps both alike). */
export const incomeLaws: Readonly<Record<string, string>> = {
  CA: "Cal. Gov. Code § 12955",
  CO: "C.R.S. § 24-34-502",
  CT: "Conn. Gen. Stat. § 46a-64c",
  DC: "D.C. Code § 2-1402.21",
  DE: "6 Del. C. § 4603",
  HI: "Haw. Rev. Stat. ch. 515 (Act 310 of 2022)",
  IL: "775 ILCS 5/3-102",
  MA: "Mass. G.L. c. 151B § 4(10)",
  MD: "Md. Code, State Gov't § 20-705",
  ME: "5 M.R.S. § 4581-A",
  MI: "MCL 37.2502 (2024 PA 180)",
  MN: "Minn. Stat. § 363A.09 (public assistance)",
  ND: "N.D.C.C. § 14-02.5-02 (public assistance)",
  NJ: "N.J.S.A. 10:5-12(g)",
  NV: "NRS ch. 118 (as listed by the rule's source)",
  NY: "N.Y. Exec. Law § 296(5)",
  OK: "25 O.S. § 1452 (public assistance)",
  OR: "ORS 659A.421",
  RI: "R.I. Gen. Laws § 34-37-4",
  UT: "Utah Code § 57-21-5",
  VA: "Va. Code § 36-96.3",
  VT: "9 V.S.A. § 4503",
  WA: "RCW 59.18.255",
};

/**
 * Cities of which an address need not say the state: of the codes that the npm package `zipcodes` 8.0.0 (BSD) gives to places of
 * that name, most lie in it (Newark and Hoboken half, and far most of their homes).
 */
const cities: Readonly<Record<string, string>> = {
  newark: "NJ",
  "jersey city": "NJ",
  paterson: "NJ",
  hoboken: "NJ",
  "new york": "NY",
  "new york city": "NY",
  brooklyn: "NY",
  queens: "NY",
  bronx: "NY",
  "the bronx": "NY",
  "staten island": "NY",
  buffalo: "NY",
  yonkers: "NY",
  "los angeles": "CA",
  "san francisco": "CA",
  "san diego": "CA",
  "san jose": "CA",
  oakland: "CA",
  sacramento: "CA",
  chicago: "IL",
  boston: "MA",
  seattle: "WA",
  tacoma: "WA",
  denver: "CO",
  baltimore: "MD",
  minneapolis: "MN",
  "st. paul": "MN",
  "salt lake city": "UT",
  honolulu: "HI",
  detroit: "MI",
  providence: "RI",
  hartford: "CT",
  philadelphia: "PA",
  pittsburgh: "PA",
  houston: "TX",
  dallas: "TX",
  austin: "TX",
  "san antonio": "TX",
  miami: "FL",
  atlanta: "GA",
  nashville: "TN",
  phoenix: "AZ",
};

/** The US state of a listing's city, null where the name alone does not tell. */
export const stateOfCity = (city: string): string | null => cities[city.trim().toLowerCase()] ?? null;
