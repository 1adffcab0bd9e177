/** What changed between two readings of one home, fact by fact. What the second does not say is no change. */
import { type Listing, PERIOD } from "#contract/listing";
import { textLike } from "./decide.ts";

/** A fact's path ("price", "rooms.bedrooms") with what was and what is now. Null: nothing was known. */
export interface FactChange {
  path: string;
  before: unknown;
  after: unknown;
}

const paths = [
  "title",
  "transaction",
  "price",
  "area",
  "rooms.bedrooms",
  "rooms.livingRooms",
  "rooms.bathrooms",
  "propertyType",
  "address.text",
  "address.city",
  "address.district",
  "address.community",
  "address.postalCode",
  "floor",
  "orientation",
  "yearBuilt",
  "renovation",
  "description",
  "agent.name",
  "agent.phone",
  "agent.company",
  "agent.licence",
] as const;

const DISCLOSURE = "disclosures.";
/** The name of what a change's path discloses: "EPC rating"; null for a fact with a field of its own. */
export const disclosedIn = (path: string): string | null =>
  path.startsWith(DISCLOSURE) ? path.slice(DISCLOSURE.length) : null;

const at = (listing: Listing, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
      listing,
    ) ?? null;

/** Whatever order its keys come in: a database keeps them in one of its own. */
const inOrder = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
    : value;

const spoken = (value: unknown): string =>
  typeof value === "string" ? value.replace(/\s+/g, " ").trim() : JSON.stringify(inOrder(value));

const SAID = { source: "user", confidence: 1 } as const;

/** A period that only custom implies is no news of a rent whose period somebody said. */
function asSaid(before: Listing, reading: Listing): Listing {
  const implied = ({ provenance }: Listing) => provenance[PERIOD]?.source === "derived";
  const period = before.price?.period ?? null;
  if (period === null || reading.price === null || implied(before) || !implied(reading)) return reading;
  const provenance = { ...reading.provenance, [PERIOD]: before.provenance[PERIOD] ?? before.provenance.price ?? SAID };
  return { ...reading, price: { ...reading.price, period }, provenance };
}

/** In the order people read facts. */
export function differencesOf(before: Listing, reading: Listing): FactChange[] {
  const after = asSaid(before, reading);
  const changes = paths.flatMap((path): FactChange[] => {
    const [was, is] = [at(before, path), at(after, path)];
    return is === null || spoken(was) === spoken(is) ? [] : [{ path, before: was, after: is }];
  });
  const disclosed = Object.entries(after.disclosures).flatMap(([name, is]): FactChange[] => {
    const was = before.disclosures[name] ?? null;
    return was !== null && spoken(was) === spoken(is) ? [] : [{ path: `${DISCLOSURE}${name}`, before: was, after: is }];
  });
  changes.push(...disclosed);
  const features = after.features.filter((feature) => !before.features.includes(feature));
  return features.length > 0 ? [...changes, { path: "features", before: null, after: features.join("; ") }] : changes;
}

const COORDINATES = ["latitude", "longitude"] as const;
const samePlace = textLike();

/** A point is of its address: it goes where the address goes, and is forgotten where a new one tells no point. */
function movePoint(changed: Listing, before: Listing, after: Listing): void {
  const [was, is] = [before.address.text, after.address.text];
  const moved = was !== null && is !== null && !samePlace.same(samePlace.of(was), samePlace.of(is));
  const told = after.address.latitude !== null && after.address.longitude !== null;
  if (!moved && !(told && before.address.latitude === null)) return;
  for (const axis of COORDINATES) {
    changed.address[axis] = told ? after.address[axis] : null;
    delete changed.provenance[`address.${axis}`];
    const from = after.provenance[`address.${axis}`];
    if (told && from) changed.provenance[`address.${axis}`] = from;
  }
}

/** The facts of before, with what the second reading says in their place; what it does not say stays. */
export function updatedBy(before: Listing, reading: Listing): Listing {
  const after = asSaid(before, reading);
  const changed = structuredClone(before);
  for (const { path } of differencesOf(before, after)) {
    if (path === "features" || disclosedIn(path) !== null) continue;
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const holder = keys.reduce<object>((value, key) => Reflect.get(value, key), changed);
    Reflect.set(holder, last, at(after, path));
    const provenance = after.provenance[path];
    if (provenance) changed.provenance[path] = provenance;
    if (path !== "price") continue;
    delete changed.provenance[PERIOD];
    const period = after.provenance[PERIOD];
    if (period) changed.provenance[PERIOD] = period;
  }
  movePoint(changed, before, after);
  changed.features = [...new Set([...before.features, ...after.features])];
  changed.disclosures = { ...before.disclosures, ...after.disclosures };
  changed.sourceUrl = after.sourceUrl ?? before.sourceUrl;
  return changed;
}
