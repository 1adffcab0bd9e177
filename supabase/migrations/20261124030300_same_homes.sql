-- Finding the same home among a hundred thousand: by its page, by its address, by its size.
create index properties_by_page on public.properties (user_id, (left(listing ->> 'sourceUrl', 300)))
  where deleted_at is null;
create index properties_by_address on public.properties (user_id, (left(listing -> 'address' ->> 'text', 300)))
  where deleted_at is null;
create index properties_by_size on public.properties (user_id, area_sqm) where deleted_at is null;
