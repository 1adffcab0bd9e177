-- A model reads texts a second time beside the facts: whether, which one, what it said of a piece, and its calls in the log.
alter table public.model_settings
  add column reading_off boolean not null default false,
  -- The provider asked first; null: they are asked in the order they write in.
  add column reader text check (length(reader) <= 40);

-- [{"sentence", "words", "verdict", "source", "model"}], of the text as it was written: a version that is brought back finds its own.
alter table public.pieces add column readings jsonb not null default '[]';

alter table public.model_log drop constraint model_log_purpose_check;
alter table public.model_log add constraint model_log_purpose_check
  check (purpose in ('pack', 'sentences', 'opinion', 'reading', 'facts', 'trial', 'test'));
