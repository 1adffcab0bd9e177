/**
 * The audit by what is shown of a line: who acted and whose account it is (address, name, phone, id), from where, what was
 * done and to what, also by whatever is quoted of an order. Words are looked up first, so that indexes find the lines; what a
 * text looks like says which it is.
 */
import { isIP } from "node:net";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/db/tables";
import { accountsWhere, searchAccounts } from "#server/queries/accounts/account-search";
import { beginning } from "#server/queries/journals/journal-list";
import { allOf } from "#server/queries/lists/all-of";
import { quotedOrders } from "#server/queries/quoted/quoted-orders";
import { actionsMeant } from "./audit-names.ts";

/** `looked`: no index finds them; each line's accounts are looked at while the list is walked. */
export interface AuditSought {
  where: RawBuilder<boolean>;
  looked: boolean;
}

/** Up to so many accounts are named. */
const MOST_NAMED = 200;

/** Somebody's own acts, and those with somebody else's eyes. `actor`: "admin:<id>", also with what follows. */
export const actedBy = (actor: string) => sql<boolean>`split_part(actor, ' ', 1) = ${actor.split(" ")[0]}`;

const acting = (ids: readonly string[]) =>
  sql<boolean>`split_part(actor, ' ', 1) = any(${ids.flatMap((id) => [`user:${id}`, `admin:${id}`])}::text[])`;
const either = (parts: readonly RawBuilder<boolean>[]) =>
  parts.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join([...parts], sql` or `)})`;

const NIL = "00000000-0000-0000-0000-000000000000";
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Eight signs are what a list shows of an id; null for anything else. */
function idSpan(text: string): { from: string; to: string } | null {
  if (text.length < 8 || text.length > NIL.length) return null;
  const rest = NIL.slice(text.length);
  const [from, to] = [text + rest, text + rest.replaceAll("0", "f")];
  return ID.test(from) ? { from, to } : null;
}

/** "192.0.2.", "2001:db8:". */
const isPartOfAddress = (text: string) => /^\d{1,3}\.[\d.]*$|^[0-9a-f]{0,4}:[0-9a-f:.]*$/i.test(text);

async function byWords(db: Db, text: string): Promise<AuditSought> {
  const [actions, subject, { often, where }] = await Promise.all([
    actionsMeant(db, text),
    db.selectFrom("audit_entries").select("id").where("subject_id", "=", text).limit(1).executeTakeFirst(),
    searchAccounts(db, text),
  ]);
  const others = [
    ...(actions.length > 0 ? [sql<boolean>`action = any(${actions}::text[])`] : []),
    ...(subject ? [sql<boolean>`subject_id = ${text}`] : []),
  ];
  const matching = often
    ? null
    : await db
        .selectFrom("accounts")
        .select("user_id")
        .where(allOf(where))
        .limit(MOST_NAMED + 1)
        .execute();
  if (matching && matching.length <= MOST_NAMED) {
    const ids = matching.map((row) => row.user_id);
    const theirs = ids.length > 0 ? [sql<boolean>`account_id = any(${ids}::uuid[])`, acting(ids)] : [];
    return { where: either([...others, ...theirs]), looked: false };
  }
  const theirs = sql<boolean>`exists (select from accounts where user_id in (audit_entries.account_id, substring(
    audit_entries.actor from '^(?:user|admin):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')::uuid)
    and ${allOf(accountsWhere(text, true))})`;
  return { where: either([...others, theirs]), looked: true };
}

/** What is quoted of an order names the order, its payments, refunds and papers; null where no order is named. */
async function ofOrder(db: Db, text: string): Promise<AuditSought | null> {
  const quoted = await quotedOrders(db, text);
  if (!quoted) return null;
  const { rows } = await sql<{ id: string }>`with named as (select o.id from orders o where ${quoted.where("o")}),
    paid as (select p.id from payments p where p.order_id in (select id from named))
    select id from named union all select id from paid
    union all select r.id from refunds r where r.payment_id in (select id from paid)
    union all select i.id from invoice_requests i where i.order_id in (select id from named)
    union all select c.id from receipts c where c.order_id in (select id from named)
    union all select d.id from reconciliation_differences d where d.order_id in (select id from named)`.execute(db);
  return { where: sql`subject_id = any(${rows.map((row) => row.id)}::text[])`, looked: false };
}

/** `q` as it was typed. */
export async function auditSearch(db: Db, q: string): Promise<AuditSought> {
  const text = q.trim();
  const id = idSpan(text.toLowerCase());
  if (id?.from === id?.to && id) {
    const of = id.from;
    return {
      where: either([sql`account_id = ${of}`, sql`subject_id in (${of}, ${text})`, acting([of])]),
      looked: false,
    };
  }
  if (isIP(text)) return { where: sql`address = ${text}`, looked: false };
  if (isPartOfAddress(text)) return { where: sql`address like ${beginning(text.toLowerCase())}`, looked: false };
  const order = await ofOrder(db, text);
  if (order) return order;
  if (!id) return await byWords(db, text);
  const indexed = await byWords(db, text);
  return {
    where: either([sql`account_id between ${id.from}::uuid and ${id.to}::uuid`, indexed.where]),
    looked: indexed.looked,
  };
}
