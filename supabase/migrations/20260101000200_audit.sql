-- Who changed what about money, packages and accounts, before and after. Only ever added to.
create table public.audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- "user:<id>", "admin:<id>", "admin:<id> as user:<id>", "provider:alipay", "system".
  actor text not null check (char_length(actor) between 1 and 120),
  -- "orders.update", "refunds.insert", "account.disable".
  action text not null check (char_length(action) between 1 and 80),
  subject_id text,
  -- Whose account it is about; kept when the account is gone.
  account_id uuid,
  before jsonb,
  after jsonb,
  -- Network address of the request, where there was one.
  address text
);
create index audit_entries_at on public.audit_entries (at desc, id desc);
create index audit_entries_account on public.audit_entries (account_id, id desc);
create index audit_entries_subject on public.audit_entries (subject_id, id desc);
-- By action and by kind of actor, alone and together: counted in an index. (An expression is read from an index alone only
-- where its column is in it.)
create index audit_entries_action on public.audit_entries (action text_pattern_ops, split_part(actor, ':', 1), id desc) include (actor);
create index audit_entries_kind on public.audit_entries (split_part(actor, ':', 1), at, id) include (actor, action);
-- By who acted, also where it was with somebody else's eyes ("admin:<id> as user:<id>").
create index audit_entries_actor on public.audit_entries (split_part(actor, ' ', 1), id desc);
create index audit_entries_actor_at on public.audit_entries (split_part(actor, ' ', 1), at, id) include (actor, action);
create index audit_entries_address on public.audit_entries (address text_pattern_ops, at, id) where address is not null;
-- Payments and refunds go with their account; their statements' lines are known by what is kept of them here.
create index audit_entries_gone on public.audit_entries ((before ->> 'reference'))
  where action in ('payments.delete', 'refunds.delete');

alter table public.audit_entries enable row level security;
revoke all on public.audit_entries from public, anon, authenticated, service_role;
revoke all on sequence public.audit_entries_id_seq from anon, authenticated;
grant select, insert on public.audit_entries to service_role;

-- For every table whose rows stay as they were written.
create function public.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = '42501';
end $$;
revoke execute on function public.refuse_change() from public, anon, authenticated;
create trigger audit_entries_stay before update or delete on public.audit_entries
  for each row execute function public.refuse_change();
create trigger audit_entries_whole before truncate on public.audit_entries
  for each statement execute function public.refuse_change();

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

-- On each table of money. Only what differs is written down; the transaction says who acts (server/queries/audit/audit.ts). When a
-- provider was last asked changes nothing about money: it is no entry.
create function public.audit_change() returns trigger language plpgsql security definer set search_path = '' as $$
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
revoke execute on function public.audit_change() from public, anon, authenticated;
