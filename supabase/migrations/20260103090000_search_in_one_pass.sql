-- The same grams, by one walk over the signs: `substr` counts from the first sign each time, which takes seconds for a
-- text of 10,000 and is what a hostile page would send.
create or replace function public.search_grams(given text) returns text[]
  language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(pg_catalog.array_agg(distinct gram), '{}') from (
    select pg_catalog.unnest(array[sign, sign || following]) as gram from (
      select sign, pg_catalog.lead(sign) over (order by place) as following
      from pg_catalog.unnest(pg_catalog.string_to_array(given, null)) with ordinality as signs (sign, place)
    ) as pairs
  ) as parts where gram !~ '\s'
$$;
