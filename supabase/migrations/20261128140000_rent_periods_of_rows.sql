-- What the agent answered of a rent whose row or page does not say for how long: the row is read again with it.
alter table public.import_rows
  add column period text check (period in ('month', 'week', 'year', 'day'));
