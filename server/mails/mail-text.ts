/** The words of one mail, as the dictionaries have them. */
import type { MailLanguage } from "#contract/mail";

export interface MailText {
  subject: string;
  preheader: string;
  heading: string;
  lead: string;
  /** Absent where there is nothing to do, or a code says it all. */
  button?: string;
  /** Above the digits, where a mail carries some. */
  codeLabel?: string;
  /** Why it came, how long it holds, what to do when it was not asked for. */
  note: string;
}

/** The same words in every language of our mails. */
export type InLanguages<Texts> = Readonly<Record<MailLanguage, Texts>>;
