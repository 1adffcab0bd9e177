-- A failure that somebody tries again is no failure of the day it was counted on: it counts where it ends, once. The day that runs
-- is counted anew every few minutes (server/jobs/roll-up.ts); of a day that is over the figures follow here.
create function public.uncount_retried() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  ended date := (old.finished_at at time zone 'Asia/Shanghai')::date;
  was text := case when old.cause ->> 'code' = 'cancelled' then 'cancelled' else 'failed' end;
  site text;
begin
  if ended is null or exists (select from public.user_roles where user_id = old.user_id and role = 'admin') then
    return null;
  end if;
  -- the roll-up writes this row first: whichever is second sees what the other did
  perform from public.report_days where day = ended and ended < (now() at time zone 'Asia/Shanghai')::date for update;
  if not found then return null; end if;
  update public.report_figures set value = value - 1
    where day = ended and value > 0 and measure = 'tasks' and dimension_1 = old.kind and dimension_2 = was;
  if was = 'failed' then
    update public.report_figures set value = value - 1
      where day = ended and value > 0 and measure = 'failures' and dimension_1 = old.cause ->> 'code';
  end if;
  if old.kind = 'import' then
    -- as server/queries/reports/report-sources.ts names a site
    select left(coalesce(substring(lower(i.source ->> 'url') from '(?:https?://)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)'),
      '(' || (i.source ->> 'type') || ')'), 120) into site from public.imports i where i.task_id = old.id;
    update public.report_figures set value = value - 1
      where day = ended and value > 0 and measure = 'imports' and dimension_1 = site and dimension_2 = was;
  end if;
  return null;
end $$;
revoke execute on function public.uncount_retried() from public, anon, authenticated;
create trigger tasks_uncount_retried after update of status on public.tasks for each row
  when (old.status = 'failed' and new.status = 'pending') execute function public.uncount_retried();
