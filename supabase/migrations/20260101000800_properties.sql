-- Homes an agent markets, and their public pages.

-- What a home is searched by: its title, address or number, as people see it (7 -> "prop-007").
create function public.property_search_text(title text, address text, number integer) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select public.search_fold(title || ' ' || coalesce(address, '') || ' prop-'
    || pg_catalog.lpad(number::text, greatest(3, pg_catalog.length(number::text)), '0'))
$$;
revoke execute on function public.property_search_text(text, text, integer) from public, anon, authenticated;
grant execute on function public.property_search_text(text, text, integer) to service_role;

-- The facts are the confirmed listing; the owner may only archive, restore and hide one.
create table public.properties (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  number integer not null,
  title text not null check (char_length(title) between 1 and 300),
  address text,
  listing jsonb not null,
  -- Edits of the facts name the version they began from.
  version integer not null default 1 check (version > 0),
  -- The page's address: given by the server when it is first put online, and kept, so that a link that was passed on works
  -- again after a pause. The last eight characters are random, so that nobody finds a page by guessing.
  slug text unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*-[a-z2-7]{8}$' and length(slug) <= 80),
  views integer not null default 0 check (views >= 0),
  published_at timestamptz,
  archived_at timestamptz,
  deleted_at timestamptz,
  status text not null generated always as (
    case when archived_at is not null then 'archived' when published_at is not null then 'published' else 'draft' end
  ) stored,
  -- A copy asked for twice is made once.
  idempotency_key uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Amounts compare only within one currency, and a rent with rents: by the month, whatever period it is asked for.
  -- "CNY" sorts before "CNY/month" before "EUR"; homes without a price ("~") come last in both directions.
  price_group text collate "C" not null generated always as (
    case when listing -> 'price' ->> 'amount' is null then '~'
      else (listing -> 'price' ->> 'currency') || case when listing -> 'price' ->> 'period' is null then '' else '/month' end
    end) stored,
  price_value numeric not null generated always as (
    coalesce((listing -> 'price' ->> 'amount')::numeric, 0) * case listing -> 'price' ->> 'period'
      when 'day' then 365.0 / 12 when 'week' then 52.0 / 12 when 'year' then 1.0 / 12 else 1 end) stored,
  area_sqm numeric generated always as ((listing -> 'area' ->> 'sqm')::numeric) stored,
  search text not null generated always as (public.property_search_text(title, address, number)) stored,
  grams text[] not null
    generated always as (public.search_grams(public.property_search_text(title, address, number))) stored,
  unique (user_id, number),
  unique (user_id, idempotency_key)
);
create index properties_user_created on public.properties (user_id, created_at desc, id desc) where deleted_at is null;
create index properties_user_published on public.properties (user_id, published_at desc)
  where published_at is not null and deleted_at is null;
create index properties_grams on public.properties using gin (grams) with (fastupdate = off) where deleted_at is null;
-- Every order of the list has an index, so that the thousandth page is as quick as the first. A status leads each: a page
-- of all statuses is merged from three short scans.
create index properties_by_updated on public.properties (user_id, status, updated_at, id) where deleted_at is null;
create index properties_by_created on public.properties (user_id, status, created_at, id) where deleted_at is null;
create index properties_by_views on public.properties (user_id, status, views, id) where deleted_at is null;
create index properties_by_title on public.properties (user_id, status, title collate public.titles, id)
  where deleted_at is null;
create index properties_by_price on public.properties (user_id, status, price_group, price_value, id)
  where deleted_at is null;
create index properties_by_price_down on public.properties (user_id, status, price_group, (-price_value), id)
  where deleted_at is null;
create index properties_by_area on public.properties (user_id, status, coalesce(area_sqm, 'Infinity'), id)
  where deleted_at is null;
create index properties_by_area_down on public.properties (user_id, status, coalesce(-area_sqm, 'Infinity'), id)
  where deleted_at is null;
-- "Recently deleted", newest first: few beside the living ones.
create index properties_by_deletion on public.properties (user_id, deleted_at, id) where deleted_at is not null;

alter table public.properties enable row level security;
revoke all on public.properties from public, anon, authenticated;
grant select, update (archived_at, deleted_at, updated_at) on public.properties to authenticated;
grant all on public.properties to service_role;

-- A hidden property stays within reach of `restore` for thirty days, then it is gone for its owner too.
create policy properties_select_own on public.properties for select to authenticated
  using (user_id = (select auth.uid()) and (deleted_at is null or deleted_at > now() - interval '30 days'));
create policy properties_update_own on public.properties for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Opens of a page by the hour (UTC), so that every agent reads them in days of their own.
create table public.property_views (
  property_id uuid not null references public.properties (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  hour timestamptz not null,
  views integer not null check (views > 0),
  primary key (property_id, hour)
);

alter table public.property_views enable row level security;
revoke all on public.property_views from public, anon, authenticated;
grant select on public.property_views to authenticated;
grant all on public.property_views to service_role;

create policy property_views_select_own on public.property_views for select to authenticated
  using (user_id = (select auth.uid()));

-- Who has been counted today, as a keyed hash whose key is thrown away with the day. Nothing here leads to a person.
create table public.property_visitors (
  property_id uuid not null references public.properties (id) on delete cascade,
  day date not null,
  visitor bytea not null check (octet_length(visitor) = 16),
  primary key (property_id, day, visitor)
);
create index property_visitors_day on public.property_visitors (day);

alter table public.property_visitors enable row level security;
revoke all on public.property_visitors from public, anon, authenticated;
grant all on public.property_visitors to service_role;

-- Keys of the pages, shared by all processes: "preview" signs previews, "views:<day>" hashes that day's visitors.
create table public.page_keys (
  name text primary key,
  key bytea not null check (octet_length(key) = 32),
  created_at timestamptz not null default now()
);

alter table public.page_keys enable row level security;
revoke all on public.page_keys from public, anon, authenticated;
grant all on public.page_keys to service_role;
