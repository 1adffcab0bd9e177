/** Whether a session still awaits its second factor, and what the journal calls a way in that does: nobody is in by it yet. */
import type { Kysely } from "kysely";
import type { SignInOutcome } from "#contract/admin/logs";
import type { Tables } from "./tables.ts";

/** How somebody came: their password, or a link or digits of a mail. */
export type Way = Extract<SignInOutcome, "signed_in" | "mail_link" | "invitation" | "recovery">;

/** The way in as the journal has it. */
export const outcomeOf = (way: Way, awaitsFactor: boolean): SignInOutcome => {
  if (!awaitsFactor) return way;
  return way === "signed_in" ? "password_awaits_factor" : "link_awaits_factor";
};

/** Whether the account had a second factor at that moment, or has one now: a session that shows none is not signed in. */
export async function hasFactor(db: Kysely<Tables>, userId: string, before?: Date): Promise<boolean> {
  let factors = db
    .selectFrom("auth.mfa_factors")
    .select("id")
    .where("user_id", "=", userId)
    .where("status", "=", "verified");
  if (before) factors = factors.where("created_at", "<", before);
  return (await factors.limit(1).executeTakeFirst()) !== undefined;
}
