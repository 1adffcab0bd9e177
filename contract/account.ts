/** The signed-in person: profile, role, and the identity card that signs every piece. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { consents } from "#contract/consent";
import { mayUse } from "#contract/entitlement";
import { card } from "#contract/identity";
import { accountDeletion, avatar, exports, phone, sessions, settings } from "#contract/profile";

export const roles = ["admin", "agent", "user"] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;
export const adminScope = z.enum(["super", "system", "operations"]);
export type AdminScope = z.infer<typeof adminScope>;

const me = z.object({
  id: z.uuid(),
  email: z.string(),
  displayName: z.string().nullable(),
  role,
  scope: adminScope.nullable(),
  createdAt: z.string(),
  /** What the account may do asks for a second factor, and it has none. */
  secondFactorMissing: z.boolean(),
  /** Set while an administrator looks at the product as this account sees it. */
  support: z.object({ admin: z.string(), reason: z.string(), endsAt: z.string() }).nullable(),
});

export const account = {
  me: oc.route({ method: "GET", path: "/me", tags: ["account"] }).output(me),
  entitled: mayUse,
  card,
  consents,
  settings,
  avatar,
  phone,
  sessions,
  exports,
  deletion: accountDeletion,
};
