-- Sessions of a hosted sign-in whose way in stands in the journal, with what was known of them then: the service has no journal of
-- its own that we could read. Empty where sign-in is ours.
create table public.hosted_sessions (
  session_id uuid primary key,
  address text,
  -- A second factor was shown.
  factor boolean not null default false,
  seen_at timestamptz not null default now()
);
create index hosted_sessions_seen on public.hosted_sessions (seen_at);

alter table public.hosted_sessions enable row level security;
revoke all on public.hosted_sessions from public, anon, authenticated;
grant all on public.hosted_sessions to service_role;
