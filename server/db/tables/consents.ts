/** Rows of `consents`: who agreed to which version of which document. Never changed. */
import type { Generated } from "kysely";
import type { LegalDocument } from "#contract/legal";

export interface Consents {
  user_id: string;
  document: LegalDocument;
  version: string;
  language: "zh" | "en";
  given_at: Date;
  recorded_at: Generated<Date>;
}
