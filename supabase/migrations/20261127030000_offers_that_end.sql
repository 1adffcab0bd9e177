-- A home's offer ends: sold, let or withdrawn. And changes of homes that nobody has yet compared with what was published of them.
alter table public.properties
  add column ended_as text check (ended_as in ('sold', 'let', 'withdrawn')),
  add column ended_at timestamptz,
  add check ((ended_as is null) = (ended_at is null));

-- Written by the transaction that changes something. While a home stands here none of its planned posts leaves.
create table public.recall_checks (
  property_id uuid primary key references public.properties (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The facts before the first change that was not looked at; null: what was published changed, not the facts.
  before jsonb,
  -- Grows with each change, so that one that comes during a check is looked at as well.
  stamp integer not null default 1,
  tries integer not null default 0,
  next_at timestamptz not null default now()
);
create index recall_checks_due on public.recall_checks (next_at);
create index recall_checks_user on public.recall_checks (user_id);

-- Posters as they were last saved: what each says, line by line.
create table public.saved_posters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  campaign_id uuid not null references public.campaigns (id) on delete cascade,
  template text not null check (char_length(template) between 1 and 40),
  ratio text not null check (char_length(ratio) between 1 and 10),
  language text not null,
  says text[] not null,
  saved_at timestamptz not null,
  unique (campaign_id, template, ratio, language)
);
create index saved_posters_user on public.saved_posters (user_id);
create index saved_posters_property on public.saved_posters (property_id);

alter table public.recall_checks enable row level security;
alter table public.saved_posters enable row level security;
revoke all on public.recall_checks, public.saved_posters from public, anon, authenticated;
grant select on public.saved_posters to authenticated;
grant all on public.recall_checks, public.saved_posters to service_role;
create policy saved_posters_select_own on public.saved_posters for select to authenticated
  using (user_id = (select auth.uid()));
