/** The sentence that tells a mailbox's owner who signed it up: when, in which browser, under which name. */

import type { MailLanguage } from "#contract/mail";
import { type Names, renamed } from "#contract/names";
import { signInMails as en } from "#locales/en/mails/sign-in";
import { fill } from "#locales/fill";
import { signInMails as zh } from "#locales/zh/mails/sign-in";
import { languageTag } from "./frame.ts";

export interface SignUpOrigin {
  at: Date;
  /** Checked to be plainly a name; null: none was given. */
  name: string | null;
  /** "Chrome · Windows"; null where the browser said nothing we know. */
  browser: string | null;
  /** Somebody asked for the mail again in a browser that did not sign up. */
  again: boolean;
}

/** Nothing says where the reader is: Chinese readers get the clock of China, others UTC. */
const clocks = { zh: "Asia/Shanghai", en: "UTC" } as const;

const timeOf = (at: Date, language: MailLanguage) =>
  new Intl.DateTimeFormat(language === "zh" ? languageTag(language) : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: clocks[language],
  }).format(at);

/** For the beginning of the confirming mail. `names`: the product's, as an administrator gave them; not the person's. */
export function signUpSentence(language: MailLanguage, origin: SignUpOrigin, names: Names | null): string {
  const { name, browser } = origin;
  const { fresh, again, where, called } = renamed((language === "zh" ? zh : en).signUp, names);
  const sentence = fill(origin.again ? again : fresh, {
    time: timeOf(origin.at, language),
    where: browser ? fill(where, { browser }) : "",
    called: name ? fill(called, { name }) : "",
  });
  return language === "en" ? `${sentence} ` : sentence;
}
