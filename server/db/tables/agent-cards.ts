/** Rows of `agent_cards`: who signs an account's pieces. */
import type { Generated } from "kysely";
import type { IdentityCard } from "#contract/identity";

export interface AgentCards {
  user_id: string;
  name: string;
  phone: string | null;
  company: string | null;
  licence: string | null;
  address: string | null;
  email: string | null;
  name_latin: string | null;
  wechat: string | null;
  wechat_qr_url: string | null;
  logo_url: string | null;
  /** "#rrggbb". */
  accent: string | null;
  /** What differs in a market; `{}` for nothing. */
  markets: Generated<NonNullable<IdentityCard["markets"]>>;
  updated_at: Generated<Date>;
}
