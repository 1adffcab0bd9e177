/** The one renderer: words, values and what is shown between them become subject, plain text and HTML. */

import type { MailLanguage } from "#contract/mail";
import { type Names, renamed } from "#contract/names";
import { fill } from "#locales/fill";
import { brandOf, frame, languageTag } from "./frame.ts";
import type { MailText } from "./mail-text.ts";

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  language: string;
}

/** Something shown between the words: paragraphs of the plain text, and rows of the HTML's table, escaped already. */
export interface Block {
  text: readonly string[];
  html: string;
}

export interface MailFill {
  /** For the places of the words. */
  values?: Readonly<Record<string, string>>;
  /** Where the button leads; no button without it. */
  link?: string | undefined;
  /** What the mail lists; in plain text above the link. */
  figures?: Block;
  /** Digits to type; in plain text below the link. */
  code?: Block | undefined;
  /** Our own address. */
  origin: string;
  /** The product's, as an administrator gave them; null: our own. */
  names: Names | null;
}

/** Values never speak under the product's name: only our own words are renamed. Texts are escaped in the HTML. */
export function composeMail(language: MailLanguage, own: MailText, content: MailFill): RenderedMail {
  const { values = {}, link, figures, code, names } = content;
  const texts = renamed(own, names);
  const filled = (text: string) => fill(text, values).trim();
  // a value may have line breaks, a subject has none
  const subject = filled(texts.subject).replace(/\s+/g, " ");
  const [heading, lead, note] = [filled(texts.heading), filled(texts.lead), filled(texts.note)];
  const { host } = new URL(content.origin);
  const action = texts.button && link ? { label: texts.button, link } : undefined;
  const text = [
    heading,
    lead,
    ...(figures?.text ?? []),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...(code?.text ?? []),
    note,
    `${brandOf(language, names)} · ${host}`,
  ].join("\n\n");
  const rows = `${figures?.html ?? ""}${code?.html ?? ""}`;
  const preheader = filled(texts.preheader);
  const html = frame(language, {
    subject,
    preheader,
    heading,
    lead,
    note,
    rows,
    host,
    names,
    ...(action && { action }),
  });
  return { subject, text, html, language: languageTag(language) };
}
