/** Administration of accounts. Scopes operations and super; whatever touches administrators is for super alone. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { adminScope, role, roles } from "#contract/account";
import { accountNote, accountWork } from "#contract/admin/account-work";
import { adminList, listInput, ofCustomers, within } from "#contract/admin/list";
import { auditLine } from "#contract/admin/logs";
import { userSorts, userStates } from "#contract/admin/user-names";
import { order } from "#contract/order";
import { planCode } from "#contract/plan";
import { openSession } from "#contract/profile";
import { subscription } from "#contract/subscription";
import { task } from "#contract/task";

const tags = ["administration"];
const byId = z.object({ id: z.uuid() });
const reason = z.string().trim().min(1).max(500);

const adminUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  role,
  scope: adminScope.nullable(),
  state: z.enum(userStates),
  /** A signed-in request came within ten minutes. */
  online: z.boolean(),
  createdAt: z.string(),
  /** To five minutes; null: never. */
  seenAt: z.string().nullable(),
  signedInAt: z.string().nullable(),
  /** Homes that are not deleted. */
  properties: z.number().int(),
  /** What was bought, given or tried last; null: nothing ever. */
  plan: z
    .object({ code: planCode, source: subscription.shape.source, endsAt: z.string(), running: z.boolean() })
    .nullable(),
});
export type AdminUser = z.infer<typeof adminUser>;

const filters = {
  role: z.enum(roles).optional(),
  scope: adminScope.optional(),
  state: z.enum(userStates).optional(),
  /** `none`: nothing runs. */
  plan: z.union([planCode, z.literal("none")]).optional(),
  online: z.stringbool().or(z.boolean()).optional(),
  /** When the account began: its sign-up, or the day its invitation was accepted; one that waits is in no such list. */
  opened: within.optional(),
  ...ofCustomers,
};
export const usersInput = listInput(userSorts, filters);

/** What somebody in charge needs to see before acting: only the newest of each. */
const userDetail = adminUser.extend({
  confirmedAt: z.string().nullable(),
  phoneVerifiedAt: z.string().nullable(),
  disabled: z.object({ at: z.string(), reason: z.string().nullable() }).nullable(),
  invitedAt: z.string().nullable(),
  /** The account goes on that day, because its owner wished so. */
  deletionDueAt: z.string().nullable(),
  subscriptions: z.array(subscription),
  orders: z.array(order),
  tasks: z.array(task),
  sessions: z.array(openSession.omit({ current: true })),
  ...accountWork,
  audit: z.array(auditLine),
});
export type UserDetail = z.infer<typeof userDetail>;

const displayName = z
  .string()
  .trim()
  .max(80)
  .regex(/^[^\p{Cc}<>\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]*$/u);

const route = (method: "GET" | "POST" | "PUT", path: `/${string}`) => oc.route({ method, path, tags });

export const adminUsers = {
  ...adminList("/users", { summary: "Accounts: searched, filtered and sorted", input: usersInput, row: adminUser }),
  get: route("GET", "/admin/users/{id}").input(byId).output(userDetail),
  /** Opens an account and mails a link that sets its password. Throws conflict when the address has one, mail_failed, forbidden, too_many_requests. */
  invite: route("POST", "/admin/users")
    .input(
      z
        .object({
          email: z.email().max(254),
          displayName: displayName.optional(),
          role,
          scope: adminScope.optional(),
          language: z.enum(["zh", "en"]),
        })
        .refine((one) => (one.role === "admin") === (one.scope !== undefined), { path: ["scope"] }),
    )
    .output(adminUser),
  /** `seen`: what stood there when the form was opened. Throws not_found, forbidden, and conflict when it does not any more. */
  edit: route("PUT", "/admin/users/{id}")
    .input(
      byId.extend({
        displayName: displayName.nullable(),
        phone: z
          .string()
          .regex(/^\+[1-9][0-9]{6,14}$/)
          .nullable(),
        seen: z.object({ displayName: z.string().nullable(), phone: z.string().nullable() }),
      }),
    )
    .output(adminUser),
  /** Mails a link that sets a new password; to somebody who was invited, the invitation again. Throws mail_failed, account_disabled, too_many_requests. */
  resetPassword: route("POST", "/admin/users/{id}/reset-password").input(byId).output(adminUser),
  /** Writes down something for colleagues, which the account's owner never sees. Answers all notes, newest first. */
  note: route("POST", "/admin/users/{id}/notes")
    .input(byId.extend({ text: z.string().trim().min(1).max(2000) }))
    .output(z.object({ notes: z.array(accountNote) })),
  /** Signs out everywhere and refuses sign-ins. Throws own_account, last_super_admin. */
  disable: route("POST", "/admin/users/{id}/disable").input(byId.extend({ reason })).output(adminUser),
  enable: route("POST", "/admin/users/{id}/enable").input(byId).output(adminUser),
  /** For who lost the app and the codes: signs out everywhere. Throws own_account, forbidden, no_second_factor. */
  removeSecondFactor: route("POST", "/admin/users/{id}/remove-second-factor")
    .input(byId.extend({ reason }))
    .output(adminUser),
  /** Only super makes administrators or changes them; nobody changes oneself. `reason`: for the audit. Throws own_account, forbidden, last_super_admin, not_confirmed. */
  setRole: route("PUT", "/admin/users/{id}/role")
    .input(
      byId
        .extend({ role, scope: adminScope.nullable(), reason })
        .refine((one) => (one.role === "admin") === (one.scope !== null), { path: ["scope"] }),
    )
    .output(adminUser),
};

/** Looking at the product as an account sees it: the header `x-support-session` with `id`, on calls outside /admin. */
export const adminSupport = {
  /** Ends one that runs. Throws own_account, account_disabled, and forbidden for administrators' accounts. */
  start: route("POST", "/admin/users/{id}/support")
    .input(byId.extend({ reason }))
    .output(z.object({ id: z.uuid(), endsAt: z.string() })),
  end: route("POST", "/admin/support/end").output(z.object({ ended: z.boolean() })),
};
