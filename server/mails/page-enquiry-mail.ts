/** Turns a row of the outbox about a visitor's enquiry into the mail to the home's agent. */
import type { MailLanguage } from "#contract/mail";
import { pageEnquiryMail as en } from "#locales/en/mails/page-enquiry";
import { pageEnquiryMail as zh } from "#locales/zh/mails/page-enquiry";
import type { Db } from "#server/db/tables";
import { findEnquiry } from "#server/queries/listings/page-enquiries";
import { readNames } from "#server/queries/settings/names";
import { composeMail } from "./compose.ts";
import { factRows } from "./fact-rows.ts";
import type { MadeMail } from "./made-mail.ts";

const texts = { zh, en };

/** Null when the enquiry is gone with its home: nothing is sent then. */
export async function pageEnquiryMail(
  db: Db,
  row: { subject_id: string },
  language: MailLanguage,
  origin: string,
): Promise<MadeMail | null> {
  const enquiry = await findEnquiry(db, row.subject_id);
  if (!enquiry) return null;
  const { facts: labels, ...words } = texts[language];
  const facts = [
    [labels.name, enquiry.name],
    [labels.contact, enquiry.contact],
    ...(enquiry.message ? [[labels.message, enquiry.message] as const] : []),
    [labels.home, enquiry.title],
  ] as const;
  return composeMail(language, words, {
    values: { name: enquiry.name, title: enquiry.title },
    link: `${origin}/dashboard/properties?open=${enquiry.property_id}`,
    figures: factRows(facts),
    origin,
    names: await readNames(db),
  });
}
