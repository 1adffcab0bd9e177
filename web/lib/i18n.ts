/** i18next with typed texts. A language is fetched when first used; a missing key shows the key itself. */
import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Shape } from "#locales/shape";
import type { texts } from "#locales/zh/index";
import { type Language, rememberLanguage, storedLanguage } from "#web/lib/language.ts";

export type Texts = Shape<typeof texts>;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Texts;
  }
}

async function loadTexts(language: Language): Promise<Texts> {
  return language === "zh" ? (await import("#locales/zh/index")).texts : (await import("#locales/en/index")).texts;
}

/** Starts i18next in the remembered language (Chinese by default). */
export async function startI18n(language: Language = storedLanguage() ?? "zh"): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: "common",
    resources: { [language]: await loadTexts(language) },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}

/** The instance's language as one of ours. */
export const currentLanguage = (instance: Pick<i18n, "language">): Language =>
  instance.language === "en" ? "en" : "zh";

/** Switches the whole interface and remembers the choice. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  for (const [subject, texts] of Object.entries(await loadTexts(language))) {
    instance.addResourceBundle(language, subject, texts);
  }
  await instance.changeLanguage(language);
  rememberLanguage(language);
}
