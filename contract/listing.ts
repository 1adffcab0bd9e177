/** `Listing`: the one shape of facts about a home, from import to copy. Absent means null, never a guess. */
import { z } from "zod";

/** Where a fact came from. `site` is a reader for one website, `ocr` letters read from a picture, `derived` a fact computed from others, `user` the agent. */
const factSources = [
  "site",
  "json-ld",
  "microdata",
  "page-state",
  "table",
  "meta",
  "text",
  "ocr",
  "model",
  "derived",
  "user",
] as const;
const factSource = z.enum(factSources);
export type FactSource = z.infer<typeof factSource>;

const provenance = z.object({ source: factSource, confidence: z.number().min(0).max(1) });
export type Provenance = z.infer<typeof provenance>;

/** Money as printed on the page, in major units (6980000 for 698万). `period` is null for a sale. */
const listingPrice = z.object({
  amount: z.number().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  period: z.enum(["month", "week", "year", "day"]).nullable(),
});

/** Always square metres; `kind` says what was measured (建筑面积 is gross, 套内面积 is net). */
const listingArea = z.object({
  sqm: z.number().positive(),
  kind: z.enum(["gross", "net", "land", "unknown"]),
});

const listingRooms = z.object({
  bedrooms: z.number().nonnegative().nullable(),
  livingRooms: z.number().nonnegative().nullable(),
  bathrooms: z.number().nonnegative().nullable(),
});

const listingAddress = z.object({
  text: z.string().nullable(),
  city: z.string().nullable(),
  district: z.string().nullable(),
  community: z.string().nullable(),
  postalCode: z.string().nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
});

const listingPhoto = z.object({
  url: z.string(),
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
  caption: z.string().nullable(),
});
export type ListingPhoto = z.infer<typeof listingPhoto>;

const listingAgent = z.object({
  name: z.string().nullable(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  licence: z.string().nullable(),
});

export const listing = z.object({
  sourceUrl: z.string().nullable(),
  /** Registrable domain of the source, such as "lianjia.com". */
  site: z.string().nullable(),
  /** BCP 47 language of the page's own text. */
  language: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  transaction: z.enum(["sale", "rent"]).nullable(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  price: listingPrice.nullable(),
  area: listingArea.nullable(),
  rooms: listingRooms,
  /** As the page words it ("普通住宅", "detached house"). */
  propertyType: z.string().nullable(),
  address: listingAddress,
  /** As the page words it ("中楼层（共18层）", "3rd floor"). */
  floor: z.string().nullable(),
  orientation: z.string().nullable(),
  yearBuilt: z.number().int().min(1000).max(2200).nullable(),
  renovation: z.string().nullable(),
  /** Short phrases as stated on the page; each may be quoted as a fact. */
  features: z.array(z.string()),
  /** Energy class, licence and permit numbers, 核验码, fees: name of the disclosure -> value as printed. */
  disclosures: z.record(z.string(), z.string()),
  photos: z.array(listingPhoto),
  agent: listingAgent,
  /** Field path ("price", "rooms.bedrooms", "address.city") -> where from and how sure. */
  provenance: z.record(z.string(), provenance),
});
export type Listing = z.infer<typeof listing>;

/**
 * Characters of each part of a listing one can write about, and how many parts: several times what the longest of the portals'
 * own pages have (a description of 5,000, 20 features, 20 disclosures). Every fact costs the fact lock time.
 */
export const listingLimits = {
  fact: 500,
  description: 20_000,
  features: 100,
  feature: 200,
  disclosures: 60,
  disclosureName: 120,
  disclosureValue: 500,
  photos: 300,
  address: 2_048,
  provenance: 400,
} as const;

const fact = z.string().max(listingLimits.fact).nullable();
const webAddress = z.string().max(listingLimits.address);

/** A listing one can write about. */
export const writableListing = listing
  .extend({
    sourceUrl: webAddress.nullable(),
    site: fact,
    language: fact,
    title: fact,
    description: z.string().max(listingLimits.description).nullable(),
    propertyType: fact,
    address: listingAddress.extend({ text: fact, city: fact, district: fact, community: fact, postalCode: fact }),
    floor: fact,
    orientation: fact,
    renovation: fact,
    features: z.array(z.string().max(listingLimits.feature)).max(listingLimits.features),
    disclosures: z.record(z.string().max(listingLimits.disclosureName), z.string().max(listingLimits.disclosureValue)),
    photos: z.array(listingPhoto.extend({ url: webAddress, caption: fact })).max(listingLimits.photos),
    agent: listingAgent.extend({ name: fact, phone: fact, company: fact, licence: fact }),
  })
  .refine(({ disclosures }) => Object.keys(disclosures).length <= listingLimits.disclosures, { path: ["disclosures"] })
  .refine(({ provenance: where }) => Object.keys(where).length <= listingLimits.provenance, { path: ["provenance"] });

/** A listing with nothing known: the start of manual entry and of every reader. */
export const emptyListing = (): Listing => ({
  sourceUrl: null,
  site: null,
  language: null,
  country: null,
  transaction: null,
  title: null,
  description: null,
  price: null,
  area: null,
  rooms: { bedrooms: null, livingRooms: null, bathrooms: null },
  propertyType: null,
  address: {
    text: null,
    city: null,
    district: null,
    community: null,
    postalCode: null,
    latitude: null,
    longitude: null,
  },
  floor: null,
  orientation: null,
  yearBuilt: null,
  renovation: null,
  features: [],
  disclosures: {},
  photos: [],
  agent: { name: null, phone: null, company: null, licence: null },
  provenance: {},
});

/** The period of a price as a fact of its own: `derived` while it is only what rents are usually quoted by where the home stands. */
export const PERIOD = "price.period";

/** Nobody said whether the home is for sale or to let, and no price by the month says it: asked about, never written as either. */
export const isDealUnknown = ({ transaction, price }: Pick<Listing, "transaction" | "price">) =>
  transaction === null && (price?.period ?? null) === null;

/**
 * A rent of which nobody said for how long: asked about, never written as if it were a price. A period that only custom implies
 * has been said by nobody. Korea's jeonse is one deposit for the whole lease: there an amount without a period is complete.
 */
export const isRentWithoutPeriod = ({ transaction, price, country, provenance }: Offer) =>
  transaction === "rent" &&
  price !== null &&
  (price.period === null ? country !== "KR" : provenance[PERIOD]?.source === "derived");

/** What an offer is made of. */
export type Offer = Pick<Listing, "transaction" | "price" | "country" | "provenance">;

export const offerQuestions = ["deal", "period"] as const;

/** What is asked about before anything is kept as an agent's word: sold or let, or for how long; null: nothing. */
export const offerQuestion = (offer: Offer): (typeof offerQuestions)[number] | null =>
  isRentWithoutPeriod(offer) ? "period" : isDealUnknown(offer) ? "deal" : null;

/** Until what is asked about is said no price is shown as one. */
export const isOfferUnclear = (offer: Offer): boolean => offerQuestion(offer) !== null;
