/** Sends the mails about an account. They leave after the answer, so that its time does not tell whether there was one. */
import type { Context } from "hono";
import type { MailLanguage, SignInMail } from "#contract/mail";
import type { EmbeddedBackend } from "#server/backend/embedded/shared/embedded-backend";
import { acceptedLanguage, mailLanguage } from "#server/mails/language";
import { renderMail } from "#server/mails/render";
import type { SignUpOrigin } from "#server/mails/sign-up-origin";
import { readNames } from "#server/queries/settings/names";
import { type OneTime, oneTimeMs } from "./one-time.ts";
import { AuthProblem } from "./problem.ts";
import { safeTarget } from "./redirects.ts";

/** What `verifyOtp` wants to be told. */
const linkType: Record<SignInMail, string | null> = {
  confirm: "signup",
  recovery: "recovery",
  invite: "recovery",
  reauthentication: null,
};

/**
 * A page with a button: mail scanners open links, and would use up a link that acts by itself. `invitation`: the language of
 * one, whose page says who invites.
 */
export const confirmLink = (
  backend: EmbeddedBackend,
  type: string,
  token: string,
  target: string,
  invitation: MailLanguage | null = null,
) => {
  const url = new URL("/auth/confirm", backend.origin());
  url.search = new URLSearchParams({ token_hash: token, type, next: target }).toString();
  if (invitation) url.searchParams.set("invitation", invitation);
  return url.href;
};

export const wantedTarget = (backend: EmbeddedBackend, c: Context): string =>
  safeTarget(c.req.query("redirect_to"), backend.origin(), backend.redirects);

/** A mail about an account, ready to be written. */
export interface Letter {
  kind: SignInMail;
  to: string;
  secret: OneTime;
  target: string;
  /** The first that names one of ours. */
  languages: readonly [unknown, unknown];
  /** Who asked for what the mail confirms. */
  asked: SignUpOrigin | null;
}

/** Does nothing without one. */
export function postMail(backend: EmbeddedBackend, letter: Letter | null): void {
  if (!letter) return;
  const { kind, secret, to } = letter;
  const type = linkType[kind];
  const send = async () => {
    const mail = renderMail(kind, mailLanguage(...letter.languages), {
      // an invitation waits for days, so it has no digits
      ...(kind === "invite" ? {} : { code: secret.code }),
      origin: backend.origin(),
      names: await readNames(backend.db),
      ...(letter.asked ? { asked: letter.asked } : {}),
      ...(type ? { link: confirmLink(backend, type, secret.token, letter.target) } : {}),
    });
    const until = new Date(backend.now().getTime() + oneTimeMs);
    await backend.mailer.send({ to, ...mail, keep: { kind, until } });
  };
  backend.later(
    send().then(
      () => backend.log.info({ mail: kind }, "mail sent"),
      (error: unknown) =>
        backend.log.error({ mail: kind, reason: error instanceof Error ? error.message : "unknown" }, "mail not sent"),
    ),
  );
}

/** The interface's language as the browser says it; null when it names none of ours. */
export const spokenLanguage = (c: Context): string | null => acceptedLanguage(c.req.header("accept-language"));

/** "wait": one went out within the minute and is on its way. "spent": there were many, and the newest links work. */
export type MayPost = "go" | "wait" | "spent";

/**
 * Whether a mail of this kind may go to this address now: asked for every address alike, with or without an account.
 * `own`: a browser that has signed in to the account, or a session of it: counted apart, so that strangers who use up an
 * address's mails keep its owner from none. Throws when the network asks for too many.
 */
export async function mayPost(
  { limits, ...backend }: EmbeddedBackend,
  c: Context,
  about: { kind: SignInMail; email: string; own: string | null },
): Promise<MayPost> {
  const { kind, email, own } = about;
  if (own && (await limits.take("mailOwnDay", kind, email))) {
    if (!(await limits.take("mailMinute", kind, email, own))) return "wait";
    return (await limits.take("mailAccount", kind, email, own)) ? "go" : "spent";
  }
  if (!(await limits.take("mailAddress", backend.clientAddress(c))))
    throw new AuthProblem("over_email_send_rate_limit");
  if (!(await limits.take("mailMinute", kind, email))) return "wait";
  if (!(await limits.take("mailAccount", kind, email))) return "spent";
  const left = (await limits.take("mailDay", kind, email)) || (await limits.take("mailHour", kind, email));
  return left ? "go" : "spent";
}

/** How many digits a mail to this address carries: six, or after many mails of a day more than anybody guesses. */
export const codeLength = async ({ limits }: EmbeddedBackend, email: string, own: string | null): Promise<number> =>
  (await limits.take("shortCode", email, own ?? "")) ? 6 : 12;
