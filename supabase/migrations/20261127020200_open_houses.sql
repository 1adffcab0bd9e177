-- Open houses of an agent's homes, each on the home's own clock, and the posts that call visitors to them.
create table public.open_houses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  home_title text not null check (char_length(home_title) <= 300),
  -- As it is announced: a day and two times of the home's clock; and the same as moments.
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  from_time text not null check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  until_time text not null check (until_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Of one order each day is made once.
  order_key uuid not null,
  -- Called off; its posts that waited went with it.
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, order_key, day)
);
create index open_houses_user on public.open_houses (user_id, starts_at, id);
create index open_houses_property on public.open_houses (property_id);

-- The open house a post calls to: its day stands above the post's words.
alter table public.publications
  add column open_house_id uuid references public.open_houses (id) on delete set null;
create index publications_open_house on public.publications (open_house_id) where open_house_id is not null;

alter table public.open_houses enable row level security;
revoke all on public.open_houses from public, anon, authenticated, service_role;
grant select on public.open_houses to authenticated;
grant select, insert, update, delete on public.open_houses to service_role;

create policy open_houses_select_own on public.open_houses for select to authenticated
  using (user_id = (select auth.uid()));
