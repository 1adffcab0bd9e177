/** Rows of `legal_versions` (published words, never changed) and `site_pictures` (uploaded by administrators). */
import type { Generated } from "kysely";
import type { Settings } from "#contract/settings";

export interface LegalVersions {
  version: string;
  texts: Settings["legal_draft"];
  published_at: Date;
  published_by: string | null;
}

export interface SitePictures {
  name: string;
  bytes: Buffer;
  created_at: Generated<Date>;
}
