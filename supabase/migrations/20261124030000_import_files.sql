-- The file an import task was given, until it has been read. Only the server sees it.
create table public.import_files (
  task_id uuid primary key references public.tasks (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('html', 'mhtml', 'pdf', 'docx', 'text')),
  bytes bytea not null check (octet_length(bytes) between 1 and 20971520),
  created_at timestamptz not null default now()
);
create index import_files_user on public.import_files (user_id);
create index import_files_created on public.import_files (created_at);

alter table public.import_files enable row level security;
revoke all on public.import_files from public, anon, authenticated;
grant all on public.import_files to service_role;
