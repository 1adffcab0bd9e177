/** What administrators send to themselves to see that mails arrive. */
import type { MailLanguage } from "#contract/mail";
import type { Names } from "#contract/names";
import { mailFrame as en } from "#locales/en/mails/frame";
import { mailFrame as zh } from "#locales/zh/mails/frame";
import { composeMail, type RenderedMail } from "./compose.ts";

export const testMail = (language: MailLanguage, origin: string, names: Names | null): RenderedMail =>
  composeMail(language, (language === "zh" ? zh : en).test, { origin, names });
