/** The books: where they differ from the providers', their statements, the audit, and an account's listings. */
import { AppError } from "#contract/errors";
import { lastDayOver, statementZones } from "#engine/billing/statement-days";
import { askByReference, reconcile } from "#server/jobs/reconcile";
import { noteReading } from "#server/procedures/admin/shared/reading";
import { differenceColumns } from "#server/procedures/admin/sheets/billing-columns";
import { sheet } from "#server/procedures/admin/sheets/sheet";
import { administrator } from "#server/procedures/base/base";
import { reach } from "#server/queries/accounts/admin-accounts";
import { writeAudit } from "#server/queries/audit/audit";
import { listAudit } from "#server/queries/audit/audit-list";
import { adjustQuota } from "#server/queries/billing/adjust-quota";
import {
  countDifferences,
  differenceOf,
  pageOfDifferences,
  resolveDifference,
} from "#server/queries/billing/differences";
import { ledgerOf } from "#server/queries/billing/quota-ledger";
import { listSubscriptions } from "#server/queries/billing/subscriptions";

const business = administrator("operations");

export const differences = {
  list: business.admin.differences.list.handler(async ({ context, input }) => {
    const { rows, ...page } = await pageOfDifferences(context.db, input);
    return { ...page, items: rows.map(differenceOf), count: await countDifferences(context.db, input) };
  }),

  export: business.admin.differences.export.handler(({ context, input }) =>
    sheet(context, {
      list: "differences",
      action: "reconciliation_differences.export",
      asked: input,
      columns: differenceColumns,
      async read(page) {
        const { rows, next } = await pageOfDifferences(context.db, { ...input, ...page });
        return { items: rows.map(differenceOf), next };
      },
    }),
  ),

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

export const audit = {
  list: administrator("operations", "system").admin.audit.list.handler(async ({ context, input }) => {
    const page = await listAudit(context.db, input, context);
    const { accountId, cursor } = input;
    if (accountId && cursor === undefined) await noteReading(context, { what: "audit", accountId });
    return page;
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
