-- A task: one visible unit of work. Only the server writes; the owner reads.
create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  number integer not null,
  kind text not null check (kind in ('import', 'write', 'export')),
  title text not null check (char_length(title) <= 300),
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  -- How much of its kind's unit this task is (pieces to write): estimates are learned per unit.
  weight integer not null default 1 check (weight > 0),
  estimated_seconds real check (estimated_seconds >= 0),
  attempts integer not null default 0,
  human_retries integer not null default 0,
  cause jsonb,
  campaign_id uuid references public.campaigns (id) on delete cascade,
  property_id uuid references public.properties (id) on delete cascade,
  idempotency_key uuid,
  -- Counts claims: a worker that lost its claim (cancelled, lease over) finds another number and may not write.
  run integer not null default 0,
  -- Waiting: when to queue it again if nobody has taken it. Running: renewed by its worker; in the past, that worker died.
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  unique (user_id, number),
  unique (user_id, kind, idempotency_key),
  check ((status in ('completed', 'failed')) = (finished_at is not null)),
  check ((status = 'failed') = (cause is not null))
);
create index tasks_user_created on public.tasks (user_id, created_at desc, id desc);
create index tasks_campaign on public.tasks (campaign_id);
create index tasks_open on public.tasks (lease_until) where status in ('pending', 'processing');
create index tasks_finished on public.tasks (kind, finished_at desc) where status = 'completed';

alter table public.tasks enable row level security;
revoke all on public.tasks from public, anon, authenticated;
grant select on public.tasks to authenticated;
grant all on public.tasks to service_role;

create policy tasks_select_own on public.tasks for select to authenticated
  using (user_id = (select auth.uid()));
