/** The books: where they differ from the providers', their statements, and an account's listings. */
import type { AdminDifference } from "#contract/admin/books";
import { AppError } from "#contract/errors";
import { lastDayOver, statementZones } from "#engine/billing/statement-days";
import { askByReference, reconcile } from "#server/jobs/reconcile";
import { adminList } from "#server/procedures/admin/shared/admin-list";
import { major } from "#server/procedures/admin/shared/cells";
import { noteReading } from "#server/procedures/admin/shared/reading";
import type { SheetColumns } from "#server/procedures/admin/shared/sheet";
import { administrator } from "#server/procedures/base/base";
import { reach } from "#server/queries/accounts/admin-accounts";
import { writeAudit } from "#server/queries/audit/audit";
import { adjustQuota } from "#server/queries/billing/adjust-quota";
import { differenceList, differenceOf, resolveDifference } from "#server/queries/billing/differences";
import { ledgerOf } from "#server/queries/billing/quota-ledger";
import { listSubscriptions } from "#server/queries/billing/subscriptions";

const business = administrator("operations");

const currencyOf = ({ theirs, ours }: AdminDifference) => theirs?.currency ?? ours?.currency ?? null;

/** Every reference the bank knows the money by: the rest of a transfer comes under its own. */
const transactionsOf = ({ arrivals, theirs, ours }: AdminDifference) =>
  arrivals.length > 1
    ? arrivals.map(({ transactionId }) => transactionId).join("; ")
    : (theirs?.transactionId ?? ours?.transactionId ?? null);

const differenceColumns: SheetColumns<AdminDifference> = ({
  adminPackages: { differences: of, provider, providers, orders, settle, ...words },
}) => [
  [of.kind, (one) => of.kinds[one.kind]],
  [provider, (one) => providers[one.provider]],
  [of.day, (one) => one.day],
  [of.reference, (one) => one.theirs?.reference ?? one.ours?.reference ?? null],
  [of.transaction, transactionsOf],
  [of.theirs, (one) => major(one.theirs?.amountMinor, one.theirs?.currency), "money"],
  [
    settle.arrivals,
    (one) =>
      one.arrivals.map((came) => `${major(came.amountMinor, currencyOf(one))} · ${came.transactionId}`).join("; "),
  ],
  [of.ours, (one) => major(one.ours?.amountMinor, one.ours?.currency), "money"],
  [words.currency, currencyOf],
  [orders.number, (one) => one.orderNumber],
  [words.account, (one) => one.account?.name ?? one.account?.email ?? null],
  [words.state, (one) => of.states[one.resolvedAt ? "closed" : "open"]],
  [settle.chosen, (one) => one.choice && settle[one.resolvedAt ? "settled" : "chose"][one.choice]],
  [of.note, (one) => one.note],
  [words.when, (one) => one.createdAt, "moment"],
];

const list = adminList({
  name: "differences",
  action: "reconciliation_differences.export",
  source: differenceList,
  columns: differenceColumns,
});

export const differences = {
  list: business.admin.differences.list.handler(list.page),
  export: business.admin.differences.export.handler(list.file),

  resolve: business.admin.differences.resolve.handler(async ({ context, input: { id, note } }) => {
    const { acting, adminId, now } = context;
    const row = await acting((trx) => resolveDifference(trx, id, { adminId, note, now: now() }));
    if (!row) throw new AppError("not_found");
    return differenceOf(row);
  }),
};

export const statements = {
  run: business.admin.statements.run.handler(async ({ context, input: { of } }) => {
    if (of && of.day > lastDayOver(context.now(), statementZones[of.provider]))
      throw new AppError("invalid_input", { data: { field: "day" } });
    await context.acting((trx) => writeAudit(trx, { action: "statements.run", after: of ?? {} }));
    return await reconcile({ ...context, ask: (reference: string) => askByReference(context, reference) }, of);
  }),
};

export const ledger = business.admin.ledger.handler(async ({ context, input }) => {
  const { db, scope, now } = context;
  const owner = await reach(db, scope, input.userId);
  const subscriptions = await listSubscriptions(db, owner, now());
  const id = input.subscriptionId ?? subscriptions[0]?.id ?? null;
  const owned = id && subscriptions.some((one) => one.id === id);
  if (input.subscriptionId && !owned) throw new AppError("not_found");
  const page = id ? await ledgerOf(db, id, input) : { items: [], nextCursor: null };
  if (input.cursor === undefined) await noteReading(context, { what: "ledger", accountId: owner.userId });
  return { subscriptions, subscriptionId: id, ...page };
});

export const quota = {
  adjust: business.admin.quota.adjust.handler(async ({ context, input }) => {
    const { acting, scope, adminId, now } = context;
    const subscription = await acting(async (trx) => {
      const owner = await reach(trx, scope, input.userId);
      const { listings, reason, idempotencyKey: entryId } = input;
      await adjustQuota(trx, owner, { listings, reason, adminId, entryId, now: now() });
      return (await listSubscriptions(trx, owner, now()))[0];
    });
    if (!subscription) throw new AppError("no_package");
    return { subscription };
  }),
};
