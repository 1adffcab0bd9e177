-- An error is counted on and resolved; what it was stays, word for word. It is seen ever later and never in the future, so
-- that a line can neither be made old enough to be taken away nor be kept from going.
create or replace function public.keep_error() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - '{times,last_seen,last_request_id,resolved_at,resolved_by}'::text[]
      is distinct from to_jsonb(old) - '{times,last_seen,last_request_id,resolved_at,resolved_by}'::text[]
      or new.times < old.times or new.last_seen < old.last_seen then
      raise exception 'what an error was is never changed' using errcode = '42501';
    end if;
    if new.last_seen = old.last_seen then return new; end if;
  end if;
  -- Clocks of the processes differ a little.
  if new.last_seen > now() + interval '1 hour' then
    raise exception 'an error is not seen in the future' using errcode = '42501';
  end if;
  return new;
end $$;
drop trigger application_errors_keep on public.application_errors;
create trigger application_errors_keep before insert or update on public.application_errors
  for each row execute function public.keep_error();
