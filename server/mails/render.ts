/** Mails about signing in: with a link, six digits, or both. */
import type { MailLanguage, SignInMail } from "#contract/mail";
import type { Names } from "#contract/names";
import { escapeHtml } from "#engine/campaign/markup";
import { signInMails as en } from "#locales/en/mails/sign-in";
import { signInMails as zh } from "#locales/zh/mails/sign-in";
import { type Block, composeMail, type RenderedMail } from "./compose.ts";
import { type InvitedBy, invitedSentence } from "./invited-by.ts";
import type { InLanguages, MailText } from "./mail-text.ts";
import { type SignUpOrigin, signUpSentence } from "./sign-up-origin.ts";

const texts: InLanguages<Record<SignInMail, MailText>> = { zh, en };

const codeBlock = (label: string, code: string): Block => ({
  text: [`${label}\n${code}`],
  html: `<tr><td class="muted" style="font-size:14px;line-height:1.6;color:#6B6F76;padding-bottom:8px">${escapeHtml(label)}</td></tr>
<tr><td><span class="code" style="display:inline-block;background:#FAF8F5;border-radius:8px;padding:10px 18px;font-size:24px;letter-spacing:6px;font-weight:600;color:#1C2024;font-variant-numeric:tabular-nums">${escapeHtml(code)}</span></td></tr>`,
});

/** `asked`: who signed up, in the mail that asks whether it was the reader; `invited`: who invites, in an invitation. */
export function renderMail(
  kind: SignInMail,
  language: MailLanguage,
  content: {
    link?: string;
    code?: string;
    asked?: SignUpOrigin;
    invited?: InvitedBy;
    origin: string;
    names: Names | null;
  },
): RenderedMail {
  const { asked, code, invited, link, origin, names } = content;
  const template = texts[language][kind];
  const first = asked
    ? signUpSentence(language, asked, names)
    : invited
      ? invitedSentence(language, invited, names)
      : "";
  const values = { asked: first };
  return composeMail(
    language,
    { ...template, lead: `{{asked}}${template.lead}` },
    { values, link, code: code ? codeBlock(template.codeLabel ?? "", code) : undefined, origin, names },
  );
}
