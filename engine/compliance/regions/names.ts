/** States and provinces by the names an address writes: in full, as the post abbreviates them, and as newspapers do. */

/** The circumstance in which the rules of a country look for a place. */
export type RegionKey = "state" | "province" | "nation";

/** Code -> names, the full one first. Codes are names too. */
type Names = Readonly<Record<string, readonly string[]>>;

/** The fifty states and the District of Columbia (USPS Publication 28, Appendix B), older abbreviations behind. */
const us: Names = {
  AL: ["Alabama", "Ala"],
  AK: ["Alaska"],
  AZ: ["Arizona", "Ariz"],
  AR: ["Arkansas", "Ark"],
  CA: ["California", "Calif"],
  CO: ["Colorado", "Colo"],
  CT: ["Connecticut", "Conn"],
  DE: ["Delaware", "Del"],
  DC: ["District of Columbia", "Washington DC"],
  FL: ["Florida", "Fla"],
  GA: ["Georgia"],
  HI: ["Hawaii", "Hawai'i", "Hawai’i", "Hawaiʻi"],
  ID: ["Idaho"],
  IL: ["Illinois", "Ill"],
  IN: ["Indiana", "Ind"],
  IA: ["Iowa"],
  KS: ["Kansas", "Kan"],
  KY: ["Kentucky"],
  LA: ["Louisiana"],
  ME: ["Maine"],
  MD: ["Maryland"],
  MA: ["Massachusetts", "Mass"],
  MI: ["Michigan", "Mich"],
  MN: ["Minnesota", "Minn"],
  MS: ["Mississippi", "Miss"],
  MO: ["Missouri"],
  MT: ["Montana", "Mont"],
  NE: ["Nebraska", "Neb"],
  NV: ["Nevada", "Nev"],
  NH: ["New Hampshire"],
  NJ: ["New Jersey"],
  NM: ["New Mexico"],
  NY: ["New York"],
  NC: ["North Carolina"],
  ND: ["North Dakota"],
  OH: ["Ohio"],
  OK: ["Oklahoma", "Okla"],
  OR: ["Oregon", "Ore"],
  PA: ["Pennsylvania", "Penn"],
  RI: ["Rhode Island"],
  SC: ["South Carolina"],
  SD: ["South Dakota"],
  TN: ["Tennessee", "Tenn"],
  TX: ["Texas", "Tex"],
  UT: ["Utah"],
  VT: ["Vermont"],
  VA: ["Virginia"],
  WA: ["Washington", "Washington State", "Wash"],
  WV: ["West Virginia"],
  WI: ["Wisconsin", "Wis"],
  WY: ["Wyoming", "Wyo"],
};

/** Provinces and territories (Canada Post, Addressing Guidelines), English and French. */
const canada: Names = {
  AB: ["Alberta", "Alta"],
  BC: ["British Columbia", "Colombie-Britannique", "C-B"],
  MB: ["Manitoba", "Man"],
  NB: ["New Brunswick", "Nouveau-Brunswick"],
  NL: ["Newfoundland and Labrador", "Newfoundland", "Labrador", "Terre-Neuve-et-Labrador", "Terre-Neuve", "NF"],
  NS: ["Nova Scotia", "Nouvelle-Écosse"],
  NT: ["Northwest Territories", "Territoires du Nord-Ouest", "NWT"],
  NU: ["Nunavut"],
  ON: ["Ontario", "Ont"],
  PE: ["Prince Edward Island", "Île-du-Prince-Édouard", "PEI"],
  QC: ["Quebec", "Québec", "Que", "Qué", "PQ"],
  SK: ["Saskatchewan", "Sask"],
  YT: ["Yukon"],
};

/** States and territories (Australia Post, addressing guidelines). */
const australia: Names = {
  ACT: ["Australian Capital Territory"],
  NSW: ["New South Wales"],
  NT: ["Northern Territory"],
  QLD: ["Queensland", "Qld"],
  SA: ["South Australia"],
  TAS: ["Tasmania", "Tas"],
  VIC: ["Victoria", "Vic"],
  WA: ["Western Australia"],
};

/** Nations of the United Kingdom, which have tenancy laws of their own; an address writes them in full. */
const kingdom: Names = {
  England: ["England"],
  Scotland: ["Scotland"],
  Wales: ["Wales", "Cymru"],
  "Northern Ireland": ["Northern Ireland", "N Ireland"],
};

export const regionKeys: Readonly<Record<string, RegionKey>> = {
  US: "state",
  AU: "state",
  CA: "province",
  UK: "nation",
};
const names: Readonly<Record<string, Names>> = { US: us, AU: australia, CA: canada, UK: kingdom };

/** As names are compared: lower case without points, "N.J." and "NJ" alike. */
const plainName = (name: string): string => name.replace(/\./gu, "").trim().toLowerCase();

const byName: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries(names).map(([country, all]) => [
    country,
    new Map(Object.entries(all).flatMap(([code, said]) => [code, ...said].map((name) => [plainName(name), code]))),
  ]),
);

/** The code of a state or province by any of its names; null for anything else. */
export const regionNamed = (country: string, name: string): string | null =>
  byName[country]?.get(plainName(name)) ?? null;

/** Its names in full, for reading texts: without codes and abbreviations. */
export const fullNames = (country: string): [string, string][] =>
  Object.entries(names[country] ?? {}).flatMap(([code, said]) =>
    said.filter((name, at) => at === 0 || name.length > 5).map((name): [string, string] => [name, code]),
  );

/** Its codes, as an envelope writes them. */
export const regionCodes = (country: string): string[] => Object.keys(names[country] ?? {});

/** The states or provinces of a market by the names `context[key]` knows, for a choice; none where it has no such circumstance. */
export const regionsOf = (market: string, key: string): { value: string; label: string }[] =>
  regionKeys[market] !== key
    ? []
    : Object.entries(names[market] ?? {})
        .map(([value, [label = value]]) => ({ value, label }))
        .sort((a, b) => a.label.localeCompare(b.label, "en"));
