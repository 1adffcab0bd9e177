-- The audit stays when an account goes, so how to reach people, their banks and what they wrote stay out of it: that such a
-- column changed is kept, what it said is not. Of an invoice's buyer the name and the tax number stay, as on the invoice itself.
create function public.audited(of_table text, line jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_object_agg(key, case
    when value = 'null' then value
    when of_table = 'invoice_requests' and key = 'buyer' then value - array['email', 'address', 'phone', 'bank', 'account']
    when of_table = 'sales_enquiries' and key in ('name', 'company', 'phone', 'email', 'message', 'note') then '"…"'
    else value end)
  from jsonb_each(line)
$$;
revoke execute on function public.audited(text, jsonb) from public, anon, authenticated;

create or replace function public.audit_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  is_now jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
  kept jsonb := coalesce(to_jsonb(case when tg_op = 'DELETE' then old else new end), '{}');
begin
  if tg_op = 'UPDATE' then
    if was - 'updated_at' - 'asked_at' = is_now - 'updated_at' - 'asked_at' then return null; end if;
    select jsonb_object_agg(w.key, w.value), jsonb_object_agg(w.key, is_now -> w.key) into was, is_now
      from jsonb_each(was) w where w.value is distinct from is_now -> w.key and w.key not in ('updated_at', 'asked_at');
  end if;
  insert into public.audit_entries (actor, action, subject_id, account_id, before, after, address)
  values (coalesce(nullif(current_setting('listcast.actor', true), ''), 'system'), tg_table_name || '.' || lower(tg_op),
    coalesce(kept ->> 'id', kept ->> 'code'), (kept ->> 'user_id')::uuid, public.audited(tg_table_name, was),
    public.audited(tg_table_name, is_now), nullif(current_setting('listcast.address', true), ''));
  return null;
end $$;

-- What was written down before this.
alter table public.audit_entries disable trigger audit_entries_stay;
update public.audit_entries set before = public.audited(split_part(action, '.', 1), before),
  after = public.audited(split_part(action, '.', 1), after)
where action like 'invoice\_requests.%' or action like 'sales\_enquiries.%';
alter table public.audit_entries enable trigger audit_entries_stay;
