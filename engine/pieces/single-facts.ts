/** A listing taken apart into its facts, and put together of some of them: to ask what one fact bears out. */
import type { Listing } from "#contract/listing";

export interface SingleFact {
  /** "price", "rooms.bedrooms", "features.2", "disclosures.物业费". */
  readonly path: string;
  /** Told in free words: another fact may say the same more exactly. */
  readonly free: boolean;
  /** To compare the fact of one listing with that of another. */
  readonly value: string;
  /** The words of a fact that is told in words; null for figures. */
  readonly words: string | null;
}

const plain = [
  "title",
  "description",
  "price",
  "area",
  "propertyType",
  "floor",
  "orientation",
  "yearBuilt",
  "renovation",
] as const;
const rooms = ["bedrooms", "livingRooms", "bathrooms"] as const;
const address = ["text", "city", "district", "community"] as const;
const agent = ["name", "phone", "company", "licence"] as const;

/** Every fact that is stated, in the order a person would read them. */
export function singleFactsOf(listing: Listing): SingleFact[] {
  const named: [string, unknown][] = [
    ...plain.map((name): [string, unknown] => [name, listing[name]]),
    ...rooms.map((name): [string, unknown] => [`rooms.${name}`, listing.rooms[name]]),
    ...address.map((name): [string, unknown] => [`address.${name}`, listing.address[name]]),
    ...agent.map((name): [string, unknown] => [`agent.${name}`, listing.agent[name]]),
    ...listing.features.map((feature, at): [string, unknown] => [`features.${at}`, feature]),
    ...Object.entries(listing.disclosures).map(([name, value]): [string, unknown] => [`disclosures.${name}`, value]),
  ];
  return named.flatMap(([path, value]) =>
    value === null || value === ""
      ? []
      : [
          {
            path,
            free: path === "title" || path === "description",
            value: JSON.stringify(value),
            words: typeof value === "string" ? value : null,
          },
        ],
  );
}

/** The listing with these of its facts only, and what every reading needs whatever is known: country, language, sale or rent. */
export function listingOf(listing: Listing, kept: (path: string) => boolean): Listing {
  const { rooms: counts, address: place, agent: signer } = listing;
  const only = <T>(path: string, value: T): T | null => (kept(path) ? value : null);
  return {
    ...listing,
    title: only("title", listing.title),
    description: only("description", listing.description),
    price: only("price", listing.price),
    area: only("area", listing.area),
    propertyType: only("propertyType", listing.propertyType),
    floor: only("floor", listing.floor),
    orientation: only("orientation", listing.orientation),
    yearBuilt: only("yearBuilt", listing.yearBuilt),
    renovation: only("renovation", listing.renovation),
    rooms: {
      bedrooms: only("rooms.bedrooms", counts.bedrooms),
      livingRooms: only("rooms.livingRooms", counts.livingRooms),
      bathrooms: only("rooms.bathrooms", counts.bathrooms),
    },
    address: {
      text: only("address.text", place.text),
      city: only("address.city", place.city),
      district: only("address.district", place.district),
      community: only("address.community", place.community),
      postalCode: only("address.text", place.postalCode),
      latitude: null,
      longitude: null,
    },
    agent: {
      name: only("agent.name", signer.name),
      phone: only("agent.phone", signer.phone),
      company: only("agent.company", signer.company),
      licence: only("agent.licence", signer.licence),
    },
    features: listing.features.filter((_, at) => kept(`features.${at}`)),
    disclosures: Object.fromEntries(
      Object.entries(listing.disclosures).filter(([name]) => kept(`disclosures.${name}`)),
    ),
    photos: listing.photos.map((photo) => ({ ...photo, caption: null })),
    provenance: {},
  };
}
