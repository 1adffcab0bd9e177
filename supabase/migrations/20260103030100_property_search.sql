-- Finding a home among 100,000 by any part of its title, address or number, in Chinese as in Latin letters.
-- Chinese words are two signs long, shorter than a trigram, so every sign and every pair of neighbours is indexed.

-- Full width, accents and capitals do not count: "Café" is found by "cafe", "ＰＲＯＰ" by "prop".
create function public.search_fold(given text) returns text
  language sql immutable strict parallel safe set search_path = '' as $$
  select pg_catalog.lower(pg_catalog.regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'))
$$;

create function public.search_grams(given text) returns text[]
  language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(pg_catalog.array_agg(distinct gram), '{}') from (
    select pg_catalog.substr(given, at, size) as gram
    from pg_catalog.generate_series(1, pg_catalog.length(given)) as at, pg_catalog.generate_series(1, 2) as size
    where at + size - 1 <= pg_catalog.length(given)
  ) as parts where gram !~ '\s'
$$;

-- 7 -> "prop-007", the number people see.
create function public.property_search_text(title text, address text, number integer) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select public.search_fold(title || ' ' || coalesce(address, '') || ' prop-'
    || pg_catalog.lpad(number::text, greatest(3, pg_catalog.length(number::text)), '0'))
$$;

revoke execute on function public.search_fold(text), public.search_grams(text),
  public.property_search_text(text, text, integer) from public, anon, authenticated;
grant execute on function public.search_fold(text), public.search_grams(text),
  public.property_search_text(text, text, integer) to service_role;

alter table public.properties
  add column search text not null generated always as (public.property_search_text(title, address, number)) stored,
  add column grams text[] not null
    generated always as (public.search_grams(public.property_search_text(title, address, number))) stored;
create index properties_grams on public.properties using gin (grams) with (fastupdate = off) where deleted_at is null;
