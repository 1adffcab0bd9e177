/** Builds the mails about signing in: subject, plain text and HTML, with a link, six digits, or both. */
import { type Names, renamed } from "#contract/names";
import { escapeHtml } from "#engine/campaign/markup";
import { brandOf, frame, languageTag, type RenderedMail } from "./frame.ts";
import { type SignUpOrigin, signUpSentence } from "./sign-up-origin.ts";
import { type MailKind, type MailLanguage, mailTexts } from "./texts.ts";

export type { RenderedMail } from "./frame.ts";

/** Mails carry a link, a code, or both. `asked`: who signed up, in the mail that asks whether it was the reader. */
export function renderMail(
  kind: MailKind,
  language: MailLanguage,
  fill: { link?: string; code?: string; asked?: SignUpOrigin; origin: string; names: Names | null },
): RenderedMail {
  const { names } = fill;
  const words = renamed(mailTexts[language][kind], names);
  const t = fill.asked ? { ...words, lead: `${signUpSentence(language, fill.asked, names)}${words.lead}` } : words;
  const { host } = new URL(fill.origin);
  const action = fill.link && t.button ? { label: t.button, link: fill.link } : undefined;
  const text = [
    t.heading,
    t.lead,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...(fill.code ? [`${t.codeLabel}\n${fill.code}`] : []),
    t.note,
    `${brandOf(language, names)} · ${host}`,
  ].join("\n\n");
  const rows =
    fill.code &&
    `<tr><td class="muted" style="font-size:14px;line-height:1.6;color:#6B6F76;padding-bottom:8px">${escapeHtml(t.codeLabel)}</td></tr>
<tr><td><span class="code" style="display:inline-block;background:#FAF8F5;border-radius:8px;padding:10px 18px;font-size:24px;letter-spacing:6px;font-weight:600;color:#1C2024;font-variant-numeric:tabular-nums">${escapeHtml(fill.code)}</span></td></tr>`;
  const html = frame(language, { ...t, host, names, ...(rows ? { rows } : {}), ...(action ? { action } : {}) });
  return { subject: t.subject, text, html, language: languageTag(language) };
}
