-- The terms and the privacy notice as they were published, in Markdown, both languages. People agreed to these words:
-- rows are never changed. Without a row the texts that come with the product are in force.
create table public.legal_versions (
  -- The day; texts published twice on one day are two versions of that day, the second numbered: "2026-11-22.02".
  version text primary key check (version ~ '^\d{4}-\d{2}-\d{2}(\.\d{2})?$'),
  -- {"terms": {"zh": "# …", "en": "# …"}, "privacy": {…}}
  texts jsonb not null,
  published_at timestamptz not null default now(),
  published_by uuid
);

alter table public.legal_versions enable row level security;
revoke all on public.legal_versions from public, anon, authenticated, service_role;
grant select on public.legal_versions to anon, authenticated;
grant select, insert on public.legal_versions to service_role;

create policy legal_versions_select on public.legal_versions for select to anon, authenticated using (true);

create trigger legal_versions_stay before update or delete on public.legal_versions
  for each row execute function public.refuse_change();
create trigger legal_versions_audit after insert on public.legal_versions
  for each row execute function public.audit_change();

-- Who agreed to which version of which legal document, when and in which language. Rows are evidence: written by the
-- server, never changed, gone with the account.
create table public.consents (
  user_id uuid not null references auth.users (id) on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}(\.\d{2})?$'),
  language text not null check (language in ('zh', 'en')),
  -- When the box was ticked, as the browser says, at the latest the moment it was recorded.
  given_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  primary key (user_id, document, version),
  check (given_at <= recorded_at)
);

alter table public.consents enable row level security;
revoke all on public.consents from public, anon, authenticated, service_role;
grant select on public.consents to authenticated;
grant select, insert on public.consents to service_role;

create policy consents_select_own on public.consents for select to authenticated
  using (user_id = (select auth.uid()));

create function public.keep_consents() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise exception 'A consent is evidence and cannot be changed' using errcode = '42501';
end $$;
revoke execute on function public.keep_consents() from public, anon, authenticated;
create trigger consents_stay before update on public.consents
  for each row execute function public.keep_consents();
