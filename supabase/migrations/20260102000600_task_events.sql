-- Every visible change of a task, in commit order for each account: what a reconnecting browser catches up from.
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
