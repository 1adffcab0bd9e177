/** Public registers and offices at which a market's reader looks a home up: named by law or by habit, and by no listing. */
import { foldName } from "#engine/text/fold";

const byCountry: Readonly<Record<string, readonly string[]>> = {
  FR: ["Géorisques", "Légifrance", "Géoportail"],
  GB: ["Land Registry", "HM Land Registry", "Ofcom"],
};
const folded = new Map(Object.entries(byCountry).map(([country, names]) => [country, new Set(names.map(foldName))]));

/** Is `name` a register of `country`? */
export const isRegister = (name: string, country: string | null): boolean =>
  folded.get(country ?? "")?.has(foldName(name)) ?? false;
