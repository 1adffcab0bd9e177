-- An amount that changed is told with its currency: without it no sentence can say from what to what.
create or replace function public.audit_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  is_now jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
  kept jsonb := coalesce(to_jsonb(case when tg_op = 'DELETE' then old else new end), '{}');
  reason text := nullif(current_setting('listcast.reason', true), '');
begin
  if tg_op = 'UPDATE' then
    if was - 'updated_at' - 'asked_at' = is_now - 'updated_at' - 'asked_at' then return null; end if;
    select jsonb_object_agg(w.key, w.value), jsonb_object_agg(w.key, is_now -> w.key) into was, is_now
      from jsonb_each(was) w
      where (w.value is distinct from is_now -> w.key and w.key not in ('updated_at', 'asked_at'))
        or (w.key = 'currency' and (was -> 'amount_minor' is distinct from is_now -> 'amount_minor'
          or was -> 'refunded_minor' is distinct from is_now -> 'refunded_minor'));
  end if;
  insert into public.audit_entries (actor, action, subject_id, account_id, before, after, address)
  values (coalesce(nullif(current_setting('listcast.actor', true), ''), 'system'), tg_table_name || '.' || lower(tg_op),
    coalesce(kept ->> 'id', kept ->> 'code'), (kept ->> 'user_id')::uuid, public.audited(tg_table_name, was),
    case when reason is null then public.audited(tg_table_name, is_now)
      else coalesce(public.audited(tg_table_name, is_now), '{}') || jsonb_build_object('reason', reason) end,
    nullif(current_setting('listcast.address', true), ''));
  return null;
end $$;
