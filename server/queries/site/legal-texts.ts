/** The legal documents that come with the product; what an operator published goes before (server/queries/site/legal.ts). */
import type { LegalDocument, LegalText } from "#contract/legal";
import { frame as enFrame } from "#locales/en/legal/frame";
import { privacy as enPrivacy } from "#locales/en/legal/privacy";
import { terms as enTerms } from "#locales/en/legal/terms";
import { frame as zhFrame } from "#locales/zh/legal/frame";
import { privacy as zhPrivacy } from "#locales/zh/legal/privacy";
import { terms as zhTerms } from "#locales/zh/legal/terms";

type Language = "zh" | "en";

const written: Record<Language, Record<LegalDocument, LegalText>> = {
  zh: { terms: zhTerms, privacy: zhPrivacy },
  en: { terms: enTerms, privacy: enPrivacy },
};

/** A document's text in that language. */
export const legalText = (document: LegalDocument, language: Language): LegalText => written[language][document];

/** The words around them. */
export const legalFrame = (language: Language): typeof zhFrame => (language === "en" ? enFrame : zhFrame);
