-- Tasks of a stretch of one time in the order of the other (server/queries/task-spans.ts): the few that did not end within an
-- hour, or not yet, in both orders.
create index tasks_late_created on public.tasks (created_at, id)
  where finished_at is null or extract(epoch from finished_at - created_at) not between 0 and 3600;
create index tasks_late_finished on public.tasks ((coalesce(finished_at, '-infinity'::timestamptz)), id)
  where finished_at is null or extract(epoch from finished_at - created_at) not between 0 and 3600;

-- What failed for a rare cause, by its end and by how long it took: few rows of all.
create index tasks_failed_finished on public.tasks ((cause ->> 'code'), (coalesce(finished_at, '-infinity'::timestamptz)), id)
  where status = 'failed';
create index tasks_failed_took on public.tasks ((cause ->> 'code'), (coalesce(extract(epoch from finished_at - started_at), -1)), id)
  where status = 'failed';
