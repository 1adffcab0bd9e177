/** Rows of what an account makes of posters for itself: own words of a campaign, and looks under a name. */
import type { ColumnType, Generated } from "kysely";
import type { CopyLanguage } from "#contract/copy";
import type { NamedLook } from "#contract/media/poster-look";
import type { PosterWords } from "#contract/media/poster-words";

type Json<Value> = ColumnType<Value, Value, Value>;

export interface PosterWordRows {
  campaign_id: string;
  language: CopyLanguage;
  user_id: string;
  words: Json<PosterWords>;
  version: Generated<number>;
  updated_at: Date;
}

export interface PosterLooks {
  id: Generated<string>;
  user_id: string;
  name: string;
  look: Json<NamedLook["look"]>;
  created_at: Date;
  updated_at: Date;
}
