/** What a labelled page or text says, in the shape a person writes down, and how far a listing read from it agrees. */
import type { Listing } from "#contract/listing";

/** Absent fields are not scored. Areas are square metres; `agent` is the person or the firm, `photos` how many at least. */
export type Labels = {
  transaction?: "sale" | "rent";
  title?: string;
  price?: number;
  currency?: string;
  period?: "month" | "week" | "year" | "day";
  area?: number;
  bedrooms?: number;
  livingRooms?: number;
  bathrooms?: number;
  propertyType?: string;
  address?: string;
  city?: string;
  district?: string;
  community?: string;
  postalCode?: string;
  yearBuilt?: number;
  floor?: string;
  orientation?: string;
  renovation?: string;
  agent?: string;
  agentName?: string;
  agentCompany?: string;
  agentPhone?: string;
  agentLicence?: string;
  areaKind?: NonNullable<Listing["area"]>["kind"];
  country?: string;
  described?: boolean;
  photos?: number;
  /** Words each of which stands in one of the features. */
  features?: readonly string[];
  /** Words each of which stands in the value of one of the disclosures. */
  disclosures?: readonly string[];
};
type ListField = "features" | "disclosures";
export type LabelledField = Exclude<keyof Labels, ListField>;

const squeezed = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, "");

/** Pairs of neighbouring letters two texts share, 0..1; one inside the other counts 0.9 at least. */
function likeness(first: string, second: string): number {
  const [a, b] = [squeezed(first), squeezed(second)];
  if (a === "" || b === "") return 0;
  if (a.includes(b) || b.includes(a)) return 0.9;
  const pairs = (text: string) => Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
  const left = pairs(b);
  const shared = pairs(a).filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * shared) / (a.length + b.length - 2);
}

const alike = (least: number) => (got: string, want: string) => likeness(got, want) >= least;
const near = (share: number) => (got: number, want: number) => Math.abs(got - want) <= want * share;
const equal = <T>(got: T, want: T) => got === want;
const numbers = (text: string): string => (text.match(/\d+/g) ?? []).join();
const sameFloor = (got: string, want: string) =>
  likeness(got, want) >= 0.5 || (numbers(got) !== "" && numbers(got) === numbers(want));
const phoneDigits = (text: string): string => text.replace(/\D/g, "");

type Scored<K extends LabelledField> = {
  /** Where the listing keeps its confidence. */
  path: string;
  got: (listing: Listing) => Labels[K] | null;
  same: (got: NonNullable<Labels[K]>, want: NonNullable<Labels[K]>) => boolean;
};

const FIELDS: { [K in LabelledField]: Scored<K> } = {
  transaction: { path: "transaction", got: (x) => x.transaction, same: equal },
  title: { path: "title", got: (x) => x.title, same: alike(0.6) },
  price: { path: "price", got: (x) => x.price?.amount, same: near(0.005) },
  currency: { path: "price", got: (x) => x.price?.currency, same: equal },
  period: { path: "price", got: (x) => x.price?.period, same: equal },
  area: { path: "area", got: (x) => x.area?.sqm, same: near(0.015) },
  bedrooms: { path: "rooms.bedrooms", got: (x) => x.rooms.bedrooms, same: equal },
  livingRooms: { path: "rooms.livingRooms", got: (x) => x.rooms.livingRooms, same: equal },
  bathrooms: { path: "rooms.bathrooms", got: (x) => x.rooms.bathrooms, same: equal },
  propertyType: { path: "propertyType", got: (x) => x.propertyType, same: alike(0.6) },
  address: { path: "address.text", got: (x) => x.address.text, same: alike(0.6) },
  city: { path: "address.city", got: (x) => x.address.city, same: alike(0.6) },
  district: { path: "address.district", got: (x) => x.address.district, same: alike(0.6) },
  community: { path: "address.community", got: (x) => x.address.community, same: alike(0.7) },
  postalCode: { path: "address.postalCode", got: (x) => x.address.postalCode, same: equal },
  yearBuilt: { path: "yearBuilt", got: (x) => x.yearBuilt, same: equal },
  floor: { path: "floor", got: (x) => x.floor, same: sameFloor },
  orientation: { path: "orientation", got: (x) => x.orientation, same: alike(0.6) },
  renovation: { path: "renovation", got: (x) => x.renovation, same: alike(0.6) },
  agent: {
    path: "agent.name",
    got: (x) => [x.agent.name, x.agent.company].filter(Boolean).join(" ") || null,
    same: alike(0.6),
  },
  agentName: { path: "agent.name", got: (x) => x.agent.name, same: alike(0.6) },
  agentCompany: { path: "agent.company", got: (x) => x.agent.company, same: alike(0.6) },
  agentPhone: {
    path: "agent.phone",
    got: (x) => x.agent.phone,
    same: (got, want) => phoneDigits(got) === phoneDigits(want),
  },
  agentLicence: {
    path: "agent.licence",
    got: (x) => x.agent.licence,
    same: (got, want) => squeezed(got).includes(squeezed(want)),
  },
  areaKind: { path: "area", got: (x) => x.area?.kind, same: equal },
  country: { path: "country", got: (x) => x.country, same: equal },
  described: { path: "description", got: (x) => (x.description ?? "").length >= 20, same: equal },
  photos: { path: "photos", got: (x) => x.photos.length, same: (got, want) => got >= want * 0.8 && got <= want * 1.5 },
};

export type Outcome = {
  field: LabelledField | ListField;
  right: boolean;
  want: unknown;
  got: unknown;
  confidence: number;
};

function outcomeOf<K extends LabelledField>(field: K, labels: Labels, listing: Listing | null): Outcome | null {
  const want = labels[field];
  if (want === undefined) return null;
  const { path, got: read, same } = FIELDS[field];
  const got = listing === null ? null : (read(listing) ?? null);
  const right = got !== null && same(got as NonNullable<Labels[K]>, want as NonNullable<Labels[K]>);
  return { field, right, want, got, confidence: listing?.provenance[path]?.confidence ?? 0 };
}

const LISTS: Record<ListField, (listing: Listing) => readonly string[]> = {
  features: (x) => x.features,
  disclosures: (x) => Object.values(x.disclosures),
};

/** One outcome for each thing that is stated: a listing may hold some of them. */
const statedOutcomes = (field: ListField, labels: Labels, listing: Listing | null): Outcome[] =>
  (labels[field] ?? []).map((want) => {
    const got = listing === null ? [] : LISTS[field](listing);
    return { field, right: got.some((one) => one.includes(want)), want, got: got.join(" | "), confidence: 0 };
  });

const fields = Object.keys(FIELDS) as LabelledField[];

/** Each labelled field and whether the listing has it right; a refused page (null) has none. */
export const outcomesOf = (labels: Labels, listing: Listing | null): Outcome[] => [
  ...fields.map((field) => outcomeOf(field, labels, listing)).filter((one) => one !== null),
  ...statedOutcomes("features", labels, listing),
  ...statedOutcomes("disclosures", labels, listing),
];

/** Share of right fields, 0..1. */
export const shareOf = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ right }) => right).length / Math.max(1, outcomes.length);

/** Wrong values that were given as sure. */
export const wrongThoughSure = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter(({ right, got, confidence }) => !right && got !== null && confidence > 0.8);
