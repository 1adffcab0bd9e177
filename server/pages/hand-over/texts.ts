/** The words of the phone's page: those of the screen it was opened from. */
import { publishing as en } from "#locales/en/publishing";
import { publishing as zh } from "#locales/zh/publishing";

export const phoneTexts = { zh, en };
export type PhoneLanguage = keyof typeof phoneTexts;
