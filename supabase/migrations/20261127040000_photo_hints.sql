-- What a photographer would say of a photo, and the colour that stands in its place until it is there.
alter table public.photos
  add column hints text[] not null default '{}' check (hints <@ array['dark', 'small', 'blurred', 'tilted']),
  add column tint text check (tint ~ '^#[0-9a-f]{6}$');
