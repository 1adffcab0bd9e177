/** Which countries count the ground floor as none: there the second floor is what others call the third. */

/** Not Hong Kong: its numbers are beside the lift and on the door (18楼B室), and are said as they stand there. */
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
  "AE",
]);

/** Storeys that a reader who counts from one adds: 1 or 0. */
export const groundIsZero = (country: string | null): 0 | 1 => (country !== null && fromZero.has(country) ? 1 : 0);
