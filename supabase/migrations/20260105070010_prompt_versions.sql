-- What models are told, as administrators put it. Version 0 comes with the product. A version is never changed: pieces were
-- written by it. Which one is in force is a setting, so that going back is one more change of it.
create table public.prompt_versions (
  version integer primary key check (version > 0),
  -- {"instructions": "…", "styles": {"professional": "…", …}}
  texts jsonb not null,
  note text not null check (length(note) between 1 and 200),
  id text generated always as (version::text) stored,
  created_at timestamptz not null default now(),
  created_by uuid
);
alter table public.prompt_versions enable row level security;
revoke all on public.prompt_versions from public, anon, authenticated, service_role;
grant select, insert on public.prompt_versions to service_role;
create trigger prompt_versions_stay before update or delete on public.prompt_versions
  for each row execute function public.refuse_change();
create trigger prompt_versions_audit after insert on public.prompt_versions
  for each row execute function public.audit_change();

alter table public.model_settings add column prompt_version integer not null default 0 check (prompt_version >= 0);
