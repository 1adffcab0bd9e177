-- Posts on their way to a platform, and what became of them. Only the server writes; the owner reads.

-- Which state may follow which, as engine/publishing/states.ts has it: the second lock before anything is published twice.
create table public.publication_transitions (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into public.publication_transitions (from_state, to_state) values
('planned', 'withdrawn'), ('planned', 'sending'), ('planned', 'failed'), ('planned', 'live'),
('sending', 'accepted'), ('sending', 'live'), ('sending', 'unknown'), ('sending', 'failed'), ('sending', 'planned'),
('accepted', 'live'), ('accepted', 'failed'), ('accepted', 'unknown'), ('accepted', 'removed'),
('unknown', 'live'), ('unknown', 'accepted'), ('unknown', 'failed'), ('unknown', 'planned'), ('unknown', 'removed'),
('live', 'edited'), ('live', 'removed'), ('edited', 'removed'), ('failed', 'planned');

create table public.publications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- What is out there outlives what it was made of.
  piece_id uuid references public.pieces (id) on delete set null,
  campaign_id uuid references public.campaigns (id) on delete set null,
  property_id uuid references public.properties (id) on delete set null,
  home_title text not null check (char_length(home_title) <= 300),
  -- Null: handed over, its agent posts it.
  connection_id uuid references public.publishing_connections (id) on delete cascade,
  platform text not null check (platform ~ '^[a-z0-9-]{1,40}$'),
  language text not null,
  kind text not null check (kind in ('post', 'email', 'sms')),
  order_key uuid not null,
  -- When it is to be posted.
  due_at timestamptz not null,
  state text not null default 'planned' check (state in
    ('planned', 'sending', 'accepted', 'live', 'unknown', 'failed', 'edited', 'removed', 'withdrawn')),
  state_at timestamptz not null,
  -- When a worker takes it: to send it, or to ask what became of it. Null: nothing is to be done by itself.
  next_at timestamptz,
  tries integer not null default 0 check (tries >= 0),
  -- Questions to the platform that told nothing.
  looks integer not null default 0 check (looks >= 0),
  -- Whoever is at it, and until when that counts (the database's clock).
  run uuid,
  lease_until timestamptz,
  -- What is sent, kept from the first try on, so that every later one says the same.
  content jsonb check (jsonb_typeof(content) = 'object'),
  piece_version integer,
  tried_at timestamptz,
  -- What a course of several steps left behind; the platform's id and address of the post.
  checkpoint jsonb check (jsonb_typeof(checkpoint) = 'object'),
  ref text check (char_length(ref) <= 2000),
  address text check (char_length(address) <= 2048),
  failure jsonb check (jsonb_typeof(failure) = 'object'),
  created_at timestamptz not null default now(),
  check ((run is null) = (lease_until is null)),
  check (state <> 'sending' or (run is not null and content is not null)),
  check (state = 'failed' or state = 'planned' or failure is null)
);
-- The same order sent twice makes one; and of a piece, an account and a moment there is one.
create unique index publications_of_order on public.publications
  (user_id, order_key, piece_id, coalesce(connection_id, '00000000-0000-0000-0000-000000000000')) where piece_id is not null;
create unique index publications_once on public.publications (piece_id, connection_id, due_at)
  where piece_id is not null and connection_id is not null and state not in ('withdrawn', 'removed', 'failed');
create index publications_due on public.publications (next_at) where next_at is not null;
create index publications_at_work on public.publications (connection_id) where run is not null;
create index publications_sending on public.publications (lease_until) where state = 'sending';
create index publications_user on public.publications (user_id, created_at desc, id);
create index publications_campaign on public.publications (campaign_id);
create index publications_property on public.publications (property_id);
create index publications_connection on public.publications (connection_id, state);
create index publications_failed_lately on public.publications (state_at, platform) where state in ('failed', 'unknown');

create function public.keep_publication_states() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.state <> new.state and not exists (select from public.publication_transitions t
      where t.from_state = old.state and t.to_state = new.state) then
    raise exception 'a publication cannot go from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'publication_transitions';
  end if;
  return new;
end $$;
revoke execute on function public.keep_publication_states() from public, anon, authenticated;
create trigger publications_transitions before update on public.publications
  for each row execute function public.keep_publication_states();

-- What happened to each, and who says so: lines are added and never changed.
create table public.publication_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  publication_id uuid not null references public.publications (id) on delete cascade,
  event text not null check (char_length(event) <= 20),
  state text not null,
  said_by text not null check (said_by in ('platform', 'house', 'person')),
  -- The how-manieth try, from 1; 0 before the first.
  try integer not null,
  detail text check (char_length(detail) <= 500),
  address text check (char_length(address) <= 2048),
  created_at timestamptz not null
);
create index publication_events_publication on public.publication_events (publication_id, id);
create index publication_events_user on public.publication_events (user_id);

alter table public.publication_transitions enable row level security;
alter table public.publications enable row level security;
alter table public.publication_events enable row level security;
revoke all on public.publication_transitions, public.publications, public.publication_events
  from public, anon, authenticated, service_role;
revoke all on sequence public.publication_events_id_seq from anon, authenticated;
grant select on public.publication_transitions to service_role;
grant select on public.publications, public.publication_events to authenticated;
grant all on public.publications to service_role;
grant select, insert on public.publication_events to service_role;

create policy publications_select_own on public.publications for select to authenticated
  using (user_id = (select auth.uid()));
create policy publication_events_select_own on public.publication_events for select to authenticated
  using (user_id = (select auth.uid()));
