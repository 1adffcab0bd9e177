-- Pages of homes that their agents want read again, every day or every week: when next, what was read last, and what went wrong.
create table public.source_watches (
  property_id uuid primary key references public.properties (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  every text not null check (every in ('day', 'week')),
  next_at timestamptz not null,
  -- The last reading that worked, and when; null before the first.
  seen jsonb,
  read_at timestamptz,
  -- Readings in a row that did not work, and why the last one did not.
  failures integer not null default 0 check (failures >= 0),
  problem text check (problem in ('gone', 'unreachable')),
  -- The agent was told of this row of failures.
  told boolean not null default false,
  created_at timestamptz not null default now()
);
create index source_watches_due on public.source_watches (next_at);
create index source_watches_user on public.source_watches (user_id);

alter table public.source_watches enable row level security;
revoke all on public.source_watches from public, anon, authenticated;
grant select on public.source_watches to authenticated;
grant all on public.source_watches to service_role;

create policy source_watches_select_own on public.source_watches for select to authenticated
  using (user_id = (select auth.uid()));
