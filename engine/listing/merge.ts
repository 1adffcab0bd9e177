/**
 * Who wins, and why. Candidates for one field are grouped by value. A group's weight is the chance that not all of its
 * independent sources are wrong; the heaviest wins. Agreement of two kinds of source lifts confidence over 0.8,
 * disagreement pulls it down, and a single source never passes 0.8: nothing but agreement makes a fact sure.
 */
import { emptyListing, type Listing, type Provenance } from "#contract/listing";
import { type Candidate, type Field, type FieldValues, ofField } from "./candidate.ts";
import { photoIdentity } from "./readers/photos.ts";
import { communityName } from "./units/community.ts";

const SINGLE_SOURCE_CAP = 0.8;
const AGREED_CAP = 0.95;

type Decided<T> = { value: T; provenance: Provenance };
type Same<T> = (a: T, b: T) => boolean;

const comparable = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, "");
const sameText: Same<string> = (a, b) => {
  const [x, y] = [comparable(a), comparable(b)];
  return x === y || (Math.min(x.length, y.length) >= 2 && (x.includes(y) || y.includes(x)));
};
const within =
  (share: number): Same<number> =>
  (a, b) =>
    Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * share;
const equal: Same<unknown> = (a, b) => a === b;

/** Decides one field; null when nobody said anything. */
function decide<F extends Field>(
  all: readonly Candidate[],
  field: F,
  same: Same<FieldValues[F]>,
): Decided<FieldValues[F]> | null {
  const groups: { members: Candidate<F>[]; weight: number }[] = [];
  for (const candidate of ofField(all, field).sort((a, b) => b.confidence - a.confidence)) {
    const value = candidate.value as FieldValues[F];
    const group = groups.find(
      ({ members }) => members[0] !== undefined && same(members[0].value as FieldValues[F], value),
    );
    if (group) group.members.push(candidate);
    else groups.push({ members: [candidate], weight: 0 });
  }
  for (const group of groups) {
    const bySource = new Map<string, number>();
    for (const { source, confidence } of group.members)
      bySource.set(source, Math.max(bySource.get(source) ?? 0, confidence));
    group.weight = 1 - [...bySource.values()].reduce((wrong, confidence) => wrong * (1 - confidence), 1);
  }
  groups.sort((a, b) => b.weight - a.weight);
  const winner = groups[0];
  const best = winner?.members[0];
  if (!winner || !best) return null;
  const sources = new Set(winner.members.map(({ source }) => source)).size;
  const rival = groups[1]?.weight ?? 0;
  let confidence = Math.min(winner.weight, sources > 1 ? AGREED_CAP : SINGLE_SOURCE_CAP);
  if (rival >= 0.5) confidence = Math.min(confidence - rival * 0.25, SINGLE_SOURCE_CAP - 0.05);
  return {
    value: best.value as FieldValues[F],
    provenance: { source: best.source, confidence: Math.round(Math.max(0.1, confidence) * 100) / 100 },
  };
}

/** Price, floor area and rooms stand together on a page: when one of a group is doubtful, none is sure. */
function levelGroups(provenance: Listing["provenance"]): void {
  for (const group of ["rooms", "address", "agent"]) {
    const paths = Object.keys(provenance).filter((path) => path.startsWith(`${group}.`));
    if (paths.every((path) => (provenance[path]?.confidence ?? 0) > SINGLE_SOURCE_CAP)) continue;
    for (const path of paths) {
      const entry = provenance[path];
      if (entry) provenance[path] = { ...entry, confidence: Math.min(entry.confidence, SINGLE_SOURCE_CAP) };
    }
  }
}

/** The wording with the most in it, among those that say the same. */
const fullest = (
  all: readonly Candidate[],
  field: "address" | "floor" | "description",
  won: string,
  max: number,
): string =>
  ofField(all, field)
    .filter(({ confidence, value }) => confidence >= 0.55 && sameText(value, won) && value.length <= max)
    .reduce((longest, { value }) => (value.length > longest.length ? value : longest), won);

/**
 * The area of the home; the land's only when nothing else was measured. Where a gross area is stated the net one beside it
 * is another fact, not a contradiction. The most telling kind of the winning number is kept.
 */
function decideArea(all: readonly Candidate[]): Decided<FieldValues["area"]> | null {
  const areas = ofField(all, "area");
  const built = areas.filter(({ value }) => value.kind !== "land");
  const gross = built.some(({ value, confidence }) => value.kind === "gross" && confidence >= 0.6)
    ? built.filter(({ value }) => value.kind !== "net")
    : built;
  const same: Same<FieldValues["area"]> = (a, b) => within(0.015)(a.sqm, b.sqm);
  const won = decide(gross.length > 0 ? gross : areas, "area", same);
  const kind = won && areas.find(({ value }) => same(value, won.value) && value.kind !== "unknown")?.value.kind;
  return won && kind ? { ...won, value: { ...won.value, kind } } : won;
}

