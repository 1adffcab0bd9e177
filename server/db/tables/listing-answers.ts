/** Rows of `listing_answers`: what an agent answered about a home, by the key of the question. */
import type { Generated } from "kysely";

export interface ListingAnswers {
  id: Generated<string>;
  user_id: string;
  property_id: string;
  key: string;
  /** The words it was asked about; empty where it was asked about the home. */
  statement: Generated<string>;
  answer: boolean | string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
