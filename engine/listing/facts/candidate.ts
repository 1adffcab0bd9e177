/** One shape for everything a reader finds: a field, a value, where from and how sure. `merge` decides between them. */
import type { FactSource, Listing, ListingPhoto } from "#contract/listing";

export type FieldValues = {
  transaction: "sale" | "rent";
  title: string;
  description: string;
  price: NonNullable<Listing["price"]>;
  area: NonNullable<Listing["area"]>;
  bedrooms: number;
  livingRooms: number;
  bathrooms: number;
  propertyType: string;
  address: string;
  city: string;
  district: string;
  community: string;
  postalCode: string;
  point: { latitude: number; longitude: number };
  country: string;
  floor: string;
  orientation: string;
  yearBuilt: number;
  renovation: string;
  agentName: string;
  agentPhone: string;
  agentCompany: string;
  agentLicence: string;
  feature: string;
  disclosure: { name: string; value: string };
  photo: ListingPhoto;
};
export type Field = keyof FieldValues;

type Stated<F extends Field> = { field: F; value: FieldValues[F]; confidence: number };
export type Fact<F extends Field = Field> = { [K in Field]: Stated<K> }[F];
export type Candidate<F extends Field = Field> = { [K in Field]: Stated<K> & { source: FactSource } }[F];

/** Narrows a list to one field. */
export const ofField = <F extends Field>(candidates: readonly Candidate[], field: F): Candidate<F>[] =>
  candidates.filter((candidate): candidate is Candidate<F> => candidate.field === field);

export const fact = <F extends Field>(field: F, value: FieldValues[F], confidence: number): Fact<F> =>
  ({ field, value, confidence }) as Fact<F>;

/** Stamps a reader's name on its facts. */
export const from = (source: FactSource, facts: readonly Fact[]): Candidate[] =>
  facts.map((one) => ({ ...one, source }) as Candidate);
