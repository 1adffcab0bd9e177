-- Every order of the list has an index, so that the thousandth page is as quick as the first. A status leads each: a page
-- of all statuses is merged from three short scans.

-- Edits of the facts name the version they began from. A copy asked for twice is made once.
alter table public.properties
  add column version integer not null default 1 check (version > 0),
  add column idempotency_key uuid,
  add unique (user_id, idempotency_key);

-- Amounts compare only within one currency, and a rent with rents: by the month, whatever period it is asked for.
-- "CNY" sorts before "CNY/month" before "EUR"; homes without a price ("~") come last in both directions.
alter table public.properties
  add column price_group text collate "C" not null generated always as (
    case when listing -> 'price' ->> 'amount' is null then '~'
      else (listing -> 'price' ->> 'currency') || case when listing -> 'price' ->> 'period' is null then '' else '/month' end
    end) stored,
  add column price_value numeric not null generated always as (
    coalesce((listing -> 'price' ->> 'amount')::numeric, 0) * case listing -> 'price' ->> 'period'
      when 'day' then 365.0 / 12 when 'week' then 52.0 / 12 when 'year' then 1.0 / 12 else 1 end) stored,
  add column area_sqm numeric generated always as ((listing -> 'area' ->> 'sqm')::numeric) stored;

-- Chinese by sound, numbers inside a title by value. A server built without ICU sorts by code point.
do $$ begin
  create collation public.titles (provider = icu, locale = 'und-u-co-pinyin-kn-true');
exception when others then
  create collation public.titles from "C";
end $$;

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
