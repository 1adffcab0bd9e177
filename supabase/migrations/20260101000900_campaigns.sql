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

-- The finished texts of a campaign. One per platform, language and kind: a task that starts over cannot double one.
-- Edits go through the server, which counts, checks and traces the text again before it stores it.
create table public.pieces (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  campaign_id uuid not null references public.campaigns (id) on delete cascade,
  platform text not null,
  language text not null,
  kind text not null check (kind in ('post', 'email', 'sms')),
  position integer not null,
  title text,
  body text not null,
  hashtags text[] not null,
  preheader text,
  html text,
  length jsonb not null,
  findings jsonb not null,
  untraced jsonb not null,
  written_by text not null,
  version integer not null default 1 check (version > 0),
  edited_at timestamptz,
  created_at timestamptz not null default now(),
  unique (campaign_id, platform, language, kind)
);
create index pieces_user on public.pieces (user_id);
-- One day's pieces, for the reports.
create index pieces_report on public.pieces (created_at);

alter table public.pieces enable row level security;
revoke all on public.pieces from public, anon, authenticated;
grant select on public.pieces to authenticated;
grant all on public.pieces to service_role;

create policy pieces_select_own on public.pieces for select to authenticated
  using (user_id = (select auth.uid()));
