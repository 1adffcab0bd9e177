-- What came of an account's pages in a week or month, as its plan has it, mailed once. Figures as they were when it was made.
create table public.page_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  period text not null check (period in ('week', 'month')),
  -- First and last day, in the business's time zone.
  first_day date not null,
  last_day date not null check (last_day > first_day),
  -- contract/leads/report.ts
  figures jsonb not null,
  created_at timestamptz not null default now(),
  unique (user_id, period, first_day)
);

alter table public.page_reports enable row level security;
revoke all on public.page_reports from public, anon, authenticated;
grant select on public.page_reports to authenticated;
grant all on public.page_reports to service_role;

create policy page_reports_select_own on public.page_reports for select to authenticated
  using (user_id = (select auth.uid()));

-- Whose pages were opened, of all accounts, in a week.
create index property_views_hour on public.property_views (hour);
create index leads_created on public.leads (created_at);

-- One more kind of news a person can wish for or not.
alter table public.notification_settings drop constraint notification_settings_kind_check,
  add constraint notification_settings_kind_check
    check (kind in ('task_finished', 'task_failed', 'package', 'product', 'report'));
