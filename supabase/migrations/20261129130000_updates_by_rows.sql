-- A row whose home the account has already may be chosen to update it: what is read then goes into that property.
alter table public.import_rows
  add column updates boolean not null default false;
