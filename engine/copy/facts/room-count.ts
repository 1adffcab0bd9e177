/** A count that a page prints beside its facts ("Zimmer: 3", "Pièces : 4"): countries that count rooms their own way. */
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
