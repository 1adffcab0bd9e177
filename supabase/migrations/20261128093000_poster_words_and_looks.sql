-- Texts of posters in an agent's own words: of a campaign in a language, over what its home would say by itself.
create table public.poster_words (
  campaign_id uuid not null references public.campaigns (id) on delete cascade,
  language text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  words jsonb not null check (jsonb_typeof(words) = 'object' and pg_column_size(words) <= 8000),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null,
  primary key (campaign_id, language)
);
create index poster_words_user on public.poster_words (user_id);

-- Looks of posters under names of an account's own: colour, type, where the logo stands, and the template to begin with.
create table public.poster_looks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 40),
  look jsonb not null check (jsonb_typeof(look) = 'object' and pg_column_size(look) <= 2000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, name)
);

alter table public.poster_words enable row level security;
alter table public.poster_looks enable row level security;
revoke all on public.poster_words, public.poster_looks from public, anon, authenticated;
grant select on public.poster_words, public.poster_looks to authenticated;
grant all on public.poster_words, public.poster_looks to service_role;
create policy poster_words_select_own on public.poster_words for select to authenticated
  using (user_id = (select auth.uid()));
create policy poster_looks_select_own on public.poster_looks for select to authenticated
  using (user_id = (select auth.uid()));
