-- Processes that work at tasks, as they last said of themselves. A row is a heartbeat: nothing depends on it but what
-- administrators see, and what a process that died left behind is removed by the others.
create table public.workers (
  id uuid primary key,
  -- Which machine and process: "web-1 · 4211".
  label text not null check (char_length(label) <= 200),
  version text not null check (char_length(version) <= 50),
  kinds text[] not null,
  -- Tasks it takes at the same time.
  slots integer not null check (slots > 0),
  busy uuid[] not null default '{}',
  memory_bytes bigint not null check (memory_bytes >= 0),
  started_at timestamptz not null,
  beat_at timestamptz not null default now()
);
alter table public.workers enable row level security;
revoke all on public.workers from public, anon, authenticated;
grant all on public.workers to service_role;
