/** The interface language: Chinese unless the person chose English; remembered in this browser and told to the server. */
export const languages = ["zh", "en"] as const;
export type Language = (typeof languages)[number];

/** Key in local storage. */
export const LANGUAGE_KEY = "listcast-language";
/** The cookie by which the server picks the landing page's language. */
export const LANGUAGE_COOKIE = "lang";
const YEAR_IN_SECONDS = 31_536_000;

export const isLanguage = (value: unknown): value is Language => value === "zh" || value === "en";
export const otherLanguage = (language: Language): Language => (language === "zh" ? "en" : "zh");
/** Value of the `lang` attribute. */
export const languageTag = (language: Language): string => (language === "zh" ? "zh-CN" : "en");

/** The language chosen earlier in this browser, or null. */
export function storedLanguage(): Language | null {
  try {
    const value = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
}

/** Remembers the choice and puts it on the document. */
export function rememberLanguage(language: Language): void {
  document.documentElement.lang = languageTag(language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_IN_SECONDS}; SameSite=Lax`;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The cookie still holds it.
  }
}
