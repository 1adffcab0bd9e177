/** The words of a public page by language, and how each language writes dates. */
import type { CopyLanguage } from "#contract/copy";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { PageTexts } from "./types.ts";
import { zh } from "./zh.ts";

export const pageTexts: Readonly<Record<CopyLanguage, PageTexts>> = { zh, en, ja, ko, fr, de };

/** Value of `lang` and `hreflang`. */
export const tagOf = (language: CopyLanguage): string => (language === "zh" ? "zh-CN" : language);

/** Where a home stands decides which day it was; elsewhere the world's clock. */
const zones: Readonly<Record<string, string>> = {
  CN: "Asia/Shanghai",
  HK: "Asia/Hong_Kong",
  MO: "Asia/Macau",
  TW: "Asia/Taipei",
  SG: "Asia/Singapore",
  JP: "Asia/Tokyo",
  KR: "Asia/Seoul",
  GB: "Europe/London",
  FR: "Europe/Paris",
  DE: "Europe/Berlin",
};

/** "10 May 2026" as the language writes it, on the day it was in `country` (ISO 3166-1 alpha-2, or null). */
export const longDate = (language: CopyLanguage, at: Date, country: string | null): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : tagOf(language), {
    dateStyle: "long",
    timeZone: zones[country ?? ""] ?? "UTC",
  }).format(at);

/** `og:locale`. */
export const ogLocale: Readonly<Record<CopyLanguage, string>> = {
  zh: "zh_CN",
  en: "en_GB",
  ja: "ja_JP",
  ko: "ko_KR",
  fr: "fr_FR",
  de: "de_DE",
};
