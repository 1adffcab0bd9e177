/** The landing page's two dictionaries. It does without i18next: two small objects and one function are enough. */
import { landing as en } from "#locales/en/landing";
import { landing as zh } from "#locales/zh/landing";
import type { LandingTexts } from "#web/features/landing/types.ts";
import type { Language } from "#web/lib/language.ts";

export const textsOf = (language: Language): LandingTexts => (language === "en" ? en : zh);

/** Puts values into {{names}}; a name without a value stays as it is. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
