/** The material information a listing states, each kind once. */
import type { Listing } from "#contract/listing";
import { kindNames, type MaterialKind } from "./kinds.ts";
import { type MaterialValue, parseMaterial } from "./value.ts";

export interface MaterialItem {
  readonly kind: MaterialKind;
  readonly value: MaterialValue;
  /** The value as the page prints it. */
  readonly printed: string;
  /** The same with its name. */
  readonly source: string;
}

/** One line that states two things: "DPE / GES: D / B", "Bedarfsausweis, 98 kWh/(m²·a), Klasse C". */
function apart([name, value]: readonly [string, string]): [string, string][] {
  const both = /^([A-G]) ?[/|·-] ?([A-G])$/iu.exec(value.trim());
  if (both?.[1] && both[2] && /dpe/iu.test(name) && /ges/iu.test(name))
    return [
      ["DPE", both[1]],
      ["GES", both[2]],
    ];
  if (/energieausweis/iu.test(name)) {
    const parts = value.split(/, (?=\p{L}|\d)/u).map((part) => part.trim());
    const letter = /^(?:energieeffizienz)?klasse:? ([A-H]\+?)$/iu;
    return parts.map((part) =>
      letter.test(part)
        ? ["Energieeffizienzklasse", part.replace(letter, "$1")]
        : /kWh/u.test(part)
          ? ["Endenergie", part]
          : [name, part],
    );
  }
  return [[name, value]];
}

/** From disclosures, and from features that read as "name: value" or "礼金 0". */
export function materialOf(listing: Listing): MaterialItem[] {
  const currency = listing.price?.currency ?? null;
  const rent = listing.transaction === "rent" || (listing.price?.period ?? null) !== null;
  const pairs: [name: string, value: string][] = [
    ...Object.entries(listing.disclosures).flatMap(apart),
    ...listing.features.flatMap((feature): [string, string][] => {
      const hit =
        /^([^\d:：]{2,30})[:：]\s*(.{1,80})$/u.exec(feature) ?? /^([^\d:：\s]{2,12}) ?(\S{1,20})$/u.exec(feature);
      return hit?.[1] && hit[2] ? [[hit[1].trim(), hit[2].trim()]] : [];
    }),
  ];
  const items = new Map<MaterialKind, MaterialItem>();
  for (const [name, value] of pairs) {
    const kind = kindNames.find(([, pattern]) => pattern.test(name))?.[0];
    if (!kind || items.has(kind)) continue;
    const setting = { kind, name, currency, rent, country: listing.country };
    items.set(kind, { kind, value: parseMaterial(value, setting), printed: value.trim(), source: `${name} ${value}` });
  }
  return [...items.values()];
}
