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
];
/** Homes are measured in square feet first here. */
export const feetFirst = (country: string | null): boolean => country === "US" || country === "CA" || country === "GB";
export const isAmerican = (country: string | null): boolean => country === "US" || country === "CA";

export const inRegion = (text: string, country: string | null): string =>
  isAmerican(country) ? american.reduce((words, [from, to]) => words.replace(from, to), text) : text;
