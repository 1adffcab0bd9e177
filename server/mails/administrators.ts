/** Builds and sends mails to the people who run the site: what happened, its facts in a list, where to look at it. */
import type { Mailer } from "#adapters/mail/mail";
import { type Names, renamed } from "#contract/names";
import { escapeHtml } from "#engine/campaign/markup";
import type { Log } from "#server/base/log";
import type { Db } from "#server/db/tables";
import { languageOfAccount } from "#server/queries/accounts/profiles";
import { administrators, businessScopes } from "#server/queries/notifications/administrators";
import { readNames } from "#server/queries/settings/names";
import { type AdministratorMailKind, administratorTexts, type FactName, factLabels } from "./administrator-texts.ts";
import { brandOf, frame, languageTag, type RenderedMail } from "./frame.ts";
import { mailLanguage } from "./language.ts";
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

export interface AdministratorMailDeps {
  db: Db;
  /** Where an account is written to; null when it is gone. */
  accounts: { find(userId: string): Promise<{ email: string } | null> };
  mailer: Mailer;
  origin(): string;
  log: Log;
}

/**
 * Mails everybody who looks after the business, each in their language, and once to `also` (the site's own address) in
 * Chinese. A mail that cannot be sent is logged: what it tells stands in the application too.
 */
export async function mailAdministrators(
  deps: AdministratorMailDeps,
  news: AdministratorNews,
  also?: string,
): Promise<void> {
  const to = new Map<string, MailLanguage>();
  for (const owner of await administrators(deps.db, businessScopes)) {
    const facts = await deps.accounts.find(owner.userId);
    if (facts?.email) to.set(facts.email.toLowerCase(), mailLanguage(await languageOfAccount(deps.db, owner), null));
  }
  if (also && !to.has(also.toLowerCase())) to.set(also, "zh");
  const about = { origin: deps.origin(), names: await readNames(deps.db) };
  const send = ([address, language]: [string, MailLanguage]) =>
    deps.mailer.send({ to: address, ...renderAdministratorMail(news, language, about) }).catch((error: unknown) => {
      deps.log.error({ mail: news.kind, reason: error instanceof Error ? error.message : "unknown" }, "mail not sent");
    });
  await Promise.all([...to].map(send));
}
