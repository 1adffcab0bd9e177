-- Accounts that asked to be deleted and may still change their mind. No reference to the account: the row outlives it
-- until its files are gone too, so that whatever stops the work, the next round finishes it.
create table public.account_deletions (
  user_id uuid primary key,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- From here on there is no way back.
  started_at timestamptz,
  check (due_at > requested_at)
);
create index account_deletions_due on public.account_deletions (due_at);

alter table public.account_deletions enable row level security;
revoke all on public.account_deletions from public, anon, authenticated;
grant select on public.account_deletions to authenticated;
grant all on public.account_deletions to service_role;

create policy account_deletions_select_own on public.account_deletions for select to authenticated
  using (user_id = (select auth.uid()));
