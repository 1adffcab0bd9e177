/** Builds and sends mails to the people who run the site: what happened, its facts in a list, where to look at it. */
import { type Names, renamed } from "#contract/names";
import { escapeHtml } from "#engine/campaign/markup";
import { languageOfAccount } from "#server/queries/accounts/profiles";
import { administrators, businessScopes } from "#server/queries/notifications/administrators";
import { readNames } from "#server/queries/settings/names";
import { type AdministratorMailKind, administratorTexts, type FactName, factLabels } from "./administrator-texts.ts";
import { brandOf, frame, languageTag, type RenderedMail } from "./frame.ts";
import { mailLanguage } from "./language.ts";
import { type MailServices, queueWritten, sendAtOnce } from "./outbox.ts";
import type { MailLanguage } from "./texts.ts";

export interface AdministratorNews {
  kind: AdministratorMailKind;
  /** Values of the words, in the language of the mail where they have one. */
  fill(language: MailLanguage): Record<string, string>;
  facts: readonly (readonly [FactName, string])[];
  /** Path of the screen that shows it. */
  path: string;
}

const rowOf = (label: string, value: string) =>
  `<tr><td style="padding-bottom:12px;font-size:14px;line-height:1.6"><span class="muted" style="color:#6B6F76">${escapeHtml(label)}</span><br><span class="ink" style="color:#1C2024;white-space:pre-line">${escapeHtml(value)}</span></td></tr>`;

export function renderAdministratorMail(
  news: AdministratorNews,
  language: MailLanguage,
  { origin, names }: { origin: string; names: Names | null },
): RenderedMail {
  const fill = news.fill(language);
  const words = renamed(administratorTexts[language][news.kind], names);
  const said = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => fill[name] ?? "");
  const { host } = new URL(origin);
  const action = { label: words.button, link: `${origin}${news.path}` };
  const [subject, heading, lead, note] = [
    said(words.subject).replace(/\s+/g, " "),
    said(words.heading),
    said(words.lead),
    said(words.note),
  ];
  const facts = news.facts.map(([name, value]) => [factLabels[language][name], value] as const);
  const text = [
    heading,
    lead,
    ...facts.map(([label, value]) => `${label}\n${value}`),
    `${action.label}:\n${action.link}`,
    note,
    `${brandOf(language, names)} · ${host}`,
  ].join("\n\n");
  const rows = facts.map(([label, value]) => rowOf(label, value)).join("\n");
  const html = frame(language, {
    subject,
    preheader: said(words.preheader),
    heading,
    lead,
    note,
    action,
    rows,
    host,
    names,
  });
  return { subject, text, html, language: languageTag(language) };
}

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
