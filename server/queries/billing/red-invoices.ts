/** Red invoices (红字发票): what takes an issued invoice back, for money that went back or because its details were wrong. */
import { sql } from "kysely";
import { AppError } from "#contract/errors";
import type { RedInvoice } from "#contract/invoice";
import type { Db } from "#server/db/tables";
import type { InvoiceRow } from "#server/db/tables/invoices";
import { json } from "#server/db/tables/json";
import { actAs } from "#server/queries/audit/audit";
import { findInvoiceRow, invoiceColumns, leftToInvoice, redDueOf } from "./invoices.ts";

type Paper = { id: string; adminId: string; number: string; issuedOn: string };

/** The invoice as it stands. Throws invalid_input for a number that another paper of it has, and for a day before the invoice's. */
async function takenBackBy(trx: Db, { id, adminId, number, issuedOn }: Paper): Promise<InvoiceRow> {
  await actAs(trx, `admin:${adminId}`);
  const issued = await findInvoiceRow(trx, id);
  if (!issued) throw new AppError("not_found");
  if ([issued.number, ...issued.red.map((one) => one.number)].includes(number))
    throw new AppError("invalid_input", { data: { field: "number" } });
  if (issued.issued_on && issuedOn < issued.issued_on)
    throw new AppError("invalid_input", { data: { field: "issuedOn" } });
  return issued;
}

const withRed = (red: RedInvoice) => ({
  red: sql<RedInvoice[]>`red || ${JSON.stringify([red])}::jsonb`,
  red_minor: sql<number>`red_minor + ${red.amountMinor}`,
  updated_at: sql<Date>`now()`,
});

/** For what went back. Throws not_found, invalid_input, conflict for an invoice that was not issued, or more than is due. */
export async function redInvoice(trx: Db, about: Paper & { amountMinor: number }): Promise<InvoiceRow> {
  const { amountMinor, number, issuedOn } = about;
  const { id } = await takenBackBy(trx, about);
  const row = await trx
    .updateTable("invoice_requests")
    .set(withRed({ number, issuedOn, amountMinor }))
    .where("id", "=", id)
    .where(sql<boolean>`${redDueOf} >= ${amountMinor}`)
    .returning(invoiceColumns)
    .executeTakeFirst();
  if (!row) throw new AppError("conflict");
  return row;
}

/**
 * Whole, because its details were wrong: the order stays paid, the buyer is told by mail and may ask for another. `again`: one with
 * the same details waits to be issued. Throws not_found, invalid_input, conflict for an invoice that is not issued, and for `again`
 * of an account that is gone.
 */
export async function takeInvoiceBack(
  trx: Db,
  about: Paper & { mistake: string; again: boolean },
): Promise<InvoiceRow> {
  const { number, issuedOn, mistake, again } = about;
  const issued = await takenBackBy(trx, about);
  const amountMinor = (issued.issued_minor ?? 0) - issued.red_minor;
  const row = await trx
    .updateTable("invoice_requests")
    .set({ ...withRed({ number, issuedOn, amountMinor }), state: "reversed", mistake })
    .where("id", "=", issued.id)
    .where("state", "=", "issued")
    // another red invoice came meanwhile: the rest is another amount
    .where("red_minor", "=", issued.red_minor)
    .returning(invoiceColumns)
    .returning(leftToInvoice.as("left_minor"))
    .executeTakeFirst();
  if (!row || (again && row.order_id === null)) throw new AppError("conflict");
  if (again) {
    const { user_id, order_id, type, buyer, currency, order_number, left_minor: amount_minor } = row;
    const same = { user_id, order_id, type, buyer: json(buyer), amount_minor, currency, order_number };
    await trx.insertInto("invoice_requests").values(same).execute();
  }
  return row;
}
