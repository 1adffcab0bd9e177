-- Captions that are read aloud are calls like others: each in the log of them.
alter table public.model_log drop constraint model_log_purpose_check;
alter table public.model_log add constraint model_log_purpose_check
  check (purpose in ('pack', 'sentences', 'opinion', 'reading', 'facts', 'speech', 'trial', 'test'));
