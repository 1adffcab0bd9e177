-- Photos of a page that could not be had, and why: [{url, cause: {code, data}}] (contract/import.ts).
alter table public.imports
  add column missing_photos jsonb not null default '[]' check (jsonb_typeof(missing_photos) = 'array');
