/** Rows of `page_enquiries`: what visitors of a home's public page ask its agent. */
import type { Generated, Selectable } from "kysely";
import type { CopyLanguage } from "#contract/copy";

export interface PageEnquiries {
  id: Generated<string>;
  user_id: string;
  property_id: string;
  name: string;
  contact: string;
  message: string;
  language: CopyLanguage;
  consented_at: Date;
  created_at: Generated<Date>;
}
export type PageEnquiryRow = Selectable<PageEnquiries>;
