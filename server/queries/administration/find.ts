/** Whatever a customer quotes: a few accounts, orders, invoices and tasks, those of administrators for super only. */
import { sql } from "kysely";
import type { AdminScope } from "#contract/account";
import type { Found } from "#contract/admin/find";
import { maySee } from "#contract/admin/scopes";
import type { Db } from "#server/db/tables";
import { searchAccounts } from "#server/queries/accounts/account-search";
import { accountsNamed, reachable, withAccounts } from "#server/queries/accounts/admin-accounts";
import { allOf } from "#server/queries/lists/all-of";
import { wordsIn } from "#server/queries/lists/words-in";
import { partlyQuoted } from "#server/queries/quoted/partly-quoted";
import { type QuotedOrders, quotedOrders } from "#server/queries/quoted/quoted-orders";
import { humanNumber } from "#server/queries/tasks/task-shape";

/** Of each kind. */
const MOST = 5;

interface Asking {
  db: Db;
  scope: AdminScope;
  q: string;
}

async function accounts({ db, scope, q }: Asking): Promise<Found[]> {
  const { walked, where, often } = await searchAccounts(db, q);
  const rows = await db
    .selectFrom("accounts")
    .select(["user_id", "email", "display_name"])
    .where(allOf([reachable(scope, "accounts.user_id"), ...(often ? walked : where)]))
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
  return rows.map(({ user_id: id, email, display_name: name }) => ({
    kind: "account",
    id,
    name: name ?? email,
    account: email || null,
    quoted: null,
  }));
}

async function ordersNamed({ db, scope }: Asking, quoted: QuotedOrders): Promise<Found[]> {
  const rows = await db
    .selectFrom("orders")
    .select(["id", "user_id", "number"])
    .where(allOf([reachable(scope, "orders.user_id"), quoted.where("orders")]))
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
  return (await withAccounts(db, rows)).map(({ id, number, account }) => ({
    kind: "order",
    id,
    name: humanNumber("ORD", number),
    account: account.name ?? account.email,
    quoted: quoted.as,
  }));
}

async function orders({ db, scope, q }: Asking): Promise<Found[]> {
  const whole = await quotedOrders(db, q, true);
  // bare digits are an order's number, and may be the last ones of a bank's reference
  const part = whole && whole.as !== "number" ? null : await partlyQuoted(db, q);
  const named = [whole, part].filter((one) => one !== null);
  const found = await Promise.all(named.map((quoted) => ordersNamed({ db, scope, q }, quoted)));
  return [...new Map(found.flat().map((order) => [order.id, order])).values()].slice(0, MOST);
}

async function invoices({ db, scope, q }: Asking): Promise<Found[]> {
  const rows = await db
    .selectFrom("invoice_requests")
    .select(["id", "user_id", "buyer"])
    .where(
      allOf([
        reachable(scope, "invoice_requests.user_id"),
        wordsIn(q, "public.invoice_search_text(buyer, number, order_number, red)"),
      ]),
    )
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
  const named = await accountsNamed(
    db,
    rows.flatMap((row) => row.user_id ?? []),
  );
  return rows.map(({ id, user_id, buyer }) => {
    const account = user_id === null ? undefined : named.get(user_id);
    return { kind: "invoice", id, name: buyer.title, account: account?.name ?? account?.email ?? null, quoted: null };
  });
}

/** By their number alone: titles are searched in their own list. */
async function tasks({ db, scope, q }: Asking): Promise<Found[]> {
  const digits = /^task[- ]?0*(\d{1,9})$/i.exec(q)?.[1];
  if (digits === undefined) return [];
  const rows = await db
    .selectFrom("tasks")
    .select(["id", "user_id", "number"])
    .where(allOf([reachable(scope, "tasks.user_id"), sql`number = ${Number(digits)}`]))
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
  return (await withAccounts(db, rows)).map(({ id, number, account }) => ({
    kind: "task",
    id,
    name: humanNumber("TASK", number),
    account: account.name ?? account.email,
    quoted: null,
  }));
}

/** What is named exactly comes first. */
export async function findQuoted(asking: Asking): Promise<Found[]> {
  const business = maySee("packages", asking.scope);
  const found = await Promise.all([
    ...(business ? [orders(asking)] : []),
    tasks(asking),
    ...(business ? [accounts(asking), invoices(asking)] : []),
  ]);
  return found.flat();
}
