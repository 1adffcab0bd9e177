/** The documents people agree to when they sign up, and the version they agreed to. */

/** The day the present texts came into force (ISO date). Consent is recorded to this version. */
export const LEGAL_VERSION = "2026-11-21";

/** Each has a page of its own: /terms and /privacy. */
export const legalDocuments = ["terms", "privacy"] as const;

export type LegalDocument = (typeof legalDocuments)[number];

/** A document as people read it: an opening, then numbered sections of paragraphs and, where it helps, points. */
export interface LegalText {
  title: string;
  /** For search engines and the card in a message. */
  description: string;
  /** What it comes to, in a few sentences. */
  summary: string[];
  sections: { id: string; title: string; paragraphs: string[]; points?: string[]; after?: string }[];
}
