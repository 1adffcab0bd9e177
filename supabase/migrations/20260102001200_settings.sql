-- Values an operator sets without touching code: contact lines of the footer, filing numbers, hours of support.
create table public.settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

alter table public.settings enable row level security;
revoke all on public.settings from public, anon, authenticated;
grant all on public.settings to service_role;

insert into public.settings (key, value) values
('contact', '{"email": "", "phone": "", "address": "", "wechat": ""}'),
('filings', '[]'),
('support_hours', '24'),
('trial_days', '7');
