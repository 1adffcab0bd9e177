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

-- What stands of the queues, read every few seconds: how many wait, how long those that began had waited, what failed lately.
create index tasks_open_kinds on public.tasks (kind, status, created_at) where status in ('pending', 'processing');
create index tasks_failed_lately on public.tasks (finished_at, kind, (cause ->> 'code')) where status = 'failed';
create index task_steps_began on public.task_steps (created_at) where step = 'started';
