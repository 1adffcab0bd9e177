/** The documents people agree to when they sign up, and the version they agreed to. */

/** The day the texts that come with the product came into force (ISO date); what an administrator publishes later goes before. */
export const LEGAL_VERSION = "2026-11-30";

/** The day of publishing in China; its second and further publishings carry their number: "2026-11-22.02". Later ones sort after. */
export const legalVersionPattern = /^\d{4}-\d{2}-\d{2}(\.\d{2})?$/;

/** The day a version came into force (ISO date), as people read it. */
export const dayOfVersion = (version: string): string => version.slice(0, 10);

/** Characters of Markdown a document has at most. */
export const LONGEST_LEGAL_TEXT = 60_000;

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
