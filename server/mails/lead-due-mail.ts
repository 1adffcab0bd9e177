/** Turns a row of the outbox about a reminder into the mail to the agent. */
import type { MailLanguage } from "#contract/mail";
import { leadDueMail as en } from "#locales/en/mails/lead-due";
import { leadDueMail as zh } from "#locales/zh/mails/lead-due";
import type { Db } from "#server/db/tables";
import { findReminder } from "#server/queries/leads/reminders";
import { readNames } from "#server/queries/settings/names";
import { composeMail } from "./compose.ts";
import { factRows } from "./fact-rows.ts";
import type { MadeMail } from "./made-mail.ts";

const texts = { zh, en };

/** Null when it has ended, or is gone with its lead: nothing is sent then. */
export async function leadDueMail(
  db: Db,
  row: { subject_id: string },
  language: MailLanguage,
  origin: string,
): Promise<MadeMail | null> {
  const due = await findReminder(db, row.subject_id);
  if (!due) return null;
  const { facts: labels, ...words } = texts[language];
  const reached = [due.phone, due.email, due.handle].filter((way) => way !== null).join(" · ");
  return composeMail(language, words, {
    values: { name: due.name, text: due.text },
    link: `${origin}/dashboard/leads?open=${due.lead_id}`,
    figures: factRows([
      [labels.text, due.text],
      [labels.name, due.name],
      [labels.contact, reached],
    ]),
    origin,
    names: await readNames(db),
  });
}
