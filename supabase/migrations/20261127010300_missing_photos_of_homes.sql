-- Photos of the page a home came from that could not be had, and why, as imports keep them, until its agent adds photos or waves it
-- aside: [{url, cause: {code, data}}] (contract/import.ts).
alter table public.properties
  add column missing_photos jsonb not null default '[]' check (jsonb_typeof(missing_photos) = 'array');
