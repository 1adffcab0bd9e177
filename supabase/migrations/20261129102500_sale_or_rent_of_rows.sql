-- What the agent answered of a price whose row or page says neither sale nor rent: also that the home is for sale.
alter table public.import_rows
  drop constraint import_rows_period_check,
  add constraint import_rows_period_check check (period in ('month', 'week', 'year', 'day', 'sale'));
