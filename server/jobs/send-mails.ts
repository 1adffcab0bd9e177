/** Sends what waits in the outbox. Each mail carries an id of its own, so that one sent again after a crash is the same mail. */
import { type MailServices, sendNext } from "#server/mails/outbox";
import { giveUpMails } from "#server/queries/notifications/mail-outbox";
import type { RoundJob } from "./job.ts";

/** Mails of one round at most: others wait for the next. */
const ROUND = 100;

/** How many were sent. One that cannot be sent is tried again later, and keeps no other waiting. */
export async function sendMails(services: MailServices, signal?: AbortSignal): Promise<number> {
  const { db, log, now } = services;
  const failed = await giveUpMails(db, now());
  if (failed.length > 0)
    log.error({ mails: failed.length, kinds: [...new Set(failed)] }, "mails could not be sent and are given up");
  let sent = 0;
  for (let tried = 0; tried < ROUND && !signal?.aborted; tried += 1) {
    const left = await sendNext(services);
    if (left === null) break;
    if (left) sent += 1;
  }
  return sent;
}

export const sendMailsJob: RoundJob = { name: "send-mails", schedule: { everyMs: 5_000 }, handler: sendMails };
