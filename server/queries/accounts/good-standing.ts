/** Whose things may be shown to strangers, and leave for them. */
import { sql } from "kysely";

/** Columns with the id of an account. */
type OwnerColumn =
  | "properties.user_id"
  | "publications.user_id"
  | "approval_requests.user_id"
  | "page_tokens.user_id"
  | "f.user_id"
  | "d.user_id";

/** Nothing of an account opens to strangers, or is sent to them, while it is banned or about to be deleted. */
export const inGoodStanding = (owner: OwnerColumn) => sql<boolean>`
  not exists (select 1 from auth.users u where u.id = ${sql.ref(owner)} and u.banned_until > now())
  and not exists (select 1 from account_deletions d where d.user_id = ${sql.ref(owner)})`;
