-- How an account plans its posts: the clock it reads, whether a second pair of eyes is wanted, the weekly times of each of its
-- accounts at platforms, and the secret address of its calendar. Only the server writes; the owner reads.
create table public.publishing_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- An IANA name; null: never said, whoever reads has their own.
  time_zone text check (char_length(time_zone) between 1 and 64),
  -- New posts wait until somebody has approved them.
  approval boolean not null default false,
  updated_at timestamptz not null
);

-- Times of the week at which an account posts, on the clock of the settings. 1 is Monday.
create table public.publishing_slots (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  connection_id uuid not null references public.publishing_connections (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  at text not null check (at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  unique (connection_id, weekday, at)
);
create index publishing_slots_user on public.publishing_slots (user_id);

-- The calendar as other programs read it. Its address is made of this id and a signature; a new id ends the old address.
create table public.publishing_feeds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  made_at timestamptz not null
);

alter table public.publishing_settings enable row level security;
alter table public.publishing_slots enable row level security;
alter table public.publishing_feeds enable row level security;
revoke all on public.publishing_settings, public.publishing_slots, public.publishing_feeds
  from public, anon, authenticated, service_role;
grant select on public.publishing_settings, public.publishing_slots to authenticated;
grant select, insert, update, delete on public.publishing_settings, public.publishing_slots, public.publishing_feeds
  to service_role;

create policy publishing_settings_select_own on public.publishing_settings for select to authenticated
  using (user_id = (select auth.uid()));
create policy publishing_slots_select_own on public.publishing_slots for select to authenticated
  using (user_id = (select auth.uid()));

-- What the calendar reads: an account's posts between two moments.
create index publications_calendar on public.publications (user_id, due_at, id);
