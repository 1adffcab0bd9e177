/** Payments by what they are known by: our id, our reference, the provider's transaction, the key of the wish that made them. */
import type { PaymentMethod, PaymentProviderName } from "#contract/payment";
import type { Db } from "#server/db/tables";
import type { PaymentRow } from "#server/db/tables/payments";
import type { Owner } from "#server/queries/accounts/owner";

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();

/** Nobody else changes it until the transaction ends. Take the locks of its account and its order before. Throws where there is none. */
export const lockPayment = (trx: Db, id: string): Promise<PaymentRow> =>
  trx.selectFrom("payments").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow();

/** By the reference providers know it by. */
export const findPaymentByReference = (db: Db, reference: string): Promise<PaymentRow | undefined> =>
  db.selectFrom("payments").selectAll().where("reference", "=", reference).executeTakeFirst();

/** By the provider's own name of the money that came. */
export const findPaymentByTransaction = (
  db: Db,
  provider: PaymentProviderName,
  transactionId: string,
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom("payments")
    .selectAll()
    .where("provider", "=", provider)
    .where("transaction_id", "=", transactionId)
    .executeTakeFirst();

/** The owner's, by the idempotency key it was made with. */
export const findPaymentByKey = (db: Db, owner: Owner, key: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom("payments")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();

/** Payments of an order at one place to pay that can still be paid, newest first. */
export const payableAt = (
  db: Db,
  orderId: string,
  { provider, method }: { provider: PaymentProviderName; method: PaymentMethod },
): Promise<PaymentRow[]> =>
  db
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("provider", "=", provider)
    .where("method", "=", method)
    .where("state", "in", ["opening", "open"])
    .orderBy("created_at", "desc")
    .execute();
