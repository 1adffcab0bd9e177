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

-- An archive carries every photo of the account.
update storage.buckets set file_size_limit = 1073741824 where id = 'media';
