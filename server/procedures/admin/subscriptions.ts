/** Prepaid periods of all accounts: the list, gifts, extensions, changes and ends, each with its reason in the audit. */
import { AppError } from "#contract/errors";
import { cancelPackage, changePackage, extendPackage, grantPackage } from "#server/billing/gift";
import type { Db } from "#server/db/tables";
import { administrator } from "#server/procedures/base";
import type { AdminContext, RequestContext } from "#server/procedures/context";
import { reach, withAccounts } from "#server/queries/admin-accounts";
import { adminSubscriptionOf, listAllSubscriptions } from "#server/queries/admin-subscriptions";
import type { Owner } from "#server/queries/owner";

/** More accounts than this with such an address: nobody reads that far. */
const MOST_ACCOUNTS = 200;
const business = administrator("operations");
type Context = RequestContext & AdminContext;

async function one({ db, backend, now }: Context, id: string) {
  const rows = await db.selectFrom("subscriptions").selectAll().where("id", "=", id).execute();
  const [row] = await withAccounts(db, backend.accounts, rows);
  if (!row) throw new AppError("not_found");
  return adminSubscriptionOf(row, now());
}

/** Whose it is, if the scope reaches the account. Throws not_found, forbidden. */
async function ownerOf(trx: Db, { scope }: Context, id: string): Promise<Owner> {
  const row = await trx.selectFrom("subscriptions").select("user_id").where("id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return await reach(trx, scope, row.user_id);
}

export const subscriptions = {
  list: business.admin.subscriptions.list.handler(async ({ context, input }) => {
    const { db, scope, backend } = context;
    const now = context.now();
    const { q, userId, ...filters } = input;
    const named = q ? await backend.accounts.searchEmail(q, MOST_ACCOUNTS) : undefined;
    const userIds = userId ? (named?.filter((id) => id === userId) ?? [userId]) : named;
    const { rows, ...page } = await listAllSubscriptions(db, { ...filters, scope, userIds }, now);
    const items = (await withAccounts(db, backend.accounts, rows)).map((row) => adminSubscriptionOf(row, now));
    return { items, ...page };
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
