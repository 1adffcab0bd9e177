/** A listing taken apart into its facts, and put together of some of them: to ask what one fact bears out. */
import { emptyListing, type Listing } from "#contract/listing";

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

const some = <Name extends string>(
  of: Readonly<Record<Name, unknown>>,
  prefix: string,
  names: readonly Name[],
  kept: (path: string) => boolean,
): Partial<Record<Name, null>> =>
  Object.fromEntries(names.flatMap((name) => (of[name] === null || kept(prefix + name) ? [] : [[name, null]])));

/** The listing with these of its facts only, and what every reading needs whatever is known: country, language, sale or rent. */
export function listingOf(listing: Listing, kept: (path: string) => boolean): Listing {
  const empty = emptyListing();
  return {
    ...listing,
    ...some(listing, "", plain, kept),
    rooms: { ...listing.rooms, ...some(listing.rooms, "rooms.", rooms, kept) },
    address: {
      ...empty.address,
      ...(kept("address.text") ? { postalCode: listing.address.postalCode } : {}),
      text: kept("address.text") ? listing.address.text : null,
      city: kept("address.city") ? listing.address.city : null,
      district: kept("address.district") ? listing.address.district : null,
      community: kept("address.community") ? listing.address.community : null,
    },
    agent: { ...listing.agent, ...some(listing.agent, "agent.", agent, kept) },
    features: listing.features.filter((_, at) => kept(`features.${at}`)),
    disclosures: Object.fromEntries(
      Object.entries(listing.disclosures).filter(([name]) => kept(`disclosures.${name}`)),
    ),
    photos: listing.photos.map((photo) => ({ ...photo, caption: null })),
    provenance: {},
  };
}
