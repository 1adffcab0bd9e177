/**
 * Rights of accounts: disabled or not, which role, which scope. Only super touches administrators, nobody changes oneself,
 * and one super is always left, also when two of them act on each other at the same moment.
 */
import type { AdminScope } from "#contract/account";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import { administrator } from "#server/procedures/base/base";
import { reach, scopeOf } from "#server/queries/accounts/admin-accounts";
import { findUser, userOf } from "#server/queries/accounts/admin-users";
import { assertNotLastSuper } from "#server/queries/accounts/deletions";
import { changeRole, lockRights, setDisabled } from "#server/queries/accounts/rights";
import { actBecause, writeAudit } from "#server/queries/audit/audit";
import { wakeStreams } from "#server/queries/notifications/streams";
import { endSupportAbout } from "#server/queries/support/support-sessions";

const business = administrator("operations");

/**
 * The account, for a change of its rights. Waits for other changes to administrators and asks again who acts: what was true
 * at the door need not be any more. Throws own_account, not_found, forbidden, last_super_admin.
 */
async function reachForRights(trx: Db, by: { adminId: string; scope: AdminScope }, id: string) {
  if (id === by.adminId) throw new AppError("own_account");
  const owner = await reach(trx, by.scope, id);
  const row = await findUser(trx, id);
  if (row.role === "admin") {
    await assertNotLastSuper(trx, id);
    if ((await scopeOf(trx, by.adminId)) !== "super") throw new AppError("forbidden");
  }
  return owner;
}

/**
 * The sign-in service is told within the lock: its change moves the row of the account too, so it comes before ours, and when
 * it fails nothing has happened.
 */
export const disable = business.admin.users.disable.handler(async ({ context, input: { id, reason } }) => {
  const { db, acting, now, backend } = context;
  await acting(async (trx) => {
    await lockRights(trx, id);
    await reachForRights(trx, context, id);
    await writeAudit(trx, { action: "accounts.disable", accountId: id, after: { reason } });
    await endSupportAbout(trx, id, now());
    await backend.accounts.disable(id);
    await setDisabled(trx, id, { at: now(), reason });
  });
  await wakeStreams(db, id);
  return userOf(await findUser(db, id), now());
});

export const enable = business.admin.users.enable.handler(async ({ context, input: { id } }) => {
  const { db, acting, now, scope, backend } = context;
  await acting(async (trx) => {
    await lockRights(trx, id);
    await reach(trx, scope, id);
    await writeAudit(trx, { action: "accounts.enable", accountId: id, after: {} });
    await backend.accounts.enable(id);
    await setDisabled(trx, id, null);
  });
  return userOf(await findUser(db, id), now());
});

/** Who acts has met the owner otherwise than by a mail, which a thief of the password may read as well: the reason says how. */
export const removeSecondFactor = business.admin.users.removeSecondFactor.handler(
  async ({ context, input: { id, reason } }) => {
    const { db, acting, now, backend } = context;
    if (id === context.adminId) throw new AppError("own_account");
    await acting(async (trx) => {
      await lockRights(trx, id);
      await reach(trx, context.scope, id);
      await writeAudit(trx, { action: "accounts.remove_second_factor", accountId: id, after: { reason } });
      if (!(await backend.accounts.removeSecondFactors(id))) throw new AppError("no_second_factor");
    });
    await wakeStreams(db, id);
    return userOf(await findUser(db, id), now());
  },
);

export const setRole = business.admin.users.setRole.handler(async ({ context, input: { id, role, scope, reason } }) => {
  const { acting, now } = context;
  const row = await acting(async (trx) => {
    if (role === "admin" && context.scope !== "super") throw new AppError("forbidden");
    await reachForRights(trx, context, id);
    if (role === "admin") {
      if ((await scopeOf(trx, context.adminId)) !== "super") throw new AppError("forbidden");
      // anybody may have signed up with that address, and chosen the password that its owner then confirms
      const { confirmed_at, invited_at } = await findUser(trx, id);
      if (!confirmed_at && !invited_at) throw new AppError("not_confirmed");
    }
    // the audit is written by the table's trigger
    await actBecause(trx, reason);
    await endSupportAbout(trx, id, now());
    await changeRole(trx, id, role, scope);
    return findUser(trx, id);
  });
  return userOf(row, now());
});
