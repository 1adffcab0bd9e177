-- Settings that several administrators edit: a version each, so that nobody overwrites what they have not seen, and an
-- entry of the audit for every change, which is their history too.
alter table public.settings
  add column version integer not null default 1 check (version > 0),
  -- the audit names a row by its id
  add column id text generated always as (key) stored;

insert into public.settings (key, value) values
('brand', '{"zh": "", "en": ""}'),
('wechat_qr', '""'),
('registration', '"open"'),
('notice', '{"on": false, "text": {"zh": "", "en": ""}, "until": null}'),
('legal_draft', '{"terms": {"zh": "", "en": ""}, "privacy": {"zh": "", "en": ""}}')
on conflict do nothing;

create function public.count_setting() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.value is distinct from old.value then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;
revoke execute on function public.count_setting() from public, anon, authenticated;
create trigger settings_count before update on public.settings for each row execute function public.count_setting();
create trigger settings_audit after insert or update or delete on public.settings
  for each row execute function public.audit_change();

-- Pictures an administrator uploaded (the code of the WeChat support account): few, small, drawn anew before they are kept.
create table public.site_pictures (
  name text primary key check (name ~ '^[a-f0-9]{32}\.png$'),
  bytes bytea not null check (octet_length(bytes) <= 1048576),
  created_at timestamptz not null default now()
);
alter table public.site_pictures enable row level security;
revoke all on public.site_pictures from public, anon, authenticated, service_role;
grant select, insert, delete on public.site_pictures to service_role;

-- The terms and the privacy notice as they were published, in Markdown, both languages. People agreed to these words:
-- rows are never changed. Without a row the texts that come with the product are in force.
create table public.legal_versions (
  version text primary key check (version ~ '^\d{4}-\d{2}-\d{2}$'),
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
