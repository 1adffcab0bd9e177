-- The course of a task in few rows, kept as long as the task: when it waited, ran, came a quarter further, and why it stopped.
-- (task_events is the stream's memory: every percent, for a week.)
alter table public.tasks add column last_cause jsonb;
comment on column public.tasks.last_cause is 'Why the latest attempt was given back to wait; null when it was interrupted.';

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

-- Tasks that are older than this table: what their rows remember.
insert into public.task_steps (user_id, task_id, step, attempt, progress, cause, created_at)
select user_id, id, step, attempts, case when step in ('created', 'started') then 0 else progress end,
  case when step = 'failed' then cause end, at
from public.tasks, lateral (values
  ('created', created_at), ('started', started_at),
  (case when status = 'completed' then 'completed' when cause ->> 'code' = 'cancelled' then 'cancelled' else 'failed' end,
    finished_at)) as known (step, at)
where at is not null
order by at;
