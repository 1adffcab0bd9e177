-- An administrator looks at the product as an account sees it: who, whose, why, for how long.
create table public.support_sessions (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references auth.users (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  reason text not null check (char_length(reason) between 1 and 500),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  -- Ended by hand, before its time.
  ended_at timestamptz,
  check (admin_id <> user_id and ends_at > started_at)
);
create unique index support_sessions_one on public.support_sessions (admin_id) where ended_at is null;
create index support_sessions_user on public.support_sessions (user_id, started_at desc);

alter table public.support_sessions enable row level security;
revoke all on public.support_sessions from public, anon, authenticated;
grant all on public.support_sessions to service_role;
