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
  -- Why it failed.
  cause jsonb,
  last_cause jsonb,
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
comment on column public.tasks.last_cause is 'Why the latest attempt was given back to wait; null when it was interrupted.';

create index tasks_user_created on public.tasks (user_id, created_at desc, id desc);
create index tasks_user_status on public.tasks (user_id, status, created_at desc, id desc);
create index tasks_campaign on public.tasks (campaign_id);
create index tasks_open on public.tasks (lease_until) where status in ('pending', 'processing');
create index tasks_finished on public.tasks (kind, finished_at desc) where status = 'completed';

-- What stands of the queues, read every few seconds: how many wait, and what failed lately.
create index tasks_open_kinds on public.tasks (kind, status, created_at) where status in ('pending', 'processing');
create index tasks_failed_lately on public.tasks (finished_at, kind, (cause ->> 'code')) where status = 'failed';

-- Tasks as administrators look through them: millions of rows, a page in the same time wherever it begins.
-- Each order has its index (column, id); what narrows a list to few rows has one that begins with it.
create index tasks_page on public.tasks (created_at, id);
create index tasks_page_finished on public.tasks ((coalesce(finished_at, '-infinity'::timestamptz)), id);
create index tasks_page_took on public.tasks ((coalesce(extract(epoch from finished_at - started_at), -1)), id);
create index tasks_page_status on public.tasks (status, created_at, id);
create index tasks_page_kind on public.tasks (kind, status, created_at, id);
create index tasks_page_of_kind on public.tasks (kind, created_at, id);
create index tasks_number on public.tasks (number, created_at, id);
create index tasks_title_grams on public.tasks using gin (public.account_grams(public.search_fold(title)));
-- What failed for one cause: few rows of all. (An expression is read from an index alone only where its column is in it.)
create index tasks_page_cause on public.tasks ((cause ->> 'code'), created_at, id) include (kind, cause) where status = 'failed';
create index tasks_failed_finished on public.tasks ((cause ->> 'code'), (coalesce(finished_at, '-infinity'::timestamptz)), id)
  where status = 'failed';
create index tasks_failed_took on public.tasks ((cause ->> 'code'), (coalesce(extract(epoch from finished_at - started_at), -1)), id)
  where status = 'failed';
-- Tasks of a stretch of one time in the order of the other (server/queries/tasks/task-spans.ts): the few that did not end within an
-- hour, or not yet, in both orders.
create index tasks_late_created on public.tasks (created_at, id)
  where finished_at is null or extract(epoch from finished_at - created_at) not between 0 and 3600;
create index tasks_late_finished on public.tasks ((coalesce(finished_at, '-infinity'::timestamptz)), id)
  where finished_at is null or extract(epoch from finished_at - created_at) not between 0 and 3600;

-- One day's tasks, for the reports.
create index tasks_report_created on public.tasks (created_at, user_id);
create index tasks_report_ended on public.tasks (finished_at) where finished_at is not null;
create index tasks_report_written on public.tasks (user_id, finished_at) where kind = 'write' and status = 'completed';

alter table public.tasks enable row level security;
revoke all on public.tasks from public, anon, authenticated;
grant select on public.tasks to authenticated;
grant all on public.tasks to service_role;

create policy tasks_select_own on public.tasks for select to authenticated
  using (user_id = (select auth.uid()));

-- Every visible change of a task, in commit order for each account: what a reconnecting browser catches up from. Every
-- percent, for a week.
create table public.task_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  task_id uuid not null references public.tasks (id) on delete cascade,
  campaign_id uuid,
  -- The task's row at that moment; the server gives it the shape of the contract.
  snapshot jsonb not null,
  created_at timestamptz not null default now()
);
create index task_events_user on public.task_events (user_id, id);
create index task_events_task on public.task_events (task_id);
create index task_events_created on public.task_events (created_at);

alter table public.task_events enable row level security;
revoke all on public.task_events from public, anon, authenticated;
revoke all on sequence public.task_events_id_seq from anon, authenticated;
grant select on public.task_events to authenticated;
grant all on public.task_events to service_role;

