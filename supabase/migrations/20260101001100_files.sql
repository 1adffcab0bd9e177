-- Files and what they belong to: imports, photos, archives of an account.

-- The buckets and who may see what in them. Every name starts with its owner's user id.
-- Browsers never insert: uploads go through /api, where pictures are decoded and written anew.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('avatars', 'avatars', true, 2097152, array['image/jpeg', 'image/png', 'image/webp']),
  -- An archive carries every photo of the account.
  ('media', 'media', false, 1073741824, array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif',
    'video/mp4', 'application/pdf', 'application/zip'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy files_select_own on storage.objects for select to authenticated
  using (bucket_id in ('avatars', 'media') and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy avatars_delete_own on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- What an import task was asked to read and the listing it found. Page source is dropped once it has been read.
create table public.imports (
  task_id uuid primary key references public.tasks (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  source jsonb not null,
  -- Our own address as it was when the import was asked for: whichever process works on it knows our example pages by it.
  origin text not null,
  listing jsonb,
  created_at timestamptz not null default now()
);

alter table public.imports enable row level security;
revoke all on public.imports from public, anon, authenticated;
grant select on public.imports to authenticated;
grant all on public.imports to service_role;

create policy imports_select_own on public.imports for select to authenticated
  using (user_id = (select auth.uid()));

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

alter table public.photos enable row level security;
revoke all on public.photos from public, anon, authenticated;
grant select on public.photos to authenticated;
grant all on public.photos to service_role;

create policy photos_select_own on public.photos for select to authenticated
  using (user_id = (select auth.uid()));

-- The photos a campaign was written with: it keeps them.
create table public.campaign_photos (
  campaign_id uuid not null references public.campaigns (id) on delete cascade,
  photo_id uuid not null references public.photos (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  position integer not null,
  primary key (campaign_id, position),
  unique (campaign_id, photo_id)
);
create index campaign_photos_photo on public.campaign_photos (photo_id);

alter table public.campaign_photos enable row level security;
revoke all on public.campaign_photos from public, anon, authenticated;
grant select on public.campaign_photos to authenticated;
grant all on public.campaign_photos to service_role;

create policy campaign_photos_select_own on public.campaign_photos for select to authenticated
  using (user_id = (select auth.uid()));

-- The photos a property has now: these may be changed, and a copy has its own.
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

-- Archives of everything an account has here, made by an export task. The bytes lie in `media` under <account>/exports/.
create table public.data_exports (
  task_id uuid primary key references public.tasks (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- In which language the archive explains itself.
  language text not null check (language in ('zh', 'en')),
  -- Null until the archive is stored.
  path text,
  bytes bigint check (bytes > 0),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check ((path is null) = (expires_at is null))
);
create index data_exports_user on public.data_exports (user_id, created_at desc);
create index data_exports_expires on public.data_exports (expires_at);

alter table public.data_exports enable row level security;
revoke all on public.data_exports from public, anon, authenticated;
grant select on public.data_exports to authenticated;
grant all on public.data_exports to service_role;

create policy data_exports_select_own on public.data_exports for select to authenticated
  using (user_id = (select auth.uid()));
