/** The sandbox cashier's books in our database, in tables nothing else reads. */
import type { SandboxCharge, SandboxLedger } from "#adapters/payments/sandbox-ledger";
import { paymentMethod } from "#contract/payment";
import type { Db } from "#server/db/tables";
import type { SandboxChargeRow } from "#server/db/tables/sandbox";

const chargeOf = (row: SandboxChargeRow): SandboxCharge => ({
  reference: row.reference,
  method: paymentMethod.parse(row.method),
  subject: row.subject,
  returnUrl: row.return_url,
  language: row.language,
  amountMinor: Number(row.amount_minor),
  currency: row.currency,
  state: row.state,
  transactionId: row.transaction_id,
  expiresAt: row.expires_at,
  paidAt: row.paid_at,
});

const findCharge = async (db: Db, reference: string): Promise<SandboxCharge | null> => {
  const row = await db.selectFrom("sandbox_charges").selectAll().where("reference", "=", reference).executeTakeFirst();
  return row ? chargeOf(row) : null;
};

/** Gives back what is left at most, one refund of a charge at a time; asked again, it answers what it did before. */
const refundOnce =
  (db: Db): SandboxLedger["refund"] =>
  ({ reference, refundReference, amountMinor }, at) =>
    db.transaction().execute(async (trx) => {
      const charge = await trx
        .selectFrom("sandbox_charges")
        .select("amount_minor")
        .where("reference", "=", reference)
        .where("state", "=", "paid")
        .forUpdate()
        .executeTakeFirst();
      if (!charge) return null;
      const refunds = await trx
        .selectFrom("sandbox_refunds")
        .selectAll()
        .where("charge_reference", "=", reference)
        .execute();
      const done = refunds.find((refund) => refund.reference === refundReference);
      if (done) return Number(done.amount_minor) === amountMinor ? done.created_at : null;
      const given = refunds.reduce((sum, refund) => sum + Number(refund.amount_minor), 0);
      if (given + amountMinor > Number(charge.amount_minor)) return null;
      await trx
        .insertInto("sandbox_refunds")
        .values({ reference: refundReference, charge_reference: reference, amount_minor: amountMinor, created_at: at })
        .execute();
      return at;
    });

/** What moved between two moments. */
const linesOf =
  (db: Db): SandboxLedger["linesOf"] =>
  async (from, to) => {
    const charges = await db
      .selectFrom("sandbox_charges")
      .selectAll()
      .where("paid_at", ">=", from)
      .where("paid_at", "<", to)
      .orderBy("paid_at")
      .execute();
    const refunds = await db
      .selectFrom("sandbox_refunds as r")
      .innerJoin("sandbox_charges as c", "c.reference", "r.charge_reference")
      .select(["r.reference", "r.amount_minor", "r.created_at", "c.currency", "c.transaction_id"])
      .where("r.created_at", ">=", from)
      .where("r.created_at", "<", to)
      .orderBy("r.created_at")
      .execute();
    return [
      ...charges.map((charge) => ({
        type: "payment" as const,
        reference: charge.reference,
        transactionId: charge.transaction_id ?? "",
        at: charge.paid_at ?? from,
        amountMinor: Number(charge.amount_minor),
        currency: charge.currency,
      })),
      ...refunds.map((refund) => ({
        type: "refund" as const,
        reference: refund.reference,
        transactionId: refund.transaction_id ?? "",
        at: refund.created_at,
        amountMinor: Number(refund.amount_minor),
        currency: refund.currency,
      })),
    ];
  };

/** Nobody can pay any of its charges any more, also those whose account has gone. */
export const closeSandboxCharges = (db: Db) =>
  db.updateTable("sandbox_charges").set({ state: "closed" }).where("state", "=", "open").execute();

/** Books that outlive the process, as another company's would. */
export const sandboxLedger = (db: Db): SandboxLedger => ({
  async insert(charge) {
    const { reference, method, subject, returnUrl, language, amountMinor, currency, expiresAt } = charge;
    await db
      .insertInto("sandbox_charges")
      .values({
        reference,
        method,
        subject,
        return_url: returnUrl,
        language,
        amount_minor: amountMinor,
        currency,
        expires_at: expiresAt,
      })
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .execute();
    const saved = await findCharge(db, reference);
    if (!saved) throw new Error(`the sandbox lost ${reference}`);
    return saved;
  },
  find: (reference) => findCharge(db, reference),
  async pay(reference, transactionId, at) {
    const { numUpdatedRows } = await db
      .updateTable("sandbox_charges")
      .set({ state: "paid", transaction_id: transactionId, paid_at: at })
      .where("reference", "=", reference)
      .where("state", "=", "open")
      .where("expires_at", ">", at)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  async close(reference) {
    await db
      .updateTable("sandbox_charges")
      .set({ state: "closed" })
      .where("reference", "=", reference)
      .where("state", "=", "open")
      .execute();
    return findCharge(db, reference);
  },
  refund: refundOnce(db),
  linesOf: linesOf(db),
});
