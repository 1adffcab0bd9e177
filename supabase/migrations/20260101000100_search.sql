-- How words are found and put in order, in Chinese as in Latin letters: lists of homes, tasks, accounts and money share it.

-- Full width, accents and capitals do not count: "Café" is found by "cafe", "ＰＲＯＰ" by "prop".
create function public.search_fold(given text) returns text
  language sql immutable strict parallel safe set search_path = '' as $$
  select pg_catalog.lower(pg_catalog.regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'))
$$;

-- For one account's homes. Chinese words are two signs long, shorter than a trigram, so every sign and every pair of
-- neighbours is indexed. One walk over the signs: `substr` counts from the first sign each time, which takes seconds for a
-- text of 10,000 and is what a hostile page would send.
create function public.search_grams(given text) returns text[]
  language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(pg_catalog.array_agg(distinct gram), '{}') from (
    select pg_catalog.unnest(array[sign, sign || following]) as gram from (
      select sign, pg_catalog.lead(sign) over (order by place) as following
      from pg_catalog.unnest(pg_catalog.string_to_array(given, null)) with ordinality as signs (sign, place)
    ) as pairs
  ) as parts where gram !~ '\s'
$$;

-- For lists over all accounts. Three signs in a row find Latin letters and digits; Chinese names are two or three signs, so
-- their single signs and pairs are kept as well. A gram that stands twice in a text stands twice in the array, which no
-- index keeps and no search sees: finding each once would cost more.
create function public.account_grams(given text) returns text[]
  language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  signs text[] := pg_catalog.string_to_array(given, null);
  many integer := pg_catalog.cardinality(signs);
  grams text[] := '{}';
  one text;
  two text;
  three text;
begin
  for place in 1 .. many loop
    one := signs[place];
    continue when one ~ '\s';
    -- Chinese signs have more than one byte
    if pg_catalog.octet_length(one) > 1 then grams := grams || one; end if;
    continue when place + 1 > many;
    two := signs[place + 1];
    continue when two ~ '\s';
    if pg_catalog.octet_length(one || two) > 2 then grams := grams || (one || two); end if;
    continue when place + 2 > many;
    three := signs[place + 2];
    continue when three ~ '\s';
    grams := grams || (one || two || three);
  end loop;
  return grams;
end $$;

revoke execute on function public.search_fold(text), public.search_grams(text), public.account_grams(text)
  from public, anon, authenticated;
grant execute on function public.search_fold(text), public.search_grams(text), public.account_grams(text) to service_role;

-- Titles and names by sound, numbers inside them by value. The root locale knows no pinyin; a server built without ICU sorts
-- by code point.
do $$ begin
  create collation public.titles (provider = icu, locale = 'zh-u-co-pinyin-kn-true');
exception when others then
  create collation public.titles from "C";
end $$;