/** Candidates of all readers -> one listing with provenance. Site, language, country and address are the caller's. */
export function merge(all: readonly Candidate[]): Listing {
  const listing = emptyListing();
  const { provenance } = listing;
  const take = <T>(path: string, decided: Decided<T> | null): T | null => {
    if (!decided) return null;
    provenance[path] = decided.provenance;
    return decided.value;
  };
  const samePrice: Same<FieldValues["price"]> = (a, b) =>
    a.currency === b.currency && within(0.003)(a.amount, b.amount);
  const sameCity: Same<string> = (a, b) => sameText(a.replace(/市$/, ""), b.replace(/市$/, ""));

  listing.transaction = take("transaction", decide(all, "transaction", equal));
  listing.title = take("title", decide(all, "title", sameText));
  const description = decide(all, "description", (a, b) => sameText(a.slice(0, 40), b.slice(0, 40)));
  listing.description = take("description", description);
  if (listing.description !== null) {
    const begin = comparable(listing.description).slice(0, 30);
    for (const { value } of ofField(all, "description"))
      if (comparable(value).startsWith(begin) && value.length > listing.description.length) listing.description = value;
  }
  listing.price = take("price", decide(all, "price", samePrice));
  if (listing.price?.period === null) {
    const spoken = ofField(all, "price").find(
      ({ value }) => value.period !== null && listing.price !== null && samePrice(value, listing.price),
    );
    if (spoken && listing.transaction !== "sale") listing.price = { ...listing.price, period: spoken.value.period };
  }
  if (listing.price && listing.transaction === "sale" && listing.price.period !== null)
    listing.price = { ...listing.price, period: null };
  listing.area = take("area", decideArea(all));
  listing.rooms = {
    bedrooms: take("rooms.bedrooms", decide(all, "bedrooms", equal)),
    livingRooms: take("rooms.livingRooms", decide(all, "livingRooms", equal)),
    bathrooms: take("rooms.bathrooms", decide(all, "bathrooms", equal)),
  };
  listing.propertyType = take("propertyType", decide(all, "propertyType", sameText));
  const community = take("address.community", decide(all, "community", sameText));
  const address = take("address.text", decide(all, "address", sameText));
  const point = take(
    "address.latitude",
    decide(
      all,
      "point",
      (a, b) => Math.abs(a.latitude - b.latitude) < 0.01 && Math.abs(a.longitude - b.longitude) < 0.01,
    ),
  );
  if (provenance["address.latitude"]) provenance["address.longitude"] = provenance["address.latitude"];
  listing.address = {
    text: address === null ? null : fullest(all, "address", address, 120),
    city: take("address.city", decide(all, "city", sameCity)),
    district: take("address.district", decide(all, "district", sameText)),
    community: community === null ? null : communityName(community),
    postalCode: take("address.postalCode", decide(all, "postalCode", equal)),
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
  };
  const floor = take("floor", decide(all, "floor", sameText));
  listing.floor = floor === null ? null : fullest(all, "floor", floor, 40);
  listing.orientation = take("orientation", decide(all, "orientation", sameText));
  listing.yearBuilt = take("yearBuilt", decide(all, "yearBuilt", equal));
  listing.renovation = take("renovation", decide(all, "renovation", sameText));
  listing.agent = {
    name: take("agent.name", decide(all, "agentName", sameText)),
    phone: take(
      "agent.phone",
      decide(all, "agentPhone", (a, b) => a.replace(/\D/g, "") === b.replace(/\D/g, "")),
    ),
    company: take("agent.company", decide(all, "agentCompany", sameText)),
    licence: take("agent.licence", decide(all, "agentLicence", sameText)),
  };
  listing.features = [...new Set(ofField(all, "feature").map(({ value }) => value.trim()))]
    .filter((text) => text.length > 1 && text.length <= 60)
    .slice(0, 60);
  for (const { value } of ofField(all, "disclosure")) listing.disclosures[value.name] ??= value.value;
  listing.photos = photosOf(all);
  const lead = ofField(all, "photo").sort((a, b) => b.confidence - a.confidence)[0];
  if (lead && listing.photos.length > 0)
    provenance.photos = { source: lead.source, confidence: Math.min(lead.confidence, SINGLE_SOURCE_CAP) };
  levelGroups(provenance);
  return listing;
}

/** Every source's pictures once, the surest source's order first; a lone lead picture joins its gallery. */
function photosOf(all: readonly Candidate[]): Listing["photos"] {
  const seen = new Map<string, Listing["photos"][number]>();
  const bySource = Map.groupBy(ofField(all, "photo"), ({ source }) => source);
  const ranked = [...bySource.values()].sort(
    (a, b) => Math.min(b.length, 4) - Math.min(a.length, 4) || (b[0]?.confidence ?? 0) - (a[0]?.confidence ?? 0),
  );
  for (const { value } of ranked.flat()) {
    const key = photoIdentity(value.url);
    if (!seen.has(key)) seen.set(key, value);
  }
  return [...seen.values()].slice(0, 150);
}
