-- Short addresses of public pages that say where a visitor comes from: `/s/<code>` leads to the page in the link's language. One
-- link stands for one platform, one language and, where a piece carries it, that piece.
create table public.page_links (
  code text primary key check (code ~ '^[a-z2-7]{8}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  -- Id of a platform of the registry.
  platform text not null check (platform ~ '^[a-z0-9_-]{1,40}$'),
  language text not null check (language in ('zh', 'en', 'ja', 'ko', 'fr', 'de')),
  -- Pieces go with their property only.
  piece_id uuid references public.pieces (id) on delete cascade,
  created_at timestamptz not null default now()
);
-- Asked for twice it is the same link.
create unique index page_links_of_piece on public.page_links (property_id, platform, language, piece_id)
  where piece_id is not null;
create unique index page_links_of_platform on public.page_links (property_id, platform, language)
  where piece_id is null;
create index page_links_user on public.page_links (user_id);
create index page_links_piece on public.page_links (piece_id);

alter table public.page_links enable row level security;
revoke all on public.page_links from public, anon, authenticated;
grant select on public.page_links to authenticated;
grant all on public.page_links to service_role;

create policy page_links_select_own on public.page_links for select to authenticated
  using (user_id = (select auth.uid()));

-- A view knows the link it came by ('': none) and the language that was read ('': not written down). A visitor counts once a
-- day, for the first link of the day, so that sums by link and by language are the sum of all.
alter table public.property_views
  add column link text not null default '' check (link = '' or link ~ '^[a-z2-7]{8}$'),
  add column language text not null default '' check (language in ('', 'zh', 'en', 'ja', 'ko', 'fr', 'de')),
  drop constraint property_views_pkey,
  add primary key (property_id, hour, link, language);
create index property_views_user on public.property_views (user_id, hour);
