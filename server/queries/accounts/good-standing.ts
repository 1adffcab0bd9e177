/** Whose things may be shown to strangers, and go out to them. */
import { sql } from "kysely";

/** A table that says whose its rows are. */
type Owned = "properties" | "publications" | "approval_requests" | "page_tokens";

/**
 * Nothing of an account opens to strangers or is sent while it is banned or about to be deleted, whoever has a link to it. `owner`: the
 * column with its id.
 */
export const inGoodStanding = (owner: `${Owned}.user_id`) => sql<boolean>`
  not exists (select 1 from auth.users u where u.id = ${sql.ref(owner)} and u.banned_until > now())
  and not exists (select 1 from account_deletions d where d.user_id = ${sql.ref(owner)})`;
