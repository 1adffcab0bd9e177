/** Rows of `properties`: homes an agent markets. */
import type { Generated, GeneratedAlways, Selectable } from "kysely";
import type { Listing } from "#contract/listing";

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
  status: GeneratedAlways<"draft" | "published" | "archived">;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type PropertyRow = Selectable<Properties>;
