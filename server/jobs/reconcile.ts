/**
 * Compares our books with what each provider says moved. Every finished day's statement is fetched once; money that stands
 * there and not here is asked about first, so that it is fulfilled; what still differs is kept for an administrator.
 */

import type { PaymentProvider } from "#adapters/payments/payment";
import { dayIn, dueDays, plusDays, statementZones } from "#engine/billing/statement-days";
import type { BillingDeps } from "#server/billing/deps";
import { askProvider } from "#server/billing/provider-effects";
import { mailAdministrators } from "#server/mails/administrators";
import type { MailServices } from "#server/mails/outbox";
import { recordDifferences } from "#server/queries/billing/differences";
import { findDifferences } from "#server/queries/billing/found-differences";
import { findPaymentByReference } from "#server/queries/billing/payments/find-payments";
import { importedDays, paidThereOnly, saveStatement } from "#server/queries/billing/statements";
import { notifyAdministrators } from "#server/queries/notifications/administrators";
import type { Using } from "#server/services/index";
import type { RoundJob } from "./job.ts";

/** Statements and books this old and younger are looked at again each time: news comes late. */
const LOOK_BACK_DAYS = 40;
/** A refund on its way longer than this is shown: cards take some days, and nobody tells of one that got stuck. */
const REFUND_MS = 3 * 86_400_000;

export interface ReconcileDeps extends Using<"db" | "payments" | "now" | "log"> {
  /** Asks the provider about one payment now and writes down what it says (server/billing). */
  ask(reference: string): Promise<void>;
  /** Aborted when the process stops: the next round goes on. */
  signal?: AbortSignal;
}

type StatingProvider = PaymentProvider & { statement: NonNullable<PaymentProvider["statement"]> };
const states = (provider: PaymentProvider): provider is StatingProvider => provider.statement !== null;

/** Fetches a day; false when the provider had none to give now. */
async function fetchDay({ db, log }: ReconcileDeps, provider: StatingProvider, day: string): Promise<boolean> {
  try {
    const lines = await provider.statement(day);
    await db.transaction().execute((trx) => saveStatement(trx, provider.name, day, lines));
    return true;
  } catch (err) {
    log.warn({ err, provider: provider.name, day }, "a statement could not be fetched; the next round tries again");
    return false;
  }
}

/** Asks about every payment that is paid there and not here. One that cannot be asked about stays for the next round. */
async function catchUp(deps: ReconcileDeps, provider: PaymentProvider, from: string): Promise<void> {
  for (const reference of await paidThereOnly(deps.db, provider.name, from))
    await deps.ask(reference).catch((err: unknown) => {
      deps.log.warn({ err, provider: provider.name, reference }, "a payment of a statement could not be asked about");
    });
}

/** Compares, keeps what is new and tells the administrators in the application. Answers how many differences are new. */
async function compareBooks(deps: ReconcileDeps, provider: PaymentProvider): Promise<number> {
  const { db, now } = deps;
  const zone = statementZones[provider.name];
  const from = plusDays(dayIn(now(), zone), -LOOK_BACK_DAYS);
  await catchUp(deps, provider, from);
  return await db.transaction().execute(async (trx) => {
    const differences = await findDifferences(trx, provider.name, zone, from, new Date(now().getTime() - REFUND_MS));
    const fresh = await recordDifferences(trx, provider.name, differences, from, now());
    if (fresh > 0) await notifyAdministrators(trx, { kind: "books_differ", data: { count: fresh } });
    return fresh;
  });
}

/** What a round did: statements fetched, and new differences. */
interface Reconciled {
  days: { provider: PaymentProvider["name"]; day: string }[];
  differences: number;
}

/**
 * One round over all providers. `only`: fetch this day of this provider, also when it is here already. Safe to run twice at
 * once: a day is kept once, a difference too.
 */
export async function reconcile(
  deps: ReconcileDeps,
  only?: { provider: PaymentProvider["name"]; day: string },
): Promise<Reconciled> {
  const done: Reconciled = { days: [], differences: 0 };
  for (const provider of deps.payments) {
    if (deps.signal?.aborted) break;
    if (only && provider.name !== only.provider) continue;
    if (states(provider)) {
      const zone = statementZones[provider.name];
      const since = plusDays(dayIn(deps.now(), zone), -LOOK_BACK_DAYS);
      const due = only ? [only.day] : dueDays(deps.now(), zone, await importedDays(deps.db, provider.name, since));
      for (const day of due) {
        if (deps.signal?.aborted) return done;
        if (await fetchDay(deps, provider, day)) done.days.push({ provider: provider.name, day });
      }
    }
    done.differences += await compareBooks(deps, provider);
  }
  return done;
}

/** The round of the schedule: also mails the administrators when something new differs. */
export async function reconcileAndTell(deps: ReconcileDeps & MailServices): Promise<Reconciled> {
  const done = await reconcile(deps);
  if (done.differences > 0)
    await mailAdministrators(deps, {
      kind: "differences",
      fill: () => ({ count: String(done.differences) }),
      facts: [],
      path: "/admin/packages",
    });
  return done;
}

/** Asks a payment's provider about it now, and settles what it says; nothing for a reference that is not ours. */
export async function askByReference(deps: BillingDeps, reference: string): Promise<void> {
  const row = await findPaymentByReference(deps.db, reference);
  if (row) await askProvider(deps, row, "ask", "system");
}

/** Fetches the statements that are due and compares. */
export const reconcileJob: RoundJob = {
  name: "reconcile",
  schedule: { everyMs: 30 * 60_000 },
  handler: (deps, signal) =>
    reconcileAndTell({ ...deps, signal, ask: (reference: string) => askByReference(deps, reference) }),
};
