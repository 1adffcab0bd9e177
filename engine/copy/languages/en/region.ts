/** English by country: what a British page calls a lift, a flat and sq ft second is an elevator, an apartment and sq ft first in America. */

const american: readonly (readonly [RegExp, string])[] = [
  [/\blift\b/gu, "elevator"],
  [/\blifts\b/gu, "elevators"],
  [/\bflat\b/gu, "apartment"],
  [/\ba apartment\b/gu, "an apartment"],
  [/\ba elevator\b/gu, "an elevator"],
  [/\bstorey\b/gu, "story"],
  [/\bparcel lockers\b/gu, "package lockers"],
  [/\bwardrobes\b/gu, "closets"],
  [/\bfitted kitchen\b/gu, "equipped kitchen"],
  [/\bmetro\b/gu, "subway"],
  [/\bto let\b/gu, "for rent"],
  [/\bTo let\b/gu, "For rent"],
  [/\bletting\b/gu, "leasing"],
  [/\bviewing\b/gu, "showing"],
  [/\bviewings\b/gu, "showings"],
  [/\bViewing\b/gu, "Showing"],
  [/\bViewings\b/gu, "Showings"],
  [/\bLift\b/gu, "Elevator"],
  [/\bFlat\b(?! \d)/gu, "Apartment"],
  [/\b([Cc])entre\b/gu, "$1enter"],
  [/\b([Nn])eighbour/gu, "$1eighbor"],
  [/\b([Cc])olour/gu, "$1olor"],
  [/\b([Ff])avourite/gu, "$1avorite"],
  [/\b([Cc])osy\b/gu, "$1ozy"],
  [/\bfibre\b/gu, "fiber"],
  [/\bFibre\b/gu, "Fiber"],
  [/\bhob\b/gu, "cooktop"],
  [/\bwardrobe\b/gu, "closet"],
  [/\bgrey\b/gu, "gray"],
  [/\b([Nn]orth|[Ss]outh)-(east|west)(?=-facing)/gu, "$1$2"],
  [/\bguest WC\b/gu, "half bath"],
  [/\bworktops\b/gu, "countertops"],
  [/\bno-through road\b/gu, "dead-end street"],
];
/** Homes are measured in square feet first here. */
export const feetFirst = (country: string | null): boolean => country === "US" || country === "CA" || country === "GB";
export const isAmerican = (country: string | null): boolean => country === "US" || country === "CA";

export const inRegion = (text: string, country: string | null): string =>
  isAmerican(country) ? american.reduce((words, [from, to]) => words.replace(from, to), text) : text;
