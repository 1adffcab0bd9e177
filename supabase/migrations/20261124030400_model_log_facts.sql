-- Models are asked for facts of a page, too.
alter table public.model_log drop constraint model_log_purpose_check;
alter table public.model_log add constraint model_log_purpose_check
  check (purpose in ('pack', 'sentences', 'opinion', 'facts', 'trial', 'test'));
