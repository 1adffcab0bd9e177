/** Where the page of all advertising rules stands, and what it is called. */
import { compliance as en } from "#locales/en/compliance";
import { compliance as zh } from "#locales/zh/compliance";

export const compliancePath = "/compliance";

/** The page's words. */
export const complianceTexts = (language: "zh" | "en"): typeof zh => (language === "en" ? en : zh);

/** What links to it say. */
export const complianceTitle = (language: "zh" | "en"): string => complianceTexts(language).title;
