/** Prepaid periods of all accounts: the list, gifts, extensions, changes and ends, each with its reason in the audit. */
import type { AdminSubscription } from "#contract/admin/subscriptions";
import { AppError } from "#contract/errors";
import { cancelPackage, changePackage, extendPackage, grantPackage } from "#server/billing/grant-package";
import type { Db } from "#server/db/tables";
import { adminList } from "#server/procedures/admin/shared/admin-list";
import { accountCells } from "#server/procedures/admin/shared/cells";
import type { SheetColumns } from "#server/procedures/admin/shared/sheet";
import { administrator } from "#server/procedures/base/base";
import type { AdminContext, RequestContext } from "#server/procedures/base/context";
import { reach } from "#server/queries/accounts/admin-accounts";
import type { Owner } from "#server/queries/accounts/owner";
import {
  findSubscription as findAdminSubscription,
  subscriptionList,
} from "#server/queries/billing/admin-subscriptions";
import { findSubscription } from "#server/queries/billing/subscription-rows";

const business = administrator("operations");
type Context = RequestContext & AdminContext;

const subscriptionColumns: SheetColumns<AdminSubscription> = (texts, language) => {
  const of = texts.adminPackages.subscriptions;
  return [
    ...accountCells<AdminSubscription>(texts),
    [texts.adminPackages.plan, (one) => one.planName[language]],
    [of.source, (one) => of.sources[one.source]],
    [texts.adminPackages.orders.number, (one) => one.orderNumber],
    [texts.adminPackages.state, (one) => of.states[one.state]],
    [of.used, (one) => one.used],
    [of.quota, (one) => one.quota],
    [of.starts, (one) => one.startsAt, "moment"],
    [of.ends, (one) => one.endsAt, "moment"],
  ];
};

const list = adminList({
  name: "subscriptions",
  action: "subscriptions.export",
  source: subscriptionList,
  columns: subscriptionColumns,
});

/** Whose it is, if the scope reaches the account. Throws not_found, forbidden. */
async function ownerOf(trx: Db, { scope }: Context, id: string): Promise<Owner> {
  const row = await findSubscription(trx, id);
  if (!row) throw new AppError("not_found");
  return await reach(trx, scope, row.user_id);
}

export const subscriptions = {
  list: business.admin.subscriptions.list.handler(list.page),
  export: business.admin.subscriptions.export.handler(list.file),

  grant: business.admin.subscriptions.grant.handler(async ({ context, input }) => {
    const { userId, idempotencyKey, ...wanted } = input;
    const given = await context.acting(async (trx) => {
      const owner = await reach(trx, context.scope, userId);
      return await grantPackage(trx, owner, { ...wanted, id: idempotencyKey, now: context.now() });
    });
    return await findAdminSubscription(context.db, given.id, context.now());
  }),

  extend: business.admin.subscriptions.extend.handler(async ({ context, input }) => {
    const { id, idempotencyKey, ...wanted } = input;
    const given = await context.acting(async (trx) => {
      const owner = await ownerOf(trx, context, id);
      return await extendPackage(trx, owner, id, { ...wanted, id: idempotencyKey, now: context.now() });
    });
    return await findAdminSubscription(context.db, given.id, context.now());
  }),

  change: business.admin.subscriptions.change.handler(async ({ context, input }) => {
    const { id, idempotencyKey, ...wanted } = input;
    const given = await context.acting(async (trx) => {
      const owner = await ownerOf(trx, context, id);
      return await changePackage(trx, owner, id, { ...wanted, id: idempotencyKey, now: context.now() });
    });
    return await findAdminSubscription(context.db, given.id, context.now());
  }),

  cancel: business.admin.subscriptions.cancel.handler(async ({ context, input: { id, reason } }) => {
    await context.acting(async (trx) => {
      const owner = await ownerOf(trx, context, id);
      await cancelPackage(trx, owner, id, { reason, now: context.now() });
    });
    return await findAdminSubscription(context.db, id, context.now());
  }),
};
