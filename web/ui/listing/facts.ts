/** Reading and changing one fact of a listing by its path, and which facts deserve a second look. */
import { type Listing, listing as listingSchema, type Provenance } from "#contract/listing";

/** Under this the reader itself is in doubt; the screen asks the agent to look. */
export const SURE = 0.6;

const walk = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && key in value ? Reflect.get(value, key) : undefined;

/** The value at "rooms.bedrooms"; undefined when there is no such path. */
export const readFact = (listing: Listing, path: string): unknown => path.split(".").reduce<unknown>(walk, listing);

/** Where a fact came from: its own path, else its parent's ("price" for "price.currency"). */
export function provenanceOf(listing: Listing, path: string): Provenance | null {
  const parent = path.split(".")[0] ?? path;
  return listing.provenance[path] ?? listing.provenance[parent] ?? null;
}

/** The listing with that fact changed and marked as the agent's word; unchanged when the value is not allowed there. */
export function writeFact(listing: Listing, path: string, value: unknown): Listing {
  const copy: unknown = structuredClone(listing);
  const keys = path.split(".");
  const last = keys.pop();
  const holder = keys.reduce<unknown>(walk, copy);
  if (last === undefined || typeof holder !== "object" || holder === null) return listing;
  Reflect.set(holder, last, value);
  const checked = listingSchema.safeParse(copy);
  if (!checked.success) return listing;
  const before = listing.disclosures;
  return path === "disclosures" ? changedDisclosures(checked.data, before) : confirmFact(checked.data, path);
}

/** Of the rows those that were changed or added are the agent's word; where the others came from stays known. */
function changedDisclosures(listing: Listing, before: Listing["disclosures"]): Listing {
  const whole = provenanceOf(listing, "disclosures");
  const rows = Object.entries(listing.disclosures).flatMap(([name, value]): [string, Provenance][] => {
    const path = `disclosures.${name}`;
    if (before[name] !== value) return [[path, { source: "user", confidence: 1 }]];
    const from = listing.provenance[path] ?? whole;
    return from ? [[path, from]] : [];
  });
  const others = Object.entries(listing.provenance).filter(([path]) => !path.startsWith("disclosures"));
  const said: Provenance = rows.length > 0 && whole ? whole : { source: "user", confidence: 1 };
  return { ...listing, provenance: Object.fromEntries([...others, ["disclosures", said], ...rows]) };
}

/** The agent says it is right: source "user", certain. */
export const confirmFact = (listing: Listing, path: string): Listing => ({
  ...listing,
  provenance: { ...listing.provenance, [path]: { source: "user", confidence: 1 } },
});

const isKnown = (value: unknown): boolean => {
  if (value === null || value === undefined || value === "") return false;
  return Array.isArray(value) ? value.length > 0 : true;
};

export const isDoubtful = (listing: Listing, path: string): boolean => {
  const from = provenanceOf(listing, path);
  return from !== null && from.confidence < SURE && isKnown(readFact(listing, path));
};

/** Paths of the form, in its order. */
const factPaths = [
  "title",
  "description",
  "transaction",
  "country",
  "price",
  "area",
  "rooms.bedrooms",
  "rooms.livingRooms",
  "rooms.bathrooms",
  "propertyType",
  "floor",
  "orientation",
  "yearBuilt",
  "renovation",
  "address.text",
  "address.city",
  "address.district",
  "address.community",
  "address.postalCode",
  "address.latitude",
  "address.longitude",
  "features",
] as const;
export type FactPath = (typeof factPaths)[number];

export const knownFacts = (listing: Listing): number =>
  factPaths.filter((path) => isKnown(readFact(listing, path))).length + Object.keys(listing.disclosures).length;

/** What people look for first in any home: a form in which one of them is empty is not finished. */
const coreFacts: readonly FactPath[] = ["title", "transaction", "price", "area", "rooms.bedrooms", "address.city"];

export const emptyCoreFacts = (listing: Listing): FactPath[] =>
  coreFacts.filter((path) => !isKnown(readFact(listing, path)));

/** Every fact of the form that nothing is known of. */
export const emptyFacts = (listing: Listing): FactPath[] =>
  factPaths.filter((path) => !isKnown(readFact(listing, path)));

export const doubtfulFacts = (listing: Listing): FactPath[] => factPaths.filter((path) => isDoubtful(listing, path));
