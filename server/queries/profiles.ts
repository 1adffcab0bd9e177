/** The profile of an account; display name and the day it was made. */
import type { Db } from "#server/db/tables";
import type { Owner } from "./owner.ts";

export const findProfile = (db: Db, owner: Owner) =>
  db
    .selectFrom("profiles")
    .select(["display_name", "created_at"])
    .where("user_id", "=", owner.userId)
    .executeTakeFirst();
