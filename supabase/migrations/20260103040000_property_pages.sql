-- The public page of a property: its address, and how often it was opened.

-- Given by the server when the page is first put online, and kept: a link that was passed on works again after a pause.
-- The last eight characters are random, so that nobody finds a page by guessing.
alter table public.properties
  add column slug text unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*-[a-z2-7]{8}$' and length(slug) <= 80);

-- Opens by the hour (UTC), so that every agent reads them in days of their own.
create table public.property_views (
  property_id uuid not null references public.properties (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  hour timestamptz not null,
  views integer not null check (views > 0),
  primary key (property_id, hour)
);

-- Who has been counted today, as a keyed hash whose key is thrown away with the day. Nothing here leads to a person.
create table public.property_visitors (
  property_id uuid not null references public.properties (id) on delete cascade,
  day date not null,
  visitor bytea not null check (octet_length(visitor) = 16),
  primary key (property_id, day, visitor)
);
create index property_visitors_day on public.property_visitors (day);

-- Keys of the pages, shared by all processes: "preview" signs previews, "views:<day>" hashes that day's visitors.
create table public.page_keys (
  name text primary key,
  key bytea not null check (octet_length(key) = 32),
  created_at timestamptz not null default now()
);

alter table public.property_views enable row level security;
alter table public.property_visitors enable row level security;
alter table public.page_keys enable row level security;
revoke all on public.property_views, public.property_visitors, public.page_keys from public, anon, authenticated;
grant select on public.property_views to authenticated;
grant all on public.property_views, public.property_visitors, public.page_keys to service_role;

create policy property_views_select_own on public.property_views for select to authenticated
  using (user_id = (select auth.uid()));
