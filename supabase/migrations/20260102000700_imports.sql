-- What an import task was asked to read and the listing it found. Page source is dropped once it has been read.
create table public.imports (
  task_id uuid primary key references public.tasks (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  source jsonb not null,
  listing jsonb,
  created_at timestamptz not null default now()
);

alter table public.imports enable row level security;
revoke all on public.imports from public, anon, authenticated;
grant select on public.imports to authenticated;
grant all on public.imports to service_role;

create policy imports_select_own on public.imports for select to authenticated
  using (user_id = (select auth.uid()));
