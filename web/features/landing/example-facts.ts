/** The facts of the example as the importer read them, each with its source and how sure it is. */
import type { Listing } from "#contract/listing";
import { facts as en } from "#locales/en/facts";
import { facts as zh } from "#locales/zh/facts";
import type { ExampleFact, FactKey } from "#web/features/landing/types.ts";
import { formatArea, formatPrice } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";

const SQFT = 10.7639;

function roomsIn(reader: Language, { bedrooms, livingRooms, bathrooms }: Listing["rooms"]): string | null {
  if (bedrooms === null) return null;
  const parts: [number | null, zh: string, en: string][] = [
    [bedrooms, "室", "bed"],
    [livingRooms, "厅", "living"],
    [bathrooms, "卫", "bath"],
  ];
  return parts
    .flatMap(([count, zh, en]) => (count === null ? [] : [reader === "zh" ? `${count} ${zh}` : `${count} ${en}`]))
    .join(reader === "zh" ? " " : ", ");
}

function areaIn(reader: Language, { area, country }: Listing): string | null {
  if (!area) return null;
  const metres = formatArea(reader, area.sqm);
  const feet = Math.round(area.sqm * SQFT).toLocaleString("en");
  return country === "CA" || country === "US" ? `${metres} (${feet} sq ft)` : metres;
}

/** In the order they are shown; what the page does not state is left out. */
export function exampleFacts(reader: Language, listing: Listing): ExampleFact[] {
  const { price, address, yearBuilt, provenance } = listing;
  const sources = (reader === "en" ? en : zh).source;
  const rows: [FactKey, field: string, value: string | null][] = [
    ["price", "price", price && formatPrice(reader, price.amount, price.currency)],
    ["rooms", "rooms.bedrooms", roomsIn(reader, listing.rooms)],
    ["area", "area", areaIn(reader, listing)],
    ["facing", "orientation", listing.orientation],
    ["floor", "floor", listing.floor],
    ["year", "yearBuilt", yearBuilt === null ? null : String(yearBuilt)],
    ["finish", "renovation", listing.renovation],
    ["features", "features", listing.features.slice(-2).join(reader === "zh" ? "、" : ", ") || null],
    ["place", "address.district", [address.district, address.community].filter(Boolean).join(" · ") || null],
  ];
  return rows.flatMap(([key, field, value]) => {
    if (!value) return [];
    const origin = provenance[field];
    return [{ key, value, from: origin ? `${sources[origin.source]} ${Math.round(origin.confidence * 100)}%` : null }];
  });
}
