-- What is to follow an account's package. Nothing is ever charged by it: it says what is reminded of and offered.
-- A package bought after `updated_at` says otherwise, and counts.
create table public.renewals (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Null: cancelled; the package runs to its end and nothing reminds.
  plan_code text check (plan_code ~ '^[a-z0-9_]{1,32}$'),
  updated_at timestamptz not null default now()
);
alter table public.renewals enable row level security;
revoke all on public.renewals from public, anon, authenticated;
grant select on public.renewals to authenticated;
grant all on public.renewals to service_role;
create policy renewals_select_own on public.renewals for select to authenticated using (user_id = (select auth.uid()));
create trigger renewals_audit after insert or update or delete on public.renewals
  for each row execute function public.audit_change();

-- Entries of one period are written one after the other under its lock: their times say the same order.
alter table public.quota_entries alter column created_at set default clock_timestamp();
