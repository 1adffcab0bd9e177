/** Builds and sends mails to the people who run the site: what happened, its facts in a list, where to look at it. */
import type { AdministratorMail, MailLanguage } from "#contract/mail";
import type { Names } from "#contract/names";
import { administratorMails as en } from "#locales/en/mails/administrators";
import { administratorMails as zh } from "#locales/zh/mails/administrators";
import { languageOfAccount } from "#server/queries/accounts/profiles";
import { administrators, businessScopes } from "#server/queries/notifications/administrators";
import { readNames } from "#server/queries/settings/names";
import { composeMail, type RenderedMail } from "./compose.ts";
import { factRows } from "./fact-rows.ts";
import { mailLanguage } from "./language.ts";
import { type MailServices, queueWritten, sendAtOnce } from "./outbox.ts";

const texts = { zh, en };
/** What a mail can list of an enquiry. */
export type FactName = keyof typeof zh.facts;

export interface AdministratorNews {
  kind: AdministratorMail;
  /** Values of the words, in the language of the mail where they have one. */
  fill(language: MailLanguage): Record<string, string>;
  facts: readonly (readonly [FactName, string])[];
  /** Path of the screen that shows it. */
  path: string;
}

const renderAdministratorMail = (
  news: AdministratorNews,
  language: MailLanguage,
  { origin, names }: { origin: string; names: Names | null },
): RenderedMail => {
  const { facts: labels, ...mails } = texts[language];
  const facts = news.facts.map(([name, value]) => [labels[name], value] as const);
  const figures = factRows(facts);
  const link = `${origin}${news.path}`;
  return composeMail(language, mails[news.kind], { values: news.fill(language), link, figures, origin, names });
};

/**
 * Mails everybody who looks after the business, each in their language, and once to `also` (the site's own address) in
 * Chinese. Never throws for a mail that cannot be sent: it waits in the outbox.
 */
export async function mailAdministrators(
  services: MailServices,
  news: AdministratorNews,
  also?: string,
): Promise<void> {
  const { db, accounts } = services;
  const recipients = new Map<string, { userId: string | null; language: MailLanguage }>();
  for (const owner of await administrators(db, businessScopes)) {
    const { userId } = owner;
    const facts = await accounts.find(userId);
    const language = mailLanguage(await languageOfAccount(db, owner), null);
    if (facts?.email) recipients.set(facts.email.toLowerCase(), { userId, language });
  }
  if (also && !recipients.has(also.toLowerCase())) recipients.set(also, { userId: null, language: "zh" });
  const about = { origin: services.origin(), names: await readNames(db) };
  const ids = await db.transaction().execute(async (trx) => {
    const queued: string[] = [];
    for (const [to, { userId, language }] of recipients) {
      const mail = renderAdministratorMail(news, language, about);
      queued.push(await queueWritten(trx, services, { kind: news.kind, userId, to, ...mail }));
    }
    return queued;
  });
  await sendAtOnce(services, ids);
}
