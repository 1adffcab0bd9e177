/** Making and confirming accounts. The profile and the role row appear with the account, by triggers. */
import { sql, type Transaction } from "kysely";
import type { Tables } from "#server/backend/shared/tables";
import type { PendingSignUp } from "./pending-sign-ups.ts";

export interface NewAccount {
  email: string;
  /** Null: there is no password yet. */
  passwordHash: string | null;
  data: Record<string, unknown>;
  confirmed: boolean;
}

/** Answers the id; null when another request made the account a moment ago. */
export async function createAccount(trx: Transaction<Tables>, account: NewAccount, now: Date): Promise<string | null> {
  const made = await trx
    .insertInto("auth.users")
    .values({
      aud: "authenticated",
      role: "authenticated",
      email: account.email,
      encrypted_password: account.passwordHash,
      email_confirmed_at: account.confirmed ? now : null,
      raw_app_meta_data: JSON.stringify({ provider: "email", providers: ["email"] }),
      raw_user_meta_data: JSON.stringify(account.data),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column("email").where("is_sso_user", "=", false).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return null;
  await trx
    .insertInto("auth.identities")
    .values({
      provider_id: made.id,
      user_id: made.id,
      provider: "email",
      identity_data: JSON.stringify({
        sub: made.id,
        email: account.email,
        email_verified: account.confirmed,
        phone_verified: false,
      }),
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return made.id;
}

/**
 * The person has shown that the mailbox is theirs. `signUp`: the one whose password and data take effect with it; null
 * when nobody has shown that the mailbox's owner made it, so that the account opens without a password.
 */
export async function confirmAccount(
  trx: Transaction<Tables>,
  userId: string,
  signUp: PendingSignUp | null,
  now: Date,
): Promise<void> {
  const taken = signUp && {
    encrypted_password: signUp.password_hash,
    raw_user_meta_data: JSON.stringify(signUp.data),
  };
  await trx
    .updateTable("auth.users")
    .set({ email_confirmed_at: now, updated_at: now, ...(taken ?? { encrypted_password: null }) })
    .where("id", "=", userId)
    .execute();
  const name = signUp?.data.display_name;
  if (typeof name === "string") {
    await trx
      .updateTable("public.profiles")
      .set({ display_name: sql<string>`public.wished_name(${name})` })
      .where("user_id", "=", userId)
      .where("display_name", "is", null)
      .execute();
  }
  await trx
    .updateTable("auth.identities")
    .set({ identity_data: sql`identity_data || '{"email_verified": true}'::jsonb`, updated_at: now })
    .where("user_id", "=", userId)
    .where("provider", "=", "email")
    .execute();
}
