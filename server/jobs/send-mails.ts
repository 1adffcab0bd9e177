/** Sends what waits in the outbox. Each mail carries an id of its own, so that one sent again after a crash is the same mail. */
import { mailLanguage } from "#server/mails/language";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { languageOfAccount } from "#server/queries/accounts/profiles";
import { endMail, giveUpMails, takeMail } from "#server/queries/notifications/mail-outbox";
import type { JobDeps } from "./deps.ts";
import type { RoundJob } from "./job.ts";
import { moneyMail } from "./money-mail.ts";

type Deps = Pick<JobDeps, "db" | "accounts" | "mailer" | "origin" | "now" | "log">;

/** Mails of one round at most: others wait for the next. */
const ROUND = 100;

/** How many were sent. One that cannot be sent is tried again later, and keeps no other waiting. */
export async function sendMails(deps: Deps, signal?: AbortSignal): Promise<number> {
  const given = await giveUpMails(deps.db, deps.now());
  if (given > 0) deps.log.error({ mails: given }, "mails could not be sent for days and are given up");
  let sent = 0;
  for (let round = 0; round < ROUND; round += 1) {
    if (signal?.aborted) break;
    const row = await takeMail(deps.db, deps.now());
    if (!row) break;
    try {
      const language = mailLanguage(await languageOfAccount(deps.db, ownerOfRow(row)), null);
      const mail = await moneyMail(deps.db, row, language, deps.origin());
      const to = mail?.to ?? (await deps.accounts.find(row.user_id))?.email;
      if (mail && to) {
        await deps.mailer.send({ ...mail, to, id: row.id });
        sent += 1;
      }
      await endMail(deps.db, row.id, mail && to ? "sent" : "dropped", deps.now());
    } catch (error) {
      deps.log.warn({ mail: row.kind, tries: row.tries, err: error }, "a mail was not sent; it is tried again");
    }
  }
  return sent;
}

export const sendMailsJob: RoundJob = { name: "send-mails", schedule: { everyMs: 5_000 }, handler: sendMails };
