-- Photos kept by us: fetched through the guard or uploaded, always decoded and re-encoded before they are stored.
-- The bytes lie in the private bucket `media` under <account>/photos/.
create table public.photos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The import that brought it; null for an upload.
  task_id uuid references public.tasks (id) on delete set null,
  position integer not null default 0,
  path text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  caption text check (char_length(caption) <= 300),
  created_at timestamptz not null default now(),
  -- An interrupted import that goes on keeps each place in the order once.
  unique (task_id, position)
);
create index photos_user on public.photos (user_id);

create table public.campaign_photos (
  campaign_id uuid not null references public.campaigns (id) on delete cascade,
  photo_id uuid not null references public.photos (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  position integer not null,
  primary key (campaign_id, position),
  unique (campaign_id, photo_id)
);
create index campaign_photos_photo on public.campaign_photos (photo_id);

alter table public.photos enable row level security;
alter table public.campaign_photos enable row level security;
revoke all on public.photos, public.campaign_photos from public, anon, authenticated;
grant select on public.photos, public.campaign_photos to authenticated;
grant all on public.photos, public.campaign_photos to service_role;

create policy photos_select_own on public.photos for select to authenticated
  using (user_id = (select auth.uid()));
create policy campaign_photos_select_own on public.campaign_photos for select to authenticated
  using (user_id = (select auth.uid()));
