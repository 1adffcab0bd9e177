/** Whose things may be shown to strangers. */
import { sql } from "kysely";

/** Nothing of an account opens to strangers while it is banned or about to be deleted. `owner`: the column with its id. */
export const inGoodStanding = (owner: "properties.user_id" | "publications.user_id") => sql<boolean>`
  not exists (select 1 from auth.users u where u.id = ${sql.ref(owner)} and u.banned_until > now())
  and not exists (select 1 from account_deletions d where d.user_id = ${sql.ref(owner)})`;
