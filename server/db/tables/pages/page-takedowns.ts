/** Rows of `page_takedowns`: public pages an administrator took down. */
import type { Generated, Selectable } from "kysely";

export interface PageTakedowns {
  id: Generated<string>;
  property_id: string;
  user_id: string;
  /** Its owner reads it. */
  reason: string;
  decided_by: string;
  created_at: Generated<Date>;
  /** Since when the page was online that comes back; null: it was not, its owner took it offline meanwhile, or nobody kept it. */
  online_since: Date | null;
  objection: string | null;
  objected_at: Date | null;
  /** Null: it stands. */
  lifted_at: Date | null;
  lifted_by: string | null;
}
export type TakedownRow = Selectable<PageTakedowns>;
