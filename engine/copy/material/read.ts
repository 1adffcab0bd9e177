/** The material information a listing states, each kind once. */
import type { Listing } from "#contract/listing";
import { kindNames, type MaterialKind } from "./kinds.ts";
import { type MaterialValue, parseMaterial } from "./value.ts";

export interface MaterialItem {
  readonly kind: MaterialKind;
  readonly value: MaterialValue;
  /** As the page prints it, name and value. */
  readonly source: string;
}

/** From disclosures, and from features that read as "name: value" or "礼金 0". */
export function materialOf(listing: Listing): MaterialItem[] {
  const currency = listing.price?.currency ?? null;
  const pairs: [name: string, value: string][] = [
    ...Object.entries(listing.disclosures),
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
    items.set(kind, { kind, value: parseMaterial(value, currency), source: `${name} ${value}` });
  }
  return [...items.values()];
}
