-- What the provider itself said of a call that failed: its status and words, with the key and contacts masked before it is written.
alter table public.model_log add column error text check (char_length(error) <= 2000);
