/** Which countries count the ground floor as none: there the second floor is what others call the third. */

const fromZero: ReadonlySet<string> = new Set([
  "DE",
  "AT",
  "CH",
  "FR",
  "GB",
  "IE",
  "ES",
  "IT",
  "PT",
  "NL",
  "BE",
  "AU",
  "NZ",
  "HK",
  "AE",
]);

/** Storeys that a reader who counts from one adds: 1 or 0. */
export const groundIsZero = (country: string | null): 0 | 1 => (country !== null && fromZero.has(country) ? 1 : 0);
