/** Rows of `advertising_rights`: that a home may be advertised, and who agreed. */
import type { Generated, Selectable } from "kysely";
import type { RightBasis } from "#contract/properties/advertising-right";

export interface AdvertisingRights {
  id: Generated<string>;
  user_id: string;
  /** Null: the home is gone, and the sweep removes the row with its paper. */
  property_id: string | null;
  basis: RightBasis;
  given_by: string | null;
  statement: string | null;
  /** YYYY-MM-DD. */
  given_on: string;
  file_path: string | null;
  file_name: string | null;
  listed_agent: string | null;
  listed_company: string | null;
  created_at: Generated<Date>;
  /** Null: it stands. */
  withdrawn_at: Date | null;
}
export type AdvertisingRightRow = Selectable<AdvertisingRights>;