create policy task_events_select_own on public.task_events for select to authenticated
  using (user_id = (select auth.uid()));

create function public.record_task_event() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- One account at a time from here to its commit: otherwise a later number could be seen before an earlier one
  -- is committed, and a browser that reconnects after it would miss the earlier one for ever.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('task_events:' || new.user_id::text, 0));
  insert into public.task_events (user_id, task_id, campaign_id, snapshot)
  values (new.user_id, new.id, new.campaign_id, pg_catalog.to_jsonb(new));
  perform pg_catalog.pg_notify('task_events', new.user_id::text);
  return null;
end $$;
revoke execute on function public.record_task_event() from public, anon, authenticated;

create trigger tasks_record_created after insert on public.tasks
  for each row execute function public.record_task_event();
-- Renewing a lease is no news to anyone.
create trigger tasks_record_changed after update on public.tasks
  for each row when (
    (old.status, old.progress, old.attempts, old.title, old.estimated_seconds, old.cause)
    is distinct from (new.status, new.progress, new.attempts, new.title, new.estimated_seconds, new.cause)
  ) execute function public.record_task_event();

-- The course of a task in few rows, kept as long as the task: when it waited, ran, came a quarter further, and why it stopped.
create table public.task_steps (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  task_id uuid not null references public.tasks (id) on delete cascade,
  step text not null check (step in
    ('created', 'started', 'progress', 'waiting', 'retried', 'completed', 'failed', 'cancelled')),
  attempt integer not null,
  progress smallint not null,
  cause jsonb,
  created_at timestamptz not null default clock_timestamp()
);
create index task_steps_task on public.task_steps (task_id, id);
create index task_steps_retried on public.task_steps (user_id, created_at) where step = 'retried';
-- How long those that began had waited.
create index task_steps_began on public.task_steps (created_at) where step = 'started';

alter table public.task_steps enable row level security;
revoke all on public.task_steps from public, anon, authenticated;
revoke all on sequence public.task_steps_id_seq from anon, authenticated;
grant select on public.task_steps to authenticated;
grant all on public.task_steps to service_role;

create policy task_steps_select_own on public.task_steps for select to authenticated
  using (user_id = (select auth.uid()));

create function public.record_task_step() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  step text := case
    when tg_op = 'INSERT' then 'created'
    when new.status = old.status then 'progress'
    when new.status = 'processing' then 'started'
    when new.status = 'completed' then 'completed'
    when new.status = 'failed' then case when new.cause ->> 'code' = 'cancelled' then 'cancelled' else 'failed' end
    when old.status = 'failed' then 'retried'
    else 'waiting' end;
begin
  insert into public.task_steps (user_id, task_id, step, attempt, progress, cause)
  values (new.user_id, new.id, step, new.attempts, new.progress,
    case step when 'failed' then new.cause when 'waiting' then new.last_cause end);
  return null;
end $$;
revoke execute on function public.record_task_step() from public, anon, authenticated;

create trigger tasks_step_created after insert on public.tasks
  for each row execute function public.record_task_step();
create trigger tasks_step_changed after update on public.tasks
  for each row when (old.status <> new.status
    or (new.status = 'processing' and new.progress / 25 > old.progress / 25))
  execute function public.record_task_step();

-- Whether a kind of task is worked at. Every worker asks before it takes a task; a paused one loses nothing.
create table public.task_queues (
  kind text primary key check (kind in ('import', 'write', 'export')),
  -- the audit names a row by its id
  id text generated always as (kind) stored,
  paused_at timestamptz,
  -- When it is expected to go on, as people are told; null: nobody knows yet.
  until timestamptz,
  reason text not null default '' check (char_length(reason) <= 500),
  check (paused_at is not null or (until is null and reason = ''))
);
insert into public.task_queues (kind) values ('import'), ('write'), ('export');

alter table public.task_queues enable row level security;
revoke all on public.task_queues from public, anon, authenticated;
grant all on public.task_queues to service_role;

create trigger task_queues_audit after insert or update or delete on public.task_queues
  for each row execute function public.audit_change();

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
