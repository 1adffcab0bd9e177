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
import { cappedCount } from "#server/queries/lists/counts";
import { type KeyColumn, keyset, type PageAsked, pageOfFew, readPage } from "#server/queries/lists/keyset";
import { inShape, type ListSource } from "#server/queries/lists/list-source";
import { quotedOrders } from "#server/queries/quoted/quoted-orders";
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
const sorted = { columns, id: { ref: "user_id", type: "uuid" } } as const;
const listColumns = [
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
type Shown = Pick<AccountRow, (typeof listColumns)[number]>;

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
const filters = (scope: AdminScope, { opened, ...asked }: Asked, now: Date) => [
  ...(scope === "super" ? [] : [sql`role <> 'admin'`]),
  // administrators alone have a scope, and its index knows nothing else
  ...(asked.role && !(asked.scope && asked.role === "admin") ? [sql`role = ${asked.role}`] : []),
  // also says what makes the small index of everybody but agents fit
  ...(asked.scope || (asked.role && asked.role !== "agent") ? [sql`role <> 'agent'`] : []),
  ...(asked.scope ? [sql`scope = ${asked.scope}`] : []),
  ...(asked.state ? [inState[asked.state]] : []),
  ...(asked.plan === "none" ? [sql`plan_ends_at <= ${now}`] : []),
  ...(asked.plan && asked.plan !== "none" ? [sql`plan_code = ${asked.plan} and plan_ends_at > ${now}`] : []),
  ...(opened ? [inRange("came_at", opened)] : []),
  ...(asked.online === true ? [sql`last_seen_at > ${onlineSince(now)} and disabled_at is null`] : []),
  ...(asked.online === false ? [sql`last_seen_at <= ${onlineSince(now)}`] : []),
];

/** Accounts in the list of administrators; administrators are in it for super only. */
export const userList: ListSource<Asked, AdminUser> = async ({ db, scope, now }, asked) => {
  // what is quoted of an order names whoever placed it
  const quoted = asked.q ? await quotedOrders(db, asked.q) : null;
  const others = [
    ...filters(scope, asked, now),
    ...(quoted ? [sql`user_id in (select o.user_id from orders o where ${quoted.where("o")})`] : []),
  ];
  const q = quoted ? undefined : asked.q;
  const sought = await searchAccounts(db, q, others);
  const accounts = (conditions: readonly RawBuilder<unknown>[]) =>
    db.selectFrom("accounts").where(allOf([...others, ...conditions]));
  const walkOf = (at: PageAsked) => keyset({ ...sorted, sort: asked.sort, direction: asked.direction, ...at });
  const items = (rows: readonly Shown[]) => rows.map((row) => userOf(row, now));
  const pageOf = async (conditions: readonly RawBuilder<unknown>[], at: PageAsked) =>
    await inShape(await readPage(accounts(conditions).select(listColumns), walkOf(at)), items);
  const count = async () =>
    sought.beyondCap ??
    moreThan(sought) ??
    (await cappedCount(db, accounts(sought.counted).select("user_id"), q ? sought.cap : undefined));
  return {
    page: (at) => pageOf(sought.where, at),
    count,
    async counted(at) {
      if (sought.few !== null) {
        const list = walkOf(at);
        const rows = accounts(sought.where).select(listColumns).select("name_sort").select(list.keys);
        const few = await pageOfFew(db, list, rows, sought.few);
        if (few) return { ...(await inShape(few, items)), count: few.count };
      }
      const [page, counted] = await Promise.all([pageOf(sought.walked, at), count()]);
      return { ...page, count: counted };
    },
  };
};

/** Throws not_found. */
/** Whose address it is, however it is written; undefined: nobody's. */
export const findByEmail = (db: Db, email: string): Promise<AccountRow | undefined> =>
  db.selectFrom("accounts").selectAll().where("email", "=", email.toLowerCase()).executeTakeFirst();

export async function findUser(db: Db, id: string): Promise<AccountRow> {
  const row = await db.selectFrom("accounts").selectAll().where("user_id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}
