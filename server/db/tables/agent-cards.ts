/** Rows of `agent_cards`: who signs an account's pieces. */
import type { Generated } from "kysely";

export interface AgentCards {
  user_id: string;
  name: string;
  phone: string | null;
  company: string | null;
  licence: string | null;
  address: string | null;
  email: string | null;
  updated_at: Generated<Date>;
}
