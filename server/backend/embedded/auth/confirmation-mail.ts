/** The mail that asks whether a sign-up was the mailbox owner's, or the invitation again to somebody who was invited. */
import type { Context } from "hono";
import type { Transaction } from "kysely";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import type { Tables } from "#server/backend/shared/tables";
import { invitationMs, issueOneTime } from "./one-time.ts";
import { type Letter, spokenLanguage, wantedTarget } from "./send-mail.ts";
import type { UserRow } from "./user-shape.ts";

/** A stranger writes this name, into a mail to somebody else: nothing that could be a sentence, a number or an address. */
const namePattern = /^[\p{L}\p{M}]+(?:[ ·'’-][\p{L}\p{M}]+){0,3}$/u;
const longestName = 24;

/** The name as a mail and the confirming page may show it; null when it is not plainly one. */
export const plainName = (wish: unknown): string | null =>
  typeof wish === "string" && [...wish.trim()].length <= longestName && namePattern.test(wish.trim())
    ? wish.trim()
    : null;

export interface Asked {
  /** The sign-up the mail is for; null: a mail asked for again by a browser that did not sign up. */
  signUpId: string | null;
  device: string | null;
  /** As `codeLength` counts, before the transaction, which must not wait for another connection. */
  digits: number;
  askedAt: Date;
  name: unknown;
  browser: string | null;
  /** The mail's language as the sign-up's data wishes it. */
  lang: unknown;
}

/** Makes the mail's secret. The account is not confirmed and its row locked. */
export async function confirmationMail(
  backend: EmbeddedBackend,
  c: Context,
  trx: Transaction<Tables>,
  user: UserRow,
  { signUpId, device, digits, lang, ...asked }: Asked,
): Promise<Letter> {
  const now = backend.now();
  const email = user.email ?? "";
  await trx.updateTable("auth.users").set({ confirmation_sent_at: now }).where("id", "=", user.id).execute();
  const invited = user.invited_at !== null;
  const how = invited
    ? ({ type: "recovery_token", linkFor: invitationMs } as const)
    : ({ type: "confirmation_token", signUpId } as const);
  const about = { userId: user.id, email, device, digits, ...how };
  const secret = await issueOneTime(trx, backend.secrets.pepper, about, now);
  return {
    kind: invited ? "invite" : "confirm",
    to: email,
    secret,
    target: wantedTarget(backend, c),
    // who was invited reads the language the invitation came in
    languages: [invited ? user.raw_user_meta_data?.lang : lang, spokenLanguage(c)],
    asked: invited
      ? null
      : { at: asked.askedAt, name: plainName(asked.name), browser: asked.browser, again: signUpId === null },
  };
}
