/** The words of the page of rules in one language, and how it writes days and names of languages. */
import { law as enLaw } from "#locales/en/law";
import { law as zhLaw } from "#locales/zh/law";
import { complianceTexts } from "./address.ts";

export interface PageWords {
  language: "zh" | "en";
  t: ReturnType<typeof complianceTexts>;
  law: typeof zhLaw;
  /** A day of ISO 8601 as people write it. */
  day(date: string): string;
  /** A primary subtag's language. */
  languageName(code: string): string;
}

function wordsIn(language: "zh" | "en"): PageWords {
  const tag = language === "zh" ? "zh-CN" : "en-GB";
  const days = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  const names = new Intl.DisplayNames([tag], { type: "language" });
  return {
    language,
    t: complianceTexts(language),
    law: language === "en" ? enLaw : zhLaw,
    day: (date) => days.format(new Date(date)),
    languageName: (code) => names.of(code) ?? code,
  };
}

const made: Partial<Record<"zh" | "en", PageWords>> = {};

/** Made once: the formatters are slow to make. */
export const pageWords = (language: "zh" | "en"): PageWords => (made[language] ??= wordsIn(language));
