/** What an administrator works with on the page of one account: payments, invoices, coupons, homes with their pieces, and notes. */
import { sql } from "kysely";
import type { AccountNote, AccountWork } from "#contract/admin/account-work";
import type { Db } from "#server/db/tables";
import { accountsNamed } from "#server/queries/accounts/admin-accounts";
import type { Owner } from "#server/queries/accounts/owner";
import { invoicePapers } from "#server/queries/billing/invoice-papers";
import { humanNumber } from "#server/queries/tasks/task-shape";

/** Notes are few and all of them count. */
const MOST_NOTES = 50;

const payments = async (db: Db, { userId }: Owner, most: number): Promise<AccountWork["payments"]> => {
  const rows = await db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .selectAll("payments")
    .select("orders.number as order_number")
    .where("orders.user_id", "=", userId)
    .orderBy("payments.created_at", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    orderNumber: humanNumber("ORD", row.order_number),
    provider: row.provider,
    state: row.state,
    amountMinor: row.amount_minor,
    currency: row.currency,
    transactionId: row.transaction_id,
    at: (row.paid_at ?? row.created_at).toISOString(),
  }));
};

const coupons = async (db: Db, { userId }: Owner, most: number): Promise<AccountWork["coupons"]> => {
  const rows = await db
    .selectFrom("coupon_redemptions as used")
    .innerJoin("coupons", "coupons.id", "used.coupon_id")
    .innerJoin("orders", "orders.id", "used.order_id")
    .select(["coupons.code", "used.state", "used.created_at", "used.order_id", "orders.number"])
    .where("used.user_id", "=", userId)
    .orderBy("used.created_at", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    code: row.code,
    state: row.state,
    orderId: row.order_id,
    orderNumber: humanNumber("ORD", row.number),
    at: row.created_at.toISOString(),
  }));
};

const homes = async (db: Db, { userId }: Owner, most: number): Promise<AccountWork["homes"]> => {
  const rows = await db
    .selectFrom("properties")
    .select(["id", "number", "title", "status"])
    .select(
      sql<number>`(select count(*) from pieces join campaigns on campaigns.id = pieces.campaign_id
        where campaigns.property_id = properties.id)::int`.as("pieces"),
    )
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
  return rows.map(({ id, number, title, status, pieces }) => ({
    id,
    number: humanNumber("PROP", number),
    title,
    pieces,
    isPublic: status === "published",
  }));
};

/** Of so many of the newest campaigns. */
const CAMPAIGNS = 20;
const BEGINS_CHARS = 60;

const pieces = async (db: Db, { userId }: Owner, most: number): Promise<AccountWork["pieces"]> => {
  const rows = await db
    .selectFrom((of) =>
      of
        .selectFrom("campaigns")
        .innerJoin("properties", "properties.id", "campaigns.property_id")
        .select(["campaigns.id", "properties.id as home_id", "properties.number"])
        .where("campaigns.user_id", "=", userId)
        .where("properties.deleted_at", "is", null)
        .orderBy("campaigns.created_at", "desc")
        .limit(CAMPAIGNS)
        .as("newest"),
    )
    .innerJoin("pieces", "pieces.campaign_id", "newest.id")
    .select(["pieces.id", "pieces.platform", "pieces.language", "pieces.kind", "pieces.created_at"])
    .select(["newest.home_id", "newest.number"])
    .select(sql<string>`left(coalesce(nullif(pieces.title, ''), pieces.body), ${BEGINS_CHARS})`.as("begins"))
    .orderBy("pieces.created_at", "desc")
    .orderBy("pieces.position")
    .limit(most)
    .execute();
  return rows.map(({ created_at, home_id: homeId, number, ...row }) => ({
    ...row,
    homeId,
    homeNumber: humanNumber("PROP", number),
    at: created_at.toISOString(),
  }));
};

/** Newest first. */
export async function notesOf(db: Db, { userId }: Owner): Promise<AccountNote[]> {
  const rows = await db
    .selectFrom("account_notes")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(MOST_NOTES)
    .execute();
  const authors = await accountsNamed(
    db,
    rows.map((row) => row.author),
  );
  return rows.map(({ id, text, author, created_at }) => ({
    id,
    text,
    at: created_at.toISOString(),
    author: authors.get(author)?.email ?? null,
  }));
}

export const keepNote = async (trx: Db, { userId }: Owner, about: { author: string; text: string }): Promise<void> => {
  await trx
    .insertInto("account_notes")
    .values({ user_id: userId, ...about })
    .execute();
};

/** `most`: of each, the newest. */
export async function accountWorkOf(db: Db, owner: Owner, most: number): Promise<AccountWork> {
  const [paid, papers, used, marketed, written, notes] = await Promise.all([
    payments(db, owner, most),
    invoicePapers(db, { of: "user_id", id: owner.userId, most }),
    coupons(db, owner, most),
    homes(db, owner, most),
    pieces(db, owner, most),
    notesOf(db, owner),
  ]);
  return { payments: paid, invoices: papers, coupons: used, homes: marketed, pieces: written, notes };
}
