/** Lists of accounts, on the one table that has everything: `accounts`. */
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { AdminScope } from "#contract/account";
import type { UserSort, UserState } from "#contract/admin/user-names";
import type { AdminUser, usersInput } from "#contract/admin/users";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { AccountRow } from "#server/db/tables/accounts";
import { allOf, inRange } from "#server/queries/lists/all-of";
import { moreThan } from "#server/queries/lists/count-estimate";
import { cappedCount, type KeyColumn, keyset, pageOfFew } from "#server/queries/lists/keyset";
import { searchAccounts } from "./account-search.ts";
import { onlineSince } from "./last-seen.ts";

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

/** What the states are, in the words of their indexes. */
const inState = {
  disabled: sql`disabled_at is not null`,
  invited: sql`disabled_at is null and invited_at is not null and confirmed_at is null`,
  active: sql`disabled_at is null and (invited_at is null or confirmed_at is not null)`,
} satisfies Record<UserState, RawBuilder<unknown>>;

/** All but the words. */
const filters = (scope: AdminScope, { opened, ...asked }: Omit<Asked, "cursor" | "limit">, now: Date) => [
  ...(scope === "super" ? [] : [sql`role <> 'admin'`]),
  // administrators alone have a scope, and its index knows nothing else
  ...(asked.role && !(asked.scope && asked.role === "admin") ? [sql`role = ${asked.role}`] : []),
  // also says what makes the small index of everybody but agents fit
  ...(asked.scope || (asked.role && asked.role !== "agent") ? [sql`role <> 'agent'`] : []),
  ...(asked.scope ? [sql`scope = ${asked.scope}`] : []),
  ...(asked.state ? [inState[asked.state]] : []),
  ...(asked.plan === "none" ? [sql`plan_ends_at <= ${now}`] : []),
  ...(asked.plan && asked.plan !== "none" ? [sql`plan_code = ${asked.plan} and plan_ends_at > ${now}`] : []),
  ...(opened ? [inRange("created_at", opened)] : []),
  ...(asked.online === true ? [sql`last_seen_at > ${onlineSince(now)} and disabled_at is null`] : []),
  ...(asked.online === false ? [sql`last_seen_at <= ${onlineSince(now)}`] : []),
];

/**
 * Which rows are meant: found out once for a page, its count and every part of a file, as words are looked up for it.
 * Administrators are in it for super only.
 */
export async function whichUsers(db: Db, scope: AdminScope, asked: Omit<Asked, "cursor" | "limit">, now: Date) {
  const others = filters(scope, asked, now);
  const sought = await searchAccounts(db, asked.q, others);
  const where = allOf([...others, ...sought.where]);
  const [counted, walked] = [allOf([...others, ...sought.counted]), allOf([...others, ...sought.walked])];
  return { ...sought, where, counted, walked };
}
type Which = Awaited<ReturnType<typeof whichUsers>>;

function asking(db: Db, asked: Asked, { where }: Pick<Which, "where">) {
  const list = keyset({ ...asked, columns, id: { ref: "user_id", type: "uuid" } });
  const rows = db.selectFrom("accounts").where(where).select(shown).select(list.keys);
  return { list, rows };
}

/** Throws invalid_input for a cursor of another order. */
export async function pageOfUsers(db: Db, asked: Asked, which: Pick<Which, "where">) {
  const { list, rows } = asking(db, asked, which);
  return list.page(await rows.where(list.after).orderBy(list.order).limit(list.take).execute());
}

/** The page, and how many there are up to the cap. */
export async function listUsers(db: Db, scope: AdminScope, asked: Asked, now: Date) {
  const which = await whichUsers(db, scope, asked, now);
  if (which.few !== null) {
    const { list, rows } = asking(db, asked, which);
    const few = await pageOfFew(db, list, rows.select("name_sort"), which.few);
    if (few) return few;
  }
  const counted = db.selectFrom("accounts").select("user_id").where(which.counted);
  const [found, count] = await Promise.all([
    pageOfUsers(db, asked, { where: which.walked }),
    which.beyondCap ?? moreThan(which) ?? cappedCount(db, counted, asked.q ? which.cap : undefined),
  ]);
  return { ...found, count };
}

/** Throws not_found. */
export async function findUser(db: Db, id: string): Promise<AccountRow> {
  const row = await db.selectFrom("accounts").selectAll().where("user_id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}
