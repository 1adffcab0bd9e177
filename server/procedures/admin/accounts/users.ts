/** Accounts: found, read, opened, corrected. What takes rights away or gives them is in user-rights.ts. */
import type { AdminUser } from "#contract/admin/users";
import { AppError } from "#contract/errors";
import { deviceOf, shortAddress } from "#engine/account/device";
import { letterLimits } from "#server/base/limits";
import { adminList, readerOf } from "#server/procedures/admin/shared/admin-list";
import type { SheetColumns } from "#server/procedures/admin/shared/sheet";
import { administrator } from "#server/procedures/base/base";
import type { AdminContext, RequestContext } from "#server/procedures/base/context";
import { reach } from "#server/queries/accounts/admin-accounts";
import { findByEmail, findUser, userList, userOf } from "#server/queries/accounts/admin-users";
import { findDeletion } from "#server/queries/accounts/deletions";
import { maskedEmail, maskedPhone } from "#server/queries/accounts/masked";
import { findProfile, lockProfile, saveNameAndPhone } from "#server/queries/accounts/profiles";
import { accountWorkOf, keepNote, notesOf } from "#server/queries/administration/account-work";
import { writeAudit } from "#server/queries/audit/audit";
import { auditList } from "#server/queries/audit/audit-list";
import { listOrders, orderOf } from "#server/queries/billing/orders";
import { listSubscriptions } from "#server/queries/billing/subscriptions";
import { rateLimit } from "#server/queries/rate-limits/rate-limit";
import { taskOf } from "#server/queries/tasks/task-shape";
import { listTasks } from "#server/queries/tasks/tasks";
import { disable, enable, removeSecondFactor, setRole } from "./user-rights.ts";

const business = administrator("operations");
const takeLetter = rateLimit("letters_sent", letterLimits.byAdministrator);
const takeLetterTo = rateLimit("letters_got", letterLimits.ofAccount);
/** Of each kind, on the page of one account. */
const NEWEST = 10;

const userColumns: SheetColumns<AdminUser> = ({ users: { column, role, scope, state, plans } }) => [
  [column.name, (one) => one.name],
  [column.email, (one) => one.email],
  [column.phone, (one) => one.phone],
  [column.role, (one) => role[one.role]],
  [column.permissions, (one) => one.scope && scope[one.scope]],
  [column.status, (one) => state[one.state]],
  [column.joined, (one) => one.createdAt, "moment"],
  [column.seen, (one) => one.seenAt, "moment"],
  [column.properties, (one) => one.properties],
  [column.plan, (one) => one.plan && plans[one.plan.source === "trial" ? "trial" : one.plan.code]],
  [column.planEnds, (one) => one.plan?.endsAt ?? null, "moment"],
];

/** What befell an account last. */
async function newestAudit(context: RequestContext & AdminContext, accountId: string) {
  const rows = await auditList(readerOf(context, {}), { accountId, sort: "at", direction: "desc" });
  return await rows.page({ limit: 2 * NEWEST });
}

const list = adminList({ name: "users", action: "accounts.export", source: userList, columns: userColumns });

