/** What we send to phones. */

import type { MailLanguage } from "#contract/mail";
import { inNames, type Names } from "#contract/names";
import { phoneMessages as en } from "#locales/en/mails/messages";
import { fill } from "#locales/fill";
import { phoneMessages as zh } from "#locales/zh/mails/messages";

const texts = { zh, en };

/** The message with a code that proves a phone; short enough for one segment. */
export const phoneCodeText = (
  language: MailLanguage,
  { code, minutes, names }: { code: string; minutes: number; names: Names | null },
): string => fill(inNames(texts[language].code, names), { code, minutes });

/** The digits open nothing: providers with an approved template take a code and nothing else. */
export const testSmsText = (language: MailLanguage, code: string, names: Names | null): string =>
  fill(inNames(texts[language].test, names), { code });
