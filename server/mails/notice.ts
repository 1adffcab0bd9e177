/** News by mail: about an account's end and about packages. No code, at most one thing to do. */
import type { AccountMail, MailLanguage, PackageMail } from "#contract/mail";
import type { Names } from "#contract/names";
import { accountMails as accountEn } from "#locales/en/mails/account";
import { packageMails as packageEn } from "#locales/en/mails/packages";
import { accountMails as accountZh } from "#locales/zh/mails/account";
import { packageMails as packageZh } from "#locales/zh/mails/packages";
import { composeMail, type RenderedMail } from "./compose.ts";
import type { InLanguages, MailText } from "./mail-text.ts";

const accountTexts: InLanguages<Record<AccountMail, MailText>> = { zh: accountZh, en: accountEn };
const packageTexts: InLanguages<Record<PackageMail, MailText>> = { zh: packageZh, en: packageEn };

/** "2026年4月1日", "1 April 2026" on the clock of an IANA time zone. */
export const dayIn = (date: Date, language: MailLanguage, timeZone: string): string =>
  new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", { dateStyle: "long", timeZone }).format(date);

/** About an account's end; the day in UTC, because nothing says where its reader is. */
export const renderNotice = (
  kind: AccountMail,
  language: MailLanguage,
  { date, ...where }: { date: Date; link: string; origin: string; names: Names | null },
): RenderedMail =>
  composeMail(language, accountTexts[language][kind], { values: { date: dayIn(date, language, "UTC") }, ...where });

/** About a package; `values`: plan, from, day, used, total, as its text names them. */
export const renderPackageNotice = (
  kind: PackageMail,
  language: MailLanguage,
  { origin, ...content }: { values: Record<string, string>; origin: string; names: Names | null },
): RenderedMail =>
  composeMail(language, packageTexts[language][kind], { ...content, link: `${origin}/dashboard/packages`, origin });
