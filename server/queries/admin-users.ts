/** Lists of accounts, on the one table that has everything: `accounts`. */
import type { z } from "zod";
import type { AdminScope } from "#contract/account";
import type { UserSort } from "#contract/admin/user-names";
import type { AdminUser, usersInput } from "#contract/admin/users";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { AccountRow } from "#server/db/tables/accounts";
import { type Sought, soughtAccounts } from "./account-search.ts";
import { cappedCount, type KeyColumn, keyset } from "./keyset.ts";
import { isFiltered } from "./sampled.ts";
import { onlineSince } from "./seen.ts";

type Asked = z.infer<typeof usersInput>;

const columns: Record<UserSort, KeyColumn> = {
  created: { ref: "created_at", type: "timestamptz" },
  name: { ref: "name_sort", type: "text" },
  email: { ref: "email", type: "text" },
  seen: { ref: "last_seen_at", type: "timestamptz" },
  signIn: { ref: "last_sign_in_at", type: "timestamptz" },
  properties: { ref: "properties", type: "integer" },
  planEnd: { ref: "plan_ends_at", type: "timestamptz" },
};
const shown = [
  "user_id",
  "email",
  "display_name",
  "phone",
  "role",
  "scope",
  "created_at",
  "invited_at",
  "confirmed_at",
  "last_sign_in_at",
  "last_seen_at",
  "disabled_at",
  "properties",
  "plan_code",
  "plan_source",
  "plan_ends_at",
] as const;
type Shown = Pick<AccountRow, (typeof shown)[number]>;

/** The epoch stands for never. */
const when = (at: Date): string | null => (at.getTime() === 0 ? null : at.toISOString());

export const userOf = (row: Shown, now: Date): AdminUser => ({
  id: row.user_id,
  email: row.email,
  name: row.display_name,
  phone: row.phone,
  role: row.role,
  scope: row.scope,
  state: row.disabled_at ? "disabled" : row.invited_at && !row.confirmed_at ? "invited" : "active",
  online: row.disabled_at === null && row.last_seen_at > onlineSince(now),
  createdAt: row.created_at.toISOString(),
  seenAt: when(row.last_seen_at),
  signedInAt: when(row.last_sign_in_at),
  properties: row.properties,
  plan:
    row.plan_code && row.plan_source
      ? {
          code: row.plan_code,
          source: row.plan_source,
          endsAt: row.plan_ends_at.toISOString(),
          running: row.plan_ends_at > now,
        }
      : null,
});

function matching(db: Db, scope: AdminScope, asked: Omit<Asked, "cursor" | "limit">, sought: Sought, now: Date) {
  let query = db.selectFrom("accounts");
  if (scope !== "super") query = query.where("role", "!=", "admin");
  for (const word of sought.where) query = query.where(word);
  if (asked.role) query = query.where("role", "=", asked.role);
  // also says what makes the small index of everybody but agents fit
  if (asked.scope || (asked.role && asked.role !== "agent")) query = query.where("role", "!=", "agent");
  if (asked.scope) query = query.where("scope", "=", asked.scope);
  if (asked.state === "disabled") query = query.where("disabled_at", "is not", null);
  else if (asked.state) query = query.where("disabled_at", "is", null);
  if (asked.state === "invited") query = query.where("invited_at", "is not", null).where("confirmed_at", "is", null);
  if (asked.state === "active")
    query = query.where((eb) => eb.or([eb("invited_at", "is", null), eb("confirmed_at", "is not", null)]));
  if (asked.plan === "none") query = query.where("plan_ends_at", "<=", now);
  else if (asked.plan) query = query.where("plan_code", "=", asked.plan).where("plan_ends_at", ">", now);
  const { opened } = asked;
  if (opened)
    query = query.where("created_at", ">=", new Date(opened.from)).where("created_at", "<", new Date(opened.until));
  if (asked.online === true)
    query = query.where("last_seen_at", ">", onlineSince(now)).where("disabled_at", "is", null);
  if (asked.online === false) query = query.where("last_seen_at", "<=", onlineSince(now));
  return query;
}

async function page(db: Db, scope: AdminScope, asked: Asked, sought: Sought, now: Date) {
  const list = keyset({ ...asked, columns, id: { ref: "user_id", type: "uuid" } });
  const rows = await matching(db, scope, asked, sought, now)
    .select(shown)
    .select(list.keys)
    .where(list.after)
    .orderBy(list.order)
    .limit(list.take)
    .execute();
  return list.page(rows);
}

/** A page; administrators are in it for super only. Throws invalid_input for a cursor of another order. */
export const pageOfUsers = async (db: Db, scope: AdminScope, asked: Asked, now: Date) =>
  page(db, scope, asked, await soughtAccounts(db, asked.q), now);

/** The page, and how many there are up to the cap. */
export async function listUsers(db: Db, scope: AdminScope, asked: Asked, now: Date) {
  const sought = await soughtAccounts(db, asked.q);
  const [found, count] = await Promise.all([
    page(db, scope, asked, sought, now),
    (isFiltered(asked) ? null : sought.beyondCap) ??
      cappedCount(db, matching(db, scope, asked, sought, now).select("user_id")),
  ]);
  return { ...found, count };
}

/** Throws not_found. */
export async function findUser(db: Db, id: string): Promise<AccountRow> {
  const row = await db.selectFrom("accounts").selectAll().where("user_id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}
