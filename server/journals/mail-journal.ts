/** Every mail of ours passes here on its way out, so that support can say whether it left. */
import type { Mailer } from "#adapters/mail/mail";
import { hideCodes, scrub } from "#engine/journal/scrub";
import type { Db } from "#server/db/tables";

/** Writing the line down never keeps a mail, and its failure stays the mail's own. */
export function journalled(mailer: Mailer, db: Db, now: () => Date): Mailer {
  const write = (to: string, subject: string, failure: string | null) =>
    db
      .insertInto("mail_deliveries")
      .values({ at: now(), recipient: to.toLowerCase(), subject: hideCodes(subject), way: mailer.name, failure })
      .execute()
      .catch(() => {});
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        await write(mail.to, mail.subject, scrub(error instanceof Error ? error.message : String(error)));
        throw error;
      }
      await write(mail.to, mail.subject, null);
    },
  };
}
