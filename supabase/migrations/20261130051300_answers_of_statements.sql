-- "Do you hold proof of this statement?" is answered of that statement: what the same home says elsewhere, or later, is asked again.
-- Where a question is about the home ("Does the landlord live in it?") no statement stands.
alter table public.listing_answers
  add column statement text not null default '' check (char_length(statement) <= 400),
  drop constraint listing_answers_property_id_key_key,
  add constraint listing_answers_question unique (property_id, key, statement);
