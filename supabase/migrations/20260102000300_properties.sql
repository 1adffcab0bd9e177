-- Homes an agent markets. The facts are the confirmed listing; the owner may only archive, restore and hide one.
create table public.properties (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  number integer not null,
  title text not null check (char_length(title) between 1 and 300),
  address text,
  listing jsonb not null,
  views integer not null default 0 check (views >= 0),
  published_at timestamptz,
  archived_at timestamptz,
  deleted_at timestamptz,
  status text not null generated always as (
    case when archived_at is not null then 'archived' when published_at is not null then 'published' else 'draft' end
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, number)
);
create index properties_user_created on public.properties (user_id, created_at desc, id desc) where deleted_at is null;

alter table public.properties enable row level security;
revoke all on public.properties from public, anon, authenticated;
grant select on public.properties to authenticated;
grant update (archived_at, deleted_at, updated_at) on public.properties to authenticated;
grant all on public.properties to service_role;

-- A hidden property stays within reach of `restore` for thirty days, then it is gone for its owner too.
create policy properties_select_own on public.properties for select to authenticated
  using (user_id = (select auth.uid()) and (deleted_at is null or deleted_at > now() - interval '30 days'));
create policy properties_update_own on public.properties for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
