/**
 * The one way a mail leaves: it is a row of the outbox first, in the transaction of what it tells, and is tried until it has left
 * or its time is over. A row names its subject, and the words are made when it is sent; or it carries the mail, sealed.
 */

import { z } from "zod";
import {
  leadMails,
  type MailKind,
  moneyMails,
  packageMails,
  pageMails,
  publishingMails,
  reportMails,
  takedownMails,
} from "#contract/mail";
import { createVault } from "#server/base/vault";
import type { Db } from "#server/db/tables";
import type { MailRow } from "#server/db/tables/mails";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { languageOfAccount } from "#server/queries/accounts/profiles";
import { endMail, queueMail, takeMail } from "#server/queries/notifications/mail-outbox";
import type { Using } from "#server/services/index";
import type { RenderedMail } from "./compose.ts";
import { mailLanguage } from "./language.ts";
import { leadDueMail } from "./lead-due-mail.ts";
import type { MadeMail } from "./made-mail.ts";
import { moneyMail } from "./money-mail.ts";
import { packageMail } from "./package-mail.ts";
import { pageEnquiryMail } from "./page-enquiry-mail.ts";
import { pageReportMail } from "./page-report-mail.ts";
import { pageTakedownMail } from "./page-takedown-mail.ts";
import { publishingMail } from "./publishing-mail.ts";

export interface MailServices extends Using<"db" | "mailer" | "origin" | "secretKey" | "now" | "log"> {
  /** Where an account is written to; null when it is gone. */
  accounts: { find(userId: string): Promise<{ email: string } | null> };
}

/** A mail whose words are made already. */
export interface WrittenMail extends RenderedMail {
  kind: MailKind;
  to: string;
  /** Whose it is; with the account its mails go too. Null: of somebody without one. */
  userId: string | null;
  /** Of no use from then on, such as a link that runs out. */
  expiresAt?: Date;
}

const PLACE = "mail_outbox";
const written = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  language: z.string(),
});

/** Puts a written mail into the outbox: call it in the transaction of what it tells. Answers its id. */
export async function queueWritten(
  trx: Db,
  { secretKey, now }: Pick<MailServices, "secretKey" | "now">,
  { kind, userId, expiresAt, ...mail }: WrittenMail,
): Promise<string> {
  const sealed = createVault(secretKey).seal(JSON.stringify(written.parse(mail)), PLACE);
  const id = await queueMail(trx, { kind, userId, sealed, expiresAt, dueAt: now() });
  if (id === null) throw new Error("a written mail was not queued");
  return id;
}

const isOne = <Kind extends MailKind>(kinds: readonly Kind[], row: MailRow): row is MailRow & { kind: Kind } =>
  kinds.some((kind) => kind === row.kind);

/** Null when there is nothing to tell any more. */
async function make({ db, origin, secretKey, now }: MailServices, row: MailRow): Promise<MadeMail | null> {
  if (row.sealed !== null) return written.parse(JSON.parse(createVault(secretKey).open(row.sealed, PLACE)));
  const { user_id, subject_id } = row;
  if (user_id === null || subject_id === null) return null;
  const language = mailLanguage(await languageOfAccount(db, ownerOfRow({ user_id })), null);
  const about = { user_id, subject_id };
  if (isOne(moneyMails, row)) return await moneyMail(db, { ...about, kind: row.kind }, language, origin());
  if (isOne(packageMails, row)) return await packageMail(db, { ...about, kind: row.kind }, language, origin());
  if (isOne(pageMails, row)) return await pageEnquiryMail(db, about, language, origin());
  if (isOne(takedownMails, row)) return await pageTakedownMail(db, { ...about, kind: row.kind }, language, origin());
  if (isOne(leadMails, row)) return await leadDueMail(db, about, language, origin());
  if (isOne(publishingMails, row)) return await publishingMail(db, about, language, { origin: origin(), now: now() });
  if (isOne(reportMails, row)) return await pageReportMail(db, about, language, origin());
  return null;
}

/** One try at a row that was taken (`takeMail`). True when it left; one that did not is tried again later. */
async function trySending(services: MailServices, row: MailRow): Promise<boolean> {
  const { db, accounts, mailer, now, log } = services;
  const about = { mail: row.kind, tries: row.tries };
  try {
    const mail = await make(services, row);
    const to = mail?.to ?? (row.user_id === null ? undefined : (await accounts.find(row.user_id))?.email);
    const sendable = mail !== null && to !== undefined;
    if (sendable) await mailer.send({ ...mail, to, id: row.id });
    await endMail(db, row, sendable ? "sent" : "dropped", now());
    return sendable;
  } catch (err) {
    log.warn({ ...about, err }, "a mail was not sent; it is tried again");
    return false;
  }
}

/** The next mail that is due, or the named one: true when it left, false when it did not, null when none was due. */
export async function sendNext(services: MailServices, id?: string): Promise<boolean | null> {
  const row = await takeMail(services.db, services.now(), id);
  return row && (await trySending(services, row));
}

/** Tries mails that were just queued at once; what fails, the job tries again. Call it when their transaction has ended. Never throws. */
export async function sendAtOnce(services: MailServices, ids: readonly string[]): Promise<void> {
  await Promise.all(
    ids.map((id) =>
      sendNext(services, id).catch((err: unknown) => {
        services.log.warn({ err }, "a mail was not sent at once; it waits");
      }),
    ),
  );
}
