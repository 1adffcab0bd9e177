/** Phone numbers of the world: which countries, how a number is written there, whether it can be one. Loaded on demand. */
import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

export interface TypedPhone {
  country: CountryCode;
  /** As typed, in the country's own way of writing. */
  number: string;
}

/** Where most of our people are comes first. */
const first: readonly CountryCode[] = ["CN", "HK", "MO", "TW", "SG", "JP", "KR", "US", "CA", "GB", "AU", "FR", "DE"];
const rest = getCountries().filter((country) => !first.includes(country));
export const countries: readonly CountryCode[] = [...first, ...rest];
export const isCountry = (value: unknown): value is CountryCode => countries.some((country) => country === value);
export const callingCode = (country: CountryCode): string => `+${getCountryCallingCode(country)}`;

/** A stored number as it is written in its country; an empty one starts in China. */
export function typedPhone(stored: string | null): TypedPhone {
  const parsed = stored ? parsePhoneNumberFromString(stored) : undefined;
  return parsed
    ? { country: parsed.country ?? "CN", number: parsed.formatNational() }
    : { country: "CN", number: stored ?? "" };
}

/** The digits with the spaces of the country. A number that names its country itself ("+1 …") changes the country. */
export function written({ country, number }: TypedPhone): TypedPhone {
  const named = number.trim().startsWith("+") ? parsePhoneNumberFromString(number) : undefined;
  if (named?.country && named.isValid()) return { country: named.country, number: named.formatNational() };
  return { country, number: new AsYouType(country).input(number) };
}

/** E.164 ("+8613800001234"), "" for none, null for what cannot be a number of that country. */
export function storedPhone({ country, number }: TypedPhone): string | null {
  if (number.trim() === "") return "";
  const parsed = parsePhoneNumberFromString(number, country);
  return parsed?.isValid() ? parsed.number : null;
}

/** "+86 138 0000 1234" */
export const spokenPhone = (stored: string): string =>
  parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
