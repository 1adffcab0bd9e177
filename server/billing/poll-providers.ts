/** Asking providers what became of payments and refunds nobody told us about. Safe to be cut off and called again. */
import { AppError } from "#contract/errors";
import type { PaymentRow } from "#server/db/tables/payments";
import type { Owner } from "#server/queries/accounts/owner";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { actAs } from "#server/queries/audit/audit";
import { duePayments, dueRefunds } from "#server/queries/billing/payments/due-at-providers";
import { paymentsOfOrder } from "#server/queries/billing/payments/payments";
import { cancelOrder } from "./cancel.ts";
import type { BillingDeps } from "./deps.ts";
import { executeRefund } from "./execute-refund.ts";
import { askProvider, runProviderEffects } from "./provider-effects.ts";

/** So many a round: more wait for the next. */
const ROUND = 100;
/** An order's newest payments are asked about; nobody tries more often. */
const NEWEST = 5;

/** Asks about each of them; answers how many could not be asked. */
async function askAll(deps: BillingDeps, rows: readonly PaymentRow[], owner: Owner): Promise<number> {
  let unanswered = 0;
  for (const row of rows) {
    try {
      await askProvider(deps, row, "ask", `user:${owner.userId}`);
    } catch (err) {
      if (!(err instanceof AppError)) throw err;
      unanswered += 1;
      deps.log.warn({ err, payment: row.id }, "a provider did not answer");
    }
  }
  return unanswered;
}

const unpaidOf = async (deps: BillingDeps, owner: Owner, id: string): Promise<PaymentRow[]> => {
  const rows = await paymentsOfOrder(deps.db, id);
  return rows
    .filter((row) => row.user_id === owner.userId && row.state !== "paid" && row.state !== "failed")
    .slice(0, NEWEST);
};

/** "I have paid": asks the providers of the order's payments now. Throws unavailable when none of them answered. */
export async function checkOrder(deps: BillingDeps, owner: Owner, id: string): Promise<void> {
  const rows = await unpaidOf(deps, owner, id);
  const unanswered = await askAll(deps, rows, owner);
  if (rows.length > 0 && unanswered === rows.length) throw new AppError("unavailable");
}

/**
 * Gives up a pending order. Whoever has just paid it keeps it: the providers are asked first, as far as they answer. Throws
 * not_found, order_closed.
 */
export async function giveUpOrder(deps: BillingDeps, owner: Owner, id: string): Promise<void> {
  await askAll(deps, await unpaidOf(deps, owner, id), owner);
  const after = await deps.db.transaction().execute(async (trx) => {
    await actAs(trx, `user:${owner.userId}`);
    await oneAtATime(trx, owner);
    return await cancelOrder(trx, owner, id);
  });
  await runProviderEffects(deps, after);
}

/**
 * Asks about payments that are neither paid nor closed, and closes those whose time is over or whose order needs none any
 * more. Answers how many answered. One that fails keeps no other waiting.
 */
export async function pollStuckPayments(deps: BillingDeps): Promise<number> {
  let answered = 0;
  for (const { over, ...row } of await duePayments(deps.db, deps.now(), ROUND)) {
    try {
      await askProvider(deps, row, over ? "close" : "ask", "system");
      answered += 1;
    } catch (err) {
      deps.log.warn({ err, payment: row.id }, "a stuck payment could not be asked about yet");
    }
  }
  return answered;
}

/** Carries out refunds that wait, or asks how far they got. Answers how many were tried without trouble. */
export async function executeRefunds(deps: BillingDeps): Promise<number> {
  let tried = 0;
  for (const id of await dueRefunds(deps.db, deps.now(), ROUND)) {
    try {
      await executeRefund(deps, id);
      tried += 1;
    } catch (err) {
      deps.log.warn({ err, refund: id }, "a refund could not be carried out yet");
    }
  }
  return tried;
}
