-- What a photo looks like: a hash by which it is known again in any size, and whether it is the floor plan.
alter table public.photos
  add column look text check (look ~ '^[0-9a-f]{16}$'),
  add column plan boolean not null default false;

-- Of two hashes that differ in three of their 64 bits at most, one of the four quarters is the same.
create index photos_look_1 on public.photos (user_id, substr(look, 1, 4)) where look is not null;
create index photos_look_2 on public.photos (user_id, substr(look, 5, 4)) where look is not null;
create index photos_look_3 on public.photos (user_id, substr(look, 9, 4)) where look is not null;
create index photos_look_4 on public.photos (user_id, substr(look, 13, 4)) where look is not null;
