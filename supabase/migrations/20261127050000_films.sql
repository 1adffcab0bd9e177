-- Films of a campaign's home: what was wanted of each, and where the finished file lies (in `media` under <account>/films/). A film
-- whose campaign is gone goes with its file (the sweep). The task that makes it may go earlier.
alter table public.tasks drop constraint tasks_kind_check;
alter table public.tasks add constraint tasks_kind_check check (kind in ('import', 'write', 'export', 'film'));
alter table public.task_queues drop constraint task_queues_kind_check;
alter table public.task_queues add constraint task_queues_kind_check check (kind in ('import', 'write', 'export', 'film'));
insert into public.task_queues (kind) values ('film');

create table public.films (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  campaign_id uuid references public.campaigns (id) on delete set null,
  task_id uuid unique references public.tasks (id) on delete set null,
  -- Storyboard, language, shape, quality, music: contract/media/film.ts.
  wanted jsonb not null,
  seconds real not null check (seconds > 0),
  -- Null until the film is stored.
  path text unique,
  bytes bigint check (bytes > 0),
  created_at timestamptz not null default now(),
  check ((path is null) = (bytes is null))
);
create index films_user on public.films (user_id, created_at desc);
create index films_campaign on public.films (campaign_id, created_at desc);
create index films_of_nothing on public.films (id) where campaign_id is null;

alter table public.films enable row level security;
revoke all on public.films from public, anon, authenticated;
grant select on public.films to authenticated;
grant all on public.films to service_role;

create policy films_select_own on public.films for select to authenticated
  using (user_id = (select auth.uid()));

-- Music and voices agents brought, written anew before they are kept (in `media` under <account>/sounds/). One that no film uses any
-- more goes after a month.
create table public.film_sounds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  seconds real not null check (seconds > 0),
  path text not null unique,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);
create index film_sounds_user on public.film_sounds (user_id, created_at desc);

alter table public.film_sounds enable row level security;
revoke all on public.film_sounds from public, anon, authenticated;
grant select on public.film_sounds to authenticated;
grant all on public.film_sounds to service_role;

create policy film_sounds_select_own on public.film_sounds for select to authenticated
  using (user_id = (select auth.uid()));

update storage.buckets set allowed_mime_types = array_append(allowed_mime_types, 'audio/mp4')
  where id = 'media' and not 'audio/mp4' = any (allowed_mime_types);
