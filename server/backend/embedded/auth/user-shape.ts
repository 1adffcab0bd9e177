/** The user as supabase-js knows it. */
import type { Kysely, Selectable } from "kysely";
import type { Factors, Identities, Tables, Users } from "#server/backend/shared/tables";

export type UserRow = Selectable<Users>;
type IdentityRow = Selectable<Identities>;

const iso = (date: Date | null) => date?.toISOString();

/** Without hash, tokens and bans. Fields without a value are left out, as Supabase does. */
const userShape = (
  user: UserRow,
  identities: readonly IdentityRow[],
  factors: readonly Omit<Selectable<Factors>, "secret" | "user_id">[],
) => ({
  id: user.id,
  aud: "authenticated",
  role: "authenticated",
  email: user.email ?? "",
  email_confirmed_at: iso(user.email_confirmed_at),
  phone: user.phone ?? "",
  confirmation_sent_at: iso(user.confirmation_sent_at),
  confirmed_at: iso(user.confirmed_at),
  recovery_sent_at: iso(user.recovery_sent_at),
  reauthentication_sent_at: iso(user.reauthentication_sent_at),
  last_sign_in_at: iso(user.last_sign_in_at),
  app_metadata: user.raw_app_meta_data ?? {},
  user_metadata: user.raw_user_meta_data ?? {},
  identities: identities.map((identity) => ({
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: iso(identity.last_sign_in_at),
    created_at: iso(identity.created_at),
    updated_at: iso(identity.updated_at),
    email: identity.email ?? undefined,
  })),
  ...(factors.length === 0
    ? {}
    : {
        factors: factors.map((factor) => ({
          id: factor.id,
          friendly_name: factor.friendly_name ?? undefined,
          factor_type: factor.factor_type,
          status: factor.status,
          created_at: iso(factor.created_at),
          updated_at: iso(factor.updated_at),
        })),
      }),
  created_at: iso(user.created_at),
  updated_at: iso(user.updated_at),
  is_anonymous: false,
});

export type UserShape = ReturnType<typeof userShape>;

/** Every sign-up answers this, whether the address was new or known, so that nobody learns who has an account. */
export const obfuscatedUser = (email: string, data: Record<string, unknown>, now: Date) => ({
  id: crypto.randomUUID(),
  aud: "authenticated",
  role: "authenticated",
  email,
  phone: "",
  confirmation_sent_at: now.toISOString(),
  app_metadata: { provider: "email", providers: ["email"] },
  user_metadata: data,
  identities: [],
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  is_anonymous: false,
});

/** "lock": nobody else changes the row until the transaction ends. */
export const userByEmail = (db: Kysely<Tables>, email: string, how: "read" | "lock" = "read") =>
  db
    .selectFrom("auth.users")
    .$if(how === "lock", (query) => query.forUpdate())
    .selectAll()
    .where("email", "=", email)
    .where("is_sso_user", "=", false)
    .where("deleted_at", "is", null)
    .executeTakeFirst();

export const readUser = async (db: Kysely<Tables>, id: string): Promise<UserShape | null> => {
  const user = await db.selectFrom("auth.users").selectAll().where("id", "=", id).executeTakeFirst();
  if (!user) return null;
  const [identities, factors] = await Promise.all([
    db.selectFrom("auth.identities").selectAll().where("user_id", "=", id).execute(),
    db
      .selectFrom("auth.mfa_factors")
      .select(["id", "friendly_name", "factor_type", "status", "created_at", "updated_at"])
      .where("user_id", "=", id)
      .orderBy("created_at")
      .execute(),
  ]);
  return userShape(user, identities, factors);
};
