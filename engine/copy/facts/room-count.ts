/** A count that a page prints beside its facts ("Zimmer: 3", "Pièces : 4"): countries that count rooms their own way. */
import type { Listing } from "#contract/listing";
import type { Facts } from "./index.ts";

/** The number of the disclosure whose name matches, half rooms included ("2,5"); null where none does or it is no number. */
export function counted({ disclosures }: Facts, name: RegExp): number | null {
  for (const [key, value] of Object.entries(disclosures)) {
    if (!name.test(key.trim())) continue;
    const count = Number(/^\s*(\d{1,2}(?:[.,]5)?)(?![\d.,])/u.exec(value)?.[1]?.replace(",", ".") ?? Number.NaN);
    if (Number.isFinite(count) && count > 0) return count;
  }
  return null;
}

const printedHalf =
  /(?<![\d.,])(\d{1,2})(?:[.,]5|[ ]?½|[ ]1\/2)[ -]?(?:zimmer|zi\.?(?!\p{L})|pièces?|locali|rooms?(?!\p{L}))/iu;
/** Countries that count all rooms of a home together, and half ones. */
const halves: ReadonlySet<string> = new Set(["CH", "DE", "AT", "LI"]);

/** All rooms of a home where the page prints a half one: no bedroom is half. */
export function halfRoomsOf({ country, title, features, disclosures, description, rooms }: Listing): number | null {
  if (!halves.has(country ?? "")) return null;
  const texts = [
    title ?? "",
    ...features,
    ...Object.entries(disclosures).map((pair) => pair.join(": ")),
    description ?? "",
  ];
  for (const text of texts) {
    const whole = printedHalf.exec(text)?.[1];
    if (whole !== undefined) return Number(whole) + 0.5;
  }
  const counted = rooms.bedrooms ?? 0;
  return counted > 0 && counted % 1 === 0.5 ? counted : null;
}
