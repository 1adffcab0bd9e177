/** Turns a row of the outbox about a page that was taken down, or is allowed again, into the mail to the home's owner. */
import type { MailLanguage, TakedownMail } from "#contract/mail";
import { pageTakedownMails as en } from "#locales/en/mails/page-takedowns";
import { pageTakedownMails as zh } from "#locales/zh/mails/page-takedowns";
import type { Db } from "#server/db/tables";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { clockOf } from "#server/queries/billing/owned-packages";
import { findTakedown } from "#server/queries/listings/page-takedowns";
import { readNames } from "#server/queries/settings/names";
import { composeMail } from "./compose.ts";
import { factRows } from "./fact-rows.ts";
import type { MadeMail } from "./made-mail.ts";
import { dayIn } from "./notice.ts";

const texts = { zh, en };

/** Null when it is not so any more, or the home is gone: nothing is sent then. */
export async function pageTakedownMail(
  db: Db,
  row: { kind: TakedownMail; subject_id: string },
  language: MailLanguage,
  origin: string,
): Promise<MadeMail | null> {
  const takedown = await findTakedown(db, row.subject_id);
  const lifted = row.kind !== "page_taken_down";
  if (!takedown || (takedown.lifted_at !== null) !== lifted) return null;
  const { facts: labels, ...words } = texts[language][row.kind];
  const zone = await clockOf(db, ownerOfRow(takedown));
  const facts = [
    [labels.home, takedown.title],
    [labels.reason, takedown.reason],
    [labels.day, dayIn(takedown.created_at, language, zone)],
  ] as const;
  return composeMail(language, words, {
    values: { title: takedown.title },
    link: `${origin}/dashboard/properties?open=${takedown.property_id}`,
    figures: factRows(facts),
    origin,
    names: await readNames(db),
  });
}
