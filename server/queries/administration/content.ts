/** Homes of all accounts for administrators, with their pages and what was written; those of administrators for super only. */
import { sql } from "kysely";
import type { z } from "zod";
import type { AdminHome, contentInput } from "#contract/admin/content";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { PropertyRow } from "#server/db/tables/properties";
import { accountsNamed, reachable, withAccounts } from "#server/queries/accounts/admin-accounts";
import { standingTakedowns } from "#server/queries/listings/page-takedowns";
import { searchCondition } from "#server/queries/listings/property-search";
import { allOf } from "#server/queries/lists/all-of";
import { cappedCount } from "#server/queries/lists/counts";
import { newestPage, type PageAsked } from "#server/queries/lists/keyset";
import { type ListSource, rowsOf } from "#server/queries/lists/list-source";
import { humanNumber } from "#server/queries/tasks/task-shape";

type Asked = z.infer<typeof contentInput>;

const sorted = {
  columns: { created: { ref: "created_at", type: "timestamptz" } },
  id: { ref: "id", type: "uuid" },
} as const;

const inTakedown = {
  standing: sql<boolean>`exists (select from page_takedowns t where t.property_id = properties.id and t.lifted_at is null)`,
  objected: sql<boolean>`exists (select from page_takedowns t
    where t.property_id = properties.id and t.lifted_at is null and t.objection is not null)`,
} as const;
/** Accounts looked at for the beginning of an address. */
const ACCOUNTS = 100;

async function sought(db: Db, q: string | undefined) {
  if (!q?.includes("@")) return searchCondition(q);
  const accounts = await db
    .selectFrom("accounts")
    .select("user_id")
    .where(sql<boolean>`starts_with(email, ${q.trim().toLowerCase()})`)
    .limit(ACCOUNTS)
    .execute();
  return sql<boolean>`properties.user_id = any(${accounts.map((one) => one.user_id)}::uuid[])`;
}

type Line = Pick<PropertyRow, "id" | "user_id" | "number" | "title" | "address" | "status" | "slug" | "created_at">;

async function homesOf(db: Db, rows: readonly Line[]): Promise<AdminHome[]> {
  const ids = rows.map((row) => row.id);
  const [named, takedowns, counts] = await Promise.all([
    withAccounts(db, rows),
    standingTakedowns(db, ids),
    sql<{ id: string; pieces: number }>`select c.property_id as id, count(*)::int as pieces
      from pieces p join campaigns c on c.id = p.campaign_id where c.property_id = any(${ids}::uuid[]) group by 1`.execute(
      db,
    ),
  ]);
  const pieces = new Map(counts.rows.map((row) => [row.id, row.pieces]));
  const deciders = await accountsNamed(
    db,
    [...takedowns.values()].map((row) => row.decided_by),
  );
  return named.map((row) => {
    const taken = takedowns.get(row.id);
    return {
      id: row.id,
      number: humanNumber("PROP", row.number),
      title: row.title,
      address: row.address,
      status: row.status,
      path: row.status === "published" && row.slug !== null ? `/p/${row.slug}` : null,
      pieces: pieces.get(row.id) ?? 0,
      createdAt: row.created_at.toISOString(),
      account: row.account,
      takedown: taken
        ? {
            reason: taken.reason,
            at: taken.created_at.toISOString(),
            by: deciders.get(taken.decided_by)?.email ?? null,
            objection: taken.objection,
            objectedAt: taken.objected_at?.toISOString() ?? null,
            returns: taken.online_since !== null && row.status !== "archived",
          }
        : null,
    };
  });
}

const columns = ["id", "user_id", "number", "title", "address", "status", "slug", "created_at"] as const;
const living = (db: Db) => db.selectFrom("properties").select(columns).where("deleted_at", "is", null);

/** Homes of all accounts in the list of administrators. */
export const contentList: ListSource<Asked, AdminHome> = async ({ db, scope }, asked) => {
  const { id, q, status, takedown, userId } = asked;
  const words = await sought(db, q);
  const meant = allOf([
    reachable(scope, "properties.user_id"),
    ...(id ? [sql`id = ${id}`] : []),
    ...(status ? [sql`status = ${status}`] : []),
    ...(takedown ? [inTakedown[takedown]] : []),
    ...(userId ? [sql`user_id = ${userId}`] : []),
    ...(words ? [words] : []),
  ]);
  const query = living(db).where(meant);
  return rowsOf({ query, sorted, asked, items: (rows) => homesOf(db, rows), count: () => cappedCount(db, query) });
};

/** One of whomever. Throws not_found. */
export async function findHome(db: Db, id: string): Promise<AdminHome> {
  const rows = await living(db).where("id", "=", id).execute();
  const [home] = await homesOf(db, rows);
  if (!home) throw new AppError("not_found");
  return home;
}

/** A page of what was written about a home, newest first. Throws invalid_input for a foreign cursor. */
export async function writtenAbout(db: Db, propertyId: string, asked: PageAsked) {
  const written = db
    .selectFrom("pieces")
    .innerJoin("campaigns", "campaigns.id", "pieces.campaign_id")
    .select(["pieces.id", "pieces.platform", "pieces.language", "pieces.kind", "pieces.title", "pieces.body"])
    .select(["pieces.written_by", "pieces.created_at"])
    .where("campaigns.property_id", "=", propertyId);
  const { rows, nextCursor } = await newestPage(db.selectFrom(written.as("written")).selectAll(), asked);
  const pieces = rows.map(({ id, platform, language, kind, title, body, written_by, created_at }) => ({
    ...{ id, platform, language, kind, title, body },
    writtenBy: written_by,
    at: created_at.toISOString(),
  }));
  return { pieces, nextCursor };
}
