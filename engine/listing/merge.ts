/** Candidates of all readers -> one listing: which wins is decided field by field, some fields by rules of their own. */
import { emptyListing, type Listing } from "#contract/listing";
import { comparable, type Decided, decide, equal, type Likeness, SINGLE_SOURCE_CAP, textLike } from "./decide.ts";
import { type Candidate, type FieldValues, ofField } from "./facts/candidate.ts";
import { identity } from "./photos/address.ts";
import { isLarger } from "./photos/variant.ts";
import { communityName } from "./units/community.ts";
import { isFirmName, isPersonName } from "./units/who.ts";

const within =
  (share: number) =>
  (a: number, b: number): boolean =>
    Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * share;
const words = textLike();
const exactly = equal<string | number>();

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
): string => {
  const said = words.of(won);
  return ofField(all, field)
    .filter(({ confidence, value }) => confidence >= 0.55 && value.length <= max && words.same(words.of(value), said))
    .reduce((longest, { value }) => (value.length > longest.length ? value : longest), won);
};

/** Where homes are sold and let by what is inside their own walls (전용, 實用, BRA-i); the gross area beside it is what was once printed. */
const BY_NET: ReadonlySet<string | null> = new Set(["KR", "HK", "NO"]);

/**
 * The area of the home; the land's only when nothing else was measured. Where the kind a country counts by is stated, the
 * other one beside it is another fact, not a contradiction. The most telling kind of the winning number is kept.
 */
function decideArea(all: readonly Candidate[], country: string | null): Decided<FieldValues["area"]> | null {
  const areas = ofField(all, "area");
  const built = areas.filter(({ value }) => value.kind !== "land");
  const [counted, other] = BY_NET.has(country) ? ["net", "gross"] : ["gross", "net"];
  const same = within(0.015);
  const others = built.filter(({ value }) => value.kind === other).map(({ value }) => value.sqm);
  const isOther = ({ kind, sqm }: FieldValues["area"]): boolean =>
    kind === other || (kind === "unknown" && others.some((one) => same(one, sqm)));
  const counting = built.some(({ value, confidence }) => value.kind === counted && confidence >= 0.6)
    ? built.filter(({ value }) => !isOther(value))
    : built;
  const size: Likeness<FieldValues["area"], number> = { of: ({ sqm }) => sqm, same };
  const won = decide(counting.length > 0 ? counting : areas, "area", size);
  const kind = won && areas.find(({ value }) => same(value.sqm, won.value.sqm) && value.kind !== "unknown")?.value.kind;
  return won && kind ? { ...won, value: { ...won.value, kind } } : won;
}

