/** Rows behind the public pages of properties: opens by the hour, who was counted today, the keys of both. */
import type { Generated } from "kysely";
import type { CopyLanguage } from "#contract/copy";

export interface PropertyViews {
  property_id: string;
  user_id: string;
  /** The quarter of an hour that begins then; of what was counted before, an hour. */
  since: Date;
  views: number;
  /** Code of the link the visitor came by; "": none. */
  link: Generated<string>;
  /** What the page was read in; "": not written down. */
  language: Generated<CopyLanguage | "">;
}

export interface PropertyVisitors {
  property_id: string;
  day: string;
  visitor: Buffer;
}

export interface PageKeys {
  name: string;
  key: Buffer;
  created_at: Generated<Date>;
}
