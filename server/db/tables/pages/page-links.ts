/** Rows of `page_links`: short addresses of public pages that say where a visitor comes from. */
import type { Generated, Selectable } from "kysely";
import type { CopyLanguage } from "#contract/copy";

export interface PageLinks {
  code: string;
  user_id: string;
  property_id: string;
  /** Id of a platform of the registry. */
  platform: string;
  language: CopyLanguage;
  piece_id: string | null;
  created_at: Generated<Date>;
}
export type PageLinkRow = Selectable<PageLinks>;
