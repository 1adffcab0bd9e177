/** Mails that whoever asked for does not wait for: kept in the outbox until they have left, or are of no use any more. */
import type { Mailer } from "#adapters/mail/mail";
import { endMail } from "#server/queries/notifications/mail-outbox";
import { type MailServices, queueWritten } from "./outbox.ts";

/** Until a mail that did not leave at once is tried again. */
const AGAIN_MS = 60_000;

/**
 * `mailer`, which keeps what says so (`Mail.keep`). It still rejects when a mail did not leave at once; the job sends it later.
 * Every other mail is handed over once, and its sender told.
 */
export const keptMailer = (
  mailer: Mailer,
  { db, secretKey, now }: Pick<MailServices, "db" | "secretKey" | "now">,
): Mailer => ({
  ...mailer,
  async send({ keep, ...mail }) {
    if (!keep) return await mailer.send(mail);
    const later = () => new Date(now().getTime() + AGAIN_MS);
    const about = { kind: keep.kind, userId: null, expiresAt: keep.until };
    const id = await queueWritten(db, { secretKey, now: later }, { ...mail, ...about });
    await mailer.send({ ...mail, id });
    await endMail(db, { id, subject_id: null }, "sent", now());
  },
});
