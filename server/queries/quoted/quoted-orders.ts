/**
 * Orders by what a customer or a bank quotes of them: the order's number, a transfer's memo, the bank's or a provider's transaction,
 * our reference of a payment or refund, a receipt's number, an invoice's or a red invoice's. A bank's transaction names its order
 * also while the sum it brought is an open difference.
 */
import { type RawBuilder, sql } from "kysely";
import { readTransferCode } from "#adapters/payments/transfer-code";
import { paymentProviderNames } from "#contract/payment";
import type { Db } from "#server/db/tables";

/** What named them; `number` is the order's own. */
type QuotedAs = "number" | "memo" | "transaction" | "reference" | "receipt" | "invoice";

/** `of`: rows of `orders` as this table is called in a query. */
export interface QuotedOrders {
  as: QuotedAs;
  where: (of: string) => RawBuilder<boolean>;
}

/** "ORD-012", "ord 12": 12. Undefined for anything else. */
const numberIn = (text: string): number | undefined => {
  const digits = /^ord[- ]?0*(\d{1,9})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
};

const byNumber = (number: number): QuotedOrders => ({
  as: "number",
  where: (of) => sql<boolean>`${sql.ref(`${of}.number`)} = ${number}`,
});

/** References and numbers have no blanks, a digit, and no "@" of an address. */
const isReference = (text: string): boolean => /^(?=[^\d]*\d)[^\s@]{6,100}$/.test(text);

/** More than so many orders are never named by one reference. */
const MOST = 20;

/** From here on a number is of one order alone, whatever its account. */
const OWN_NUMBER = 100_000;

/** Bare digits: an order's number where `digits` says so. In a list they may be a part of a phone number, unless there is such an order. */
async function byDigits(db: Db, number: number, digits: boolean): Promise<QuotedOrders | null> {
  if (digits) return byNumber(number);
  if (number < OWN_NUMBER) return null;
  const order = await db.selectFrom("orders").select("id").where("number", "=", number).limit(1).executeTakeFirst();
  return order ? byNumber(number) : null;
}

/** Rows of an order that is named. `column`: of the order's id. */
export const ofQuoted = (quoted: QuotedOrders, column: string) =>
  sql<boolean>`${sql.ref(column)} in (select o.id from orders o where ${quoted.where("o")})`;

/** Which orders the text names; null where it names none, and is something else. `digits`: bare ones are surely a number. */
export async function quotedOrders(db: Db, q: string, digits = false): Promise<QuotedOrders | null> {
  const text = q.trim();
  const number = numberIn(text);
  if (number !== undefined) return byNumber(number);
  const memo = readTransferCode(text);
  const { rows } = await sql<{ order_id: string; named: QuotedAs }>`
    select order_id, 'memo' as named from payments
      where ${memo !== null} and provider = 'bank' and action ->> 'memo' = ${memo}
    union select order_id, 'transaction' from payments
      where ${isReference(text)} and transaction_id = ${text} and provider = any(${[...paymentProviderNames]}::text[])
    union select order_id, 'transaction' from reconciliation_differences
      where ${isReference(text)} and kind = 'transfer_differs' and order_id is not null
        and arrivals @> ${JSON.stringify([{ transactionId: text }])}::jsonb
    union select order_id, 'reference' from payments where ${isReference(text)} and reference = ${text}
    union select p.order_id, 'reference' from refunds r join payments p on p.id = r.payment_id
      where ${isReference(text)} and r.reference = ${text}
    union select order_id, 'receipt' from receipts
      where ${isReference(text)} and number = ${text.toUpperCase()} and order_id is not null
    union select order_id, 'invoice' from invoice_requests
      where ${isReference(text)} and (number = ${text} or red @> ${JSON.stringify([{ number: text }])}::jsonb)
        and order_id is not null
    limit ${MOST}`.execute(db);
  const [first] = rows;
  if (first) {
    const ids = rows.map((row) => row.order_id);
    return { as: first.named, where: (of) => sql<boolean>`${sql.ref(`${of}.id`)} = any(${ids}::uuid[])` };
  }
  return /^\d{1,9}$/.test(text) ? await byDigits(db, Number(text), digits) : null;
}
