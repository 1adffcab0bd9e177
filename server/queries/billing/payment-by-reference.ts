/** One payment by the reference its provider knows it by. */
import type { Db } from "#server/db/tables";
import type { PaymentRow } from "#server/db/tables/payments";

/** Undefined for a reference that is not ours. */
export const paymentByReference = (db: Db, reference: string): Promise<PaymentRow | undefined> =>
  db.selectFrom("payments").selectAll().where("reference", "=", reference).executeTakeFirst();
