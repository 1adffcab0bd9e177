/** Requests for invoices as they stand beside their order or account, with what is left of each and what a red one is due for. */
import type { InvoicePaper } from "#contract/invoice";
import type { Db } from "#server/db/tables";
import { invoiceColumns, invoiceOf, leftToInvoice, redDueOf } from "./invoices.ts";

/** The newest first. `most`: all of them where it is left out. */
export async function invoicePapers(
  db: Db,
  about: { of: "order_id" | "user_id"; id: string; most?: number },
): Promise<InvoicePaper[]> {
  const newest = db
    .selectFrom("invoice_requests")
    .select(invoiceColumns)
    .select([leftToInvoice.as("left_minor"), redDueOf.as("red_due")])
    .where(about.of, "=", about.id)
    .orderBy("created_at", "desc");
  const rows = await (about.most === undefined ? newest : newest.limit(about.most)).execute();
  return rows.map((row) => {
    const { id, state, number, issuedMinor, reds, currency, createdAt: at, buyer } = invoiceOf(row);
    const left = { leftMinor: row.left_minor, redDueMinor: row.red_due };
    return { id, state, number, issuedMinor, reds, currency, at, title: buyer.title, ...left };
  });
}
