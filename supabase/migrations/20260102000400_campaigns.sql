-- A campaign: one property as confirmed, one set of preferences. Written once, by the server, never changed.
create table public.campaigns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  market text check (market in ('CN', 'US', 'CA')),
  preferences jsonb not null,
  agent jsonb not null,
  listing jsonb not null,
  -- Same seed, same text: kept so that a restarted task goes on writing exactly what it began.
  seed integer not null check (seed >= 0),
  idempotency_key uuid not null,
  created_at timestamptz not null default now(),
  unique (user_id, idempotency_key)
);
create index campaigns_property on public.campaigns (property_id, created_at desc);

alter table public.campaigns enable row level security;
revoke all on public.campaigns from public, anon, authenticated;
grant select on public.campaigns to authenticated;
grant all on public.campaigns to service_role;

create policy campaigns_select_own on public.campaigns for select to authenticated
  using (user_id = (select auth.uid()));
