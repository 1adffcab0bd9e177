/** Rows of `properties`: homes an agent markets. */
import type { Generated, GeneratedAlways, Selectable } from "kysely";
import type { MissingPhoto } from "#contract/import";
import type { Listing } from "#contract/listing";
import type { OfferEnd } from "#contract/publishing/recall";

export interface Properties {
  id: Generated<string>;
  user_id: string;
  number: number;
  title: string;
  address: string | null;
  listing: Listing;
  /** Of its public page; null until that was first online. */
  slug: string | null;
  views: Generated<number>;
  published_at: Date | null;
  archived_at: Date | null;
  deleted_at: Date | null;
  /** How its offer ended, and when; null: it is on offer. */
  ended_as: OfferEnd | null;
  ended_at: Date | null;
  status: GeneratedAlways<"draft" | "published" | "archived">;
  /** Grows with each edit of the facts. */
  version: Generated<number>;
  /** Of the request that made a copy. */
  idempotency_key: Generated<string | null>;
  /** Numeric; the driver answers text. */
  area_sqm: GeneratedAlways<string | null>;
  /** Of the page it came from, that could not be had. */
  missing_photos: Generated<MissingPhoto[]>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type PropertyRow = Selectable<Properties>;

/** The photos a property has now, in order. */
export interface PropertyPhotos {
  property_id: string;
  photo_id: string;
  user_id: string;
  position: number;
}
