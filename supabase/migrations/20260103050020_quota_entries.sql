-- The ledger of a subscription's listings: what used one, what came back. Its sum is what is used; rows are only added.
create table public.quota_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  subscription_id uuid not null references public.subscriptions (id) on delete cascade,
  property_id uuid references public.properties (id) on delete set null,
  task_id uuid references public.tasks (id) on delete set null,
  -- Listings used: 1 for a home, negative for what came back.
  delta integer not null check (delta <> 0),
  reason text not null check (reason in ('property', 'returned', 'carried', 'adjusted')),
  created_at timestamptz not null default now()
);
create index quota_entries_subscription on public.quota_entries (subscription_id, created_at);
create index quota_entries_task on public.quota_entries (task_id) where task_id is not null;
create index quota_entries_property on public.quota_entries (property_id) where property_id is not null;

alter table public.quota_entries enable row level security;
revoke all on public.quota_entries from public, anon, authenticated;
grant select on public.quota_entries to authenticated;
grant all on public.quota_entries to service_role;

create policy quota_entries_select_own on public.quota_entries for select to authenticated
  using (user_id = (select auth.uid()));
