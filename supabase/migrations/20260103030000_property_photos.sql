-- The photos a property has now. A campaign keeps the ones it was written with; these may be changed, and a copy has its own.
create table public.property_photos (
  property_id uuid not null references public.properties (id) on delete cascade,
  photo_id uuid not null references public.photos (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  position integer not null check (position >= 0),
  primary key (property_id, position),
  unique (property_id, photo_id)
);
create index property_photos_photo on public.property_photos (photo_id);

alter table public.property_photos enable row level security;
revoke all on public.property_photos from public, anon, authenticated;
grant select on public.property_photos to authenticated;
grant all on public.property_photos to service_role;

create policy property_photos_select_own on public.property_photos for select to authenticated
  using (user_id = (select auth.uid()));

-- Until now a property's photos were those of its newest campaign.
insert into public.property_photos (property_id, photo_id, user_id, position)
  select newest.property_id, carried.photo_id, carried.user_id, carried.position
  from (select distinct on (property_id) property_id, id from public.campaigns order by property_id, created_at desc) newest
  join public.campaign_photos carried on carried.campaign_id = newest.id;