/** Candidates of all readers -> one listing with provenance. Site, language and address are the caller's; `country` tells which area counts. */
export function merge(all: readonly Candidate[], country: string | null = null): Listing {
  const listing = emptyListing();
  const { provenance } = listing;
  const take = <T>(path: string, decided: Decided<T> | null): T | null => {
    if (!decided) return null;
    provenance[path] = decided.provenance;
    return decided.value;
  };
  const samePrice = (a: FieldValues["price"], b: FieldValues["price"]): boolean =>
    a.currency === b.currency && within(0.003)(a.amount, b.amount);

  listing.transaction = take("transaction", decide(all, "transaction", exactly));
  listing.title = take("title", decide(all, "title", words));
  const description = decide(
    all,
    "description",
    textLike((whole) => whole.slice(0, 40)),
  );
  listing.description = take("description", description);
  if (listing.description !== null) {
    const begin = comparable(listing.description).slice(0, 30);
    for (const { value } of ofField(all, "description"))
      if (comparable(value).startsWith(begin) && value.length > listing.description.length) listing.description = value;
  }
  listing.price = take("price", decide(all, "price", { of: (price) => price, same: samePrice }));
  if (listing.price?.period === null) {
    const spoken = ofField(all, "price").find(
      ({ value }) => value.period !== null && listing.price !== null && samePrice(value, listing.price),
    );
    if (spoken && listing.transaction !== "sale") listing.price = { ...listing.price, period: spoken.value.period };
  }
  if (listing.price && listing.transaction === "sale" && listing.price.period !== null)
    listing.price = { ...listing.price, period: null };
  listing.area = take("area", decideArea(all, country));
  listing.rooms = {
    bedrooms: take("rooms.bedrooms", decide(all, "bedrooms", exactly)),
    livingRooms: take("rooms.livingRooms", decide(all, "livingRooms", exactly)),
    bathrooms: take("rooms.bathrooms", decide(all, "bathrooms", exactly)),
  };
  listing.propertyType = take("propertyType", decide(all, "propertyType", words));
  const community = take("address.community", decide(all, "community", words));
  const address = take("address.text", decide(all, "address", words));
  const point = take(
    "address.latitude",
    decide(all, "point", {
      of: (point) => point,
      same: (a, b) => Math.abs(a.latitude - b.latitude) < 0.01 && Math.abs(a.longitude - b.longitude) < 0.01,
    }),
  );
  if (provenance["address.latitude"]) provenance["address.longitude"] = provenance["address.latitude"];
  listing.address = {
    text: address === null ? null : fullest(all, "address", address, 120),
    city: take(
      "address.city",
      decide(
        all,
        "city",
        textLike((city) => city.replace(/市$/, "")),
      ),
    ),
    district: take("address.district", decide(all, "district", words)),
    community: community === null ? null : communityName(community),
    postalCode: take("address.postalCode", decide(all, "postalCode", exactly)),
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
  };
  const floor = take("floor", decide(all, "floor", words));
  listing.floor = floor === null ? null : fullest(all, "floor", floor, 40);
  listing.orientation = take("orientation", decide(all, "orientation", words));
  listing.yearBuilt = take("yearBuilt", decide(all, "yearBuilt", exactly));
  listing.renovation = take("renovation", decide(all, "renovation", words));
  listing.agent = {
    name: take("agent.name", decide(all, "agentName", words)),
    phone: take(
      "agent.phone",
      decide(all, "agentPhone", { of: (phone) => phone.replace(/\D/g, ""), same: (a, b) => a === b }),
    ),
    company: take("agent.company", decide(all, "agentCompany", words)),
    licence: take("agent.licence", decide(all, "agentLicence", words)),
  };
  // one wording told as a person and as a firm is the firm's where it carries the trade, else the person's
  const { name, company } = listing.agent;
  if (name !== null && company !== null && words.same(words.of(name), words.of(company))) {
    if (isFirmName(company) || /&|\+/.test(company)) {
      delete provenance["agent.name"];
      // a person may stand beside the firm that was told as one
      const people = all.filter(
        (one) =>
          one.field !== "agentName" || (isPersonName(one.value) && !words.same(words.of(one.value), words.of(company))),
      );
      listing.agent.name = take("agent.name", decide(people, "agentName", words));
    } else if (isPersonName(company)) {
      delete provenance["agent.company"];
      const others = all.filter(
        (one) => one.field !== "agentCompany" || !words.same(words.of(one.value), words.of(name)),
      );
      listing.agent.company = take("agent.company", decide(others, "agentCompany", words));
    }
  }
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

const MAX_PHOTOS = 150;

/** Every source's pictures once, the largest of its addresses in the first one's place, the surest source's order first; a lone lead picture joins its gallery. */
function photosOf(all: readonly Candidate[]): Listing["photos"] {
  const seen = new Map<string, Listing["photos"][number]>();
  const bySource = Map.groupBy(ofField(all, "photo"), ({ source }) => source);
  const ranked = [...bySource.values()].sort(
    (a, b) => Math.min(b.length, 4) - Math.min(a.length, 4) || (b[0]?.confidence ?? 0) - (a[0]?.confidence ?? 0),
  );
  for (const { value } of ranked.flat()) {
    const key = identity(value.url);
    const before = seen.get(key);
    if (before && isLarger(value.url, before.url))
      seen.set(key, { ...value, caption: before.caption ?? value.caption });
    else if (!before && seen.size < MAX_PHOTOS) seen.set(key, value);
  }
  return [...seen.values()];
}
