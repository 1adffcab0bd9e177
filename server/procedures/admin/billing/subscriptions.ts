/** Prepaid periods of all accounts: the list, gifts, extensions, changes and ends, each with its reason in the audit. */
import type { z } from "zod";
import type { subscriptionsInput } from "#contract/admin/subscriptions";
import { AppError } from "#contract/errors";
import { cancelPackage, changePackage, extendPackage, grantPackage } from "#server/billing/grant-package";
import type { Db } from "#server/db/tables";
import { subscriptionColumns } from "#server/procedures/admin/sheets/billing-columns";
import { sheet } from "#server/procedures/admin/sheets/sheet";
import { administrator } from "#server/procedures/base/base";
import type { AdminContext, RequestContext } from "#server/procedures/base/context";
import type { RowFilter } from "#server/queries/accounts/account-filter";
import { lookedAs, reach, withAccounts } from "#server/queries/accounts/admin-accounts";
import type { Owner } from "#server/queries/accounts/owner";
import {
  adminSubscriptionOf,
  countSubscriptions,
  pageOfSubscriptions,
  whichSubscriptions,
} from "#server/queries/billing/admin-subscriptions";
import { findSubscription } from "#server/queries/billing/subscription-rows";

const business = administrator("operations");
type Context = RequestContext & AdminContext;

async function pageOf({ db, now }: Context, asked: z.infer<typeof subscriptionsInput>, which: RowFilter) {
  const { rows, next, previous } = await pageOfSubscriptions(db, asked, which, now());
  const items = (await withAccounts(db, rows)).map((row) => adminSubscriptionOf(row, now()));
  return { items, next, previous };
}

async function one({ db, now }: Context, id: string) {
  const subscription = await findSubscription(db, id);
  const [row] = await withAccounts(db, subscription ? [subscription] : []);
  if (!row) throw new AppError("not_found");
  return adminSubscriptionOf(row, now());
}

/** Whose it is, if the scope reaches the account. Throws not_found, forbidden. */
async function ownerOf(trx: Db, { scope }: Context, id: string): Promise<Owner> {
  const row = await findSubscription(trx, id);
  if (!row) throw new AppError("not_found");
  return await reach(trx, scope, row.user_id);
}

export const subscriptions = {
  list: business.admin.subscriptions.list.handler(async ({ context, input }) => {
    const which = await whichSubscriptions(context.db, lookedAs(context.scope, input), input, context.now());
    const page = await pageOf(context, input, which);
    return { ...page, count: await countSubscriptions(context.db, lookedAs(context.scope, input), which) };
  }),

  export: business.admin.subscriptions.export.handler(async ({ context, input }) => {
    const which = await whichSubscriptions(context.db, lookedAs(context.scope, input), input, context.now());
    return await sheet(context, {
      list: "subscriptions",
      action: "subscriptions.export",
      asked: input,
      columns: subscriptionColumns,
      read: (page) => pageOf(context, { ...input, ...page }, which),
    });
  }),

  grant: business.admin.subscriptions.grant.handler(async ({ context, input }) => {
    const { userId, idempotencyKey, ...wanted } = input;
    const given = await context.acting(async (trx) => {
      const owner = await reach(trx, context.scope, userId);
      return await grantPackage(trx, owner, { ...wanted, id: idempotencyKey, now: context.now() });
    });
    return await one(context, given.id);
  }),

  extend: business.admin.subscriptions.extend.handler(async ({ context, input }) => {
    const { id, idempotencyKey, ...wanted } = input;
    const given = await context.acting(async (trx) => {
      const owner = await ownerOf(trx, context, id);
      return await extendPackage(trx, owner, id, { ...wanted, id: idempotencyKey, now: context.now() });
    });
    return await one(context, given.id);
  }),

  change: business.admin.subscriptions.change.handler(async ({ context, input }) => {
    const { id, idempotencyKey, ...wanted } = input;
    const given = await context.acting(async (trx) => {
      const owner = await ownerOf(trx, context, id);
      return await changePackage(trx, owner, id, { ...wanted, id: idempotencyKey, now: context.now() });
    });
    return await one(context, given.id);
  }),

  cancel: business.admin.subscriptions.cancel.handler(async ({ context, input: { id, reason } }) => {
    await context.acting(async (trx) => {
      const owner = await ownerOf(trx, context, id);
      await cancelPackage(trx, owner, id, { reason, now: context.now() });
    });
    return await one(context, id);
  }),
};
