/** The landing page's two dictionaries, on the server; the browser is given the one it needs, inside the page. */
import { type Names, renamed } from "#contract/names";
import { landing as en } from "#locales/en/landing";
import { landing as zh } from "#locales/zh/landing";
import type { LandingTexts } from "#web/features/landing/types.ts";
import type { Language } from "#web/lib/language.ts";

/** The landing page's words, with the product's name as an administrator gave it. */
export const textsOf = (language: Language, names: Names | null): LandingTexts =>
  renamed(language === "en" ? en : zh, names);