export const users = {
  list: business.admin.users.list.handler(list.page),
  export: business.admin.users.export.handler(list.file),

  get: business.admin.users.get.handler(async ({ context, input: { id } }) => {
    const { db, scope, now, backend } = context;
    const owner = await reach(db, scope, id);
    const row = await findUser(db, id);
    const [profile, deletion, subscriptions, orders, tasks, sessions, audit, work] = await Promise.all([
      findProfile(db, owner),
      findDeletion(db, owner),
      listSubscriptions(db, owner, now()),
      listOrders(db, owner, { limit: NEWEST }),
      listTasks(db, owner, { limit: NEWEST }),
      backend.accounts.sessions(id),
      newestAudit(context, id),
      accountWorkOf(db, owner, NEWEST),
    ]);
    return {
      ...userOf(row, now()),
      confirmedAt: row.confirmed_at?.toISOString() ?? null,
      phoneVerifiedAt: profile?.phone_verified_at?.toISOString() ?? null,
      disabled: row.disabled_at && { at: row.disabled_at.toISOString(), reason: row.disabled_reason },
      invitedAt: row.invited_at?.toISOString() ?? null,
      deletionDueAt: deletion?.due_at.toISOString() ?? null,
      subscriptions,
      orders: orders.rows.map(orderOf),
      tasks: tasks.rows.map(taskOf),
      sessions: sessions.map((one) => ({
        id: one.id,
        ...deviceOf(one.userAgent),
        network: shortAddress(one.address),
        openedAt: one.openedAt.toISOString(),
        seenAt: one.seenAt.toISOString(),
      })),
      audit: audit.items,
      ...work,
    };
  }),

  note: business.admin.users.note.handler(async ({ context, input: { id, text } }) => {
    const { acting, scope, adminId } = context;
    return await acting(async (trx) => {
      const owner = await reach(trx, scope, id);
      await keepNote(trx, owner, { author: adminId, text });
      // what it says stands in the note alone: the audit outlives the account
      await writeAudit(trx, { action: "accounts.note", accountId: id, after: {} });
      return { notes: await notesOf(trx, owner) };
    });
  }),

  invite: business.admin.users.invite.handler(async ({ context, input }) => {
    const { db, scope, now, acting, backend } = context;
    const { email, displayName, scope: given, role, language } = input;
    if (role === "admin" && scope !== "super") throw new AppError("forbidden");
    await takeLetter(context, context.adminId);
    // before it is done: what was tried stands in the audit even when the mail fails
    const after = { email: maskedEmail(email), role, scope: given ?? null };
    const refuse = (refused: string) =>
      acting((trx) => writeAudit(trx, { action: "accounts.invite_refused", after: { ...after, refused } }));
    const known = await findByEmail(db, email);
    if (known) {
      const invited = known.invited_at !== null && known.came_at === null;
      await refuse(invited ? "invited" : "conflict");
      throw new AppError("conflict", { data: { invited } });
    }
    await acting((trx) => writeAudit(trx, { action: "accounts.invite", after }));
    const wanted = {
      role,
      language,
      invitedBy: context.adminId,
      from: context.address,
      ...(given ? { scope: given } : {}),
      ...(displayName ? { displayName } : {}),
    };
    const id = await backend.accounts.invite(email, wanted).catch(async (error: unknown) => {
      await refuse(error instanceof AppError ? error.code : "failed");
      throw error;
    });
    return userOf(await findUser(db, id), now());
  }),

  edit: business.admin.users.edit.handler(async ({ context, input: { id, displayName, phone, seen } }) => {
    const { scope, now, acting } = context;
    const row = await acting(async (trx) => {
      const owner = await reach(trx, scope, id);
      const before = await lockProfile(trx, owner);
      const was = { displayName: before?.display_name ?? null, phone: before?.phone ?? null };
      if (was.displayName !== seen.displayName || was.phone !== seen.phone) throw new AppError("conflict");
      await saveNameAndPhone(trx, owner, displayName, phone);
      await writeAudit(trx, {
        action: "accounts.edit",
        accountId: id,
        before: { ...was, phone: maskedPhone(was.phone) },
        after: { displayName, phone: maskedPhone(phone) },
      });
      return findUser(trx, id);
    });
    return userOf(row, now());
  }),

  resetPassword: business.admin.users.resetPassword.handler(async ({ context, input: { id } }) => {
    const { db, scope, now, acting, backend } = context;
    await acting(async (trx) => {
      await reach(trx, scope, id);
      if ((await findUser(trx, id)).disabled_at) throw new AppError("account_disabled");
      await takeLetterTo({ db: trx, now }, id);
      await takeLetter({ db: trx, now }, context.adminId);
      await writeAudit(trx, { action: "accounts.reset_password", accountId: id, after: {} });
    });
    await backend.accounts.sendPasswordReset(id);
    return userOf(await findUser(db, id), now());
  }),

  disable,
  enable,
  removeSecondFactor,
  setRole,
};
