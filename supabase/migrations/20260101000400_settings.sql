-- Values an operator sets without touching code (contract/settings.ts). Several administrators edit them: a version each, so
-- that nobody overwrites what they have not seen, and an entry of the audit for every change, which is their history too.
create table public.settings (
  key text primary key,
  -- the audit names a row by its id
  id text generated always as (key) stored,
  value jsonb not null,
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null default now()
);

alter table public.settings enable row level security;
revoke all on public.settings from public, anon, authenticated;
grant all on public.settings to service_role;

insert into public.settings (key, value) values
('brand', '{"zh": "", "en": ""}'),
-- Who receipts name as the seller (a company's registered name); empty: what the environment says, else the product's own name.
('company', '""'),
('contact', '{"email": "", "phone": "", "address": "", "wechat": ""}'),
('wechat_qr', '""'),
('support_hours', '24'),
('filings', '[]'),
('legal_draft', '{"terms": {"zh": "", "en": ""}, "privacy": {"zh": "", "en": ""}}'),
('notice', '{"on": false, "text": {"zh": "", "en": ""}, "until": null}'),
('registration', '"open"'),
('trial_days', '7'),
-- Which price list each screen shows; the package centre sells the one it shows.
('landing_list', '"public"'),
('sold_list', '"member"'),
-- Days each journal is kept, seven at least. The audit is kept for good.
('log_days', '{"signIns": 30, "mails": 90, "errors": 90}');

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
