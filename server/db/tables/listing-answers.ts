/** Rows of `listing_answers`: what an agent answered about a home, by the key of the question. */
import type { Generated } from "kysely";

export interface ListingAnswers {
  id: Generated<string>;
  user_id: string;
  property_id: string;
  key: string;
  answer: boolean | string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
