/** Rows behind the public pages of properties: opens by the hour, who was counted today, the keys of both. */
import type { Generated } from "kysely";

export interface PropertyViews {
  property_id: string;
  user_id: string;
  hour: Date;
  views: number;
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
