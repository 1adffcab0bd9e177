/** What providers' statements said, a day at a time. */
import { sql } from "kysely";
import type { StatementLine } from "#adapters/payments/payment";
import type { PaymentProviderName } from "#contract/payment";
import type { Db } from "#server/db/tables";

/** Lines that fit into one statement of the database. */
const AT_ONCE = 1000;

/** Days of a provider that are here, from one on. */
export async function importedDays(db: Db, provider: PaymentProviderName, from: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("statement_days")
    .select("day")
    .where("provider", "=", provider)
    .where("day", ">=", from)
    .execute();
  return new Set(rows.map((row) => row.day));
}

/** Keeps a day as it is now; what was kept of it before is replaced. */
export async function saveStatement(
  trx: Db,
  provider: PaymentProviderName,
  day: string,
  lines: readonly StatementLine[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`statement:${provider}:${day}`}, 0))`.execute(trx);
  await trx.deleteFrom("statement_days").where("provider", "=", provider).where("day", "=", day).execute();
  await trx.insertInto("statement_days").values({ provider, day }).execute();
  const rows = lines.map((line, position) => ({
    provider,
    day,
    position,
    type: line.type,
    reference: line.reference,
    transaction_id: line.transactionId,
    amount_minor: line.amountMinor,
    currency: line.currency,
    at: line.at,
  }));
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await trx
      .insertInto("statement_lines")
      .values(rows.slice(at, at + AT_ONCE))
      .execute();
}

/** References of payments a statement has for paid and our books have not, from a day on. */
export async function paidThereOnly(db: Db, provider: PaymentProviderName, from: string): Promise<string[]> {
  const rows = await db
    .selectFrom("statement_lines as l")
    .innerJoin("payments as p", "p.reference", "l.reference")
    .select("p.reference")
    .distinct()
    .where("l.provider", "=", provider)
    .whereRef("p.provider", "=", "l.provider")
    .where("l.type", "=", "payment")
    .where("l.day", ">=", from)
    .where("p.state", "<>", "paid")
    .execute();
  return rows.map((row) => row.reference);
}
