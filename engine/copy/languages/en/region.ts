/** English by country: what a British page calls a lift, a flat and sq ft second is an elevator, an apartment and sq ft first in America. */

/** A word in capitals beside another is part of a name, which keeps its letters: Six Flat Realty, City Centre Homes. */
type Words = readonly (readonly [RegExp, string])[];

/** Spoken in America and in Australia. */
const overseas: Words = [
  [/\bflat\b/gu, "apartment"],
  [/\ba apartment\b/gu, "an apartment"],
  [/(?<!\p{Lu}\p{L}{0,24} )\bFlat\b(?! (?:\d|\p{Lu}))/gu, "Apartment"],
  [/\bhob\b/gu, "cooktop"],
];
/** Spoken in the United States and in Canada. */
const northAmerican: Words = [
  ...overseas,
  [/\blift\b/gu, "elevator"],
  [/\blifts\b/gu, "elevators"],
  [/\ba elevator\b/gu, "an elevator"],
  [/\bparcel lockers\b/gu, "package lockers"],
  [/\bParcel lockers\b/gu, "Package lockers"],
  [/\bwardrobes\b/gu, "closets"],
  [/\bfitted kitchen\b/gu, "equipped kitchen"],
  [/\bmetro\b/gu, "subway"],
  [/\bto let\b/gu, "for rent"],
  [/\bTo let\b/gu, "For rent"],
  [/\bletting\b/gu, "leasing"],
  [/\bviewing\b/gu, "showing"],
  [/\bviewings\b/gu, "showings"],
  [/(?<!\p{Lu}\p{L}{0,24} )\bViewing\b(?! \p{Lu})/gu, "Showing"],
  [/(?<!\p{Lu}\p{L}{0,24} )\bViewings\b(?! \p{Lu})/gu, "Showings"],
  [/(?<!\p{Lu}\p{L}{0,24} )\bLift\b(?! \p{Lu})/gu, "Elevator"],
  [/\bwardrobe\b/gu, "closet"],
  [/\b([Nn]orth|[Ss]outh)-(east|west)(?=-facing)/gu, "$1$2"],
  [/\bguest WC\b/gu, "half bath"],
  [/\bWC\b/gu, "toilet"],
  [/\bworktops\b/gu, "countertops"],
  [/\bno-through road\b/gu, "dead-end street"],
  [/\blaunderette\b/gu, "laundromat"],
  [/(?<=m² )plot\b/gu, "lot"],
  [/\bon (?=\(?\d{3}[-). ]{1,2}\d{3})/gu, "at "],
];
/** Spelling that Canada shares with Britain. */
const spelling: Words = [
  [/\bstorey\b/gu, "story"],
  [/\bcentre\b/gu, "center"],
  [/(?<!\p{Lu}\p{L}{0,24} )\bCentre\b(?! \p{Lu})/gu, "Center"],
  [/\b([Nn])eighbour/gu, "$1eighbor"],
  [/\b([Cc])olour/gu, "$1olor"],
  [/\b([Ff])avourite/gu, "$1avorite"],
  [/\b([Cc])osy\b/gu, "$1ozy"],
  [/\bfibre\b/gu, "fiber"],
  [/(?<!\p{Lu}\p{L}{0,24} )\bFibre\b(?! \p{Lu})/gu, "Fiber"],
  [/\bgrey\b/gu, "gray"],
];
const australian: Words = [
  ...overseas,
  [/\bto let\b/gu, "for lease"],
  [/\bTo let\b/gu, "For lease"],
  [/\bletting\b/gu, "leasing"],
  [/\b([Aa]) viewing\b/gu, "$1n inspection"],
  [/\bviewing(s?)\b/gu, "inspection$1"],
  [/(?<!\p{Lu}\p{L}{0,24} )\bViewing(s?)\b(?! \p{Lu})/gu, "Inspection$1"],
];
/** The certificate is called by its letters. */
const british: Words = [
  [/\benergy rating\b/gu, "EPC rating"],
  [/\bEnergy rating\b/gu, "EPC rating"],
];
const french: Words = [
  [/\b([Ee])nergy rating (?=[A-G](?!\p{L}))/gu, "$1nergy rating (DPE) "],
  [/\bgreenhouse gas emissions rating (?=[A-G](?!\p{L}))/gu, "emissions (GES) "],
  [/\bGreenhouse gas emissions rating (?=[A-G](?!\p{L}))/gu, "Emissions (GES) "],
];
const wordsOf: Readonly<Record<string, Words>> = {
  US: [...northAmerican, ...spelling],
  CA: northAmerican,
  AU: australian,
  NZ: australian,
  GB: british,
  FR: french,
};

/** Homes are measured in square feet first here. */
export const feetFirst = (country: string | null): boolean => country === "US" || country === "CA" || country === "GB";
export const isAmerican = (country: string | null): boolean => country === "US" || country === "CA";

export const inRegion = (text: string, country: string | null): string =>
  (wordsOf[country ?? ""] ?? []).reduce((words, [from, to]) => words.replace(from, to), text);
