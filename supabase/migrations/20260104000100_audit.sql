-- Who changed what about money, packages and accounts, before and after. Only ever added to.
create table public.audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- "user:<id>", "admin:<id>", "provider:alipay", "system".
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

alter table public.audit_entries enable row level security;
revoke all on public.audit_entries from public, anon, authenticated, service_role;
revoke all on sequence public.audit_entries_id_seq from anon, authenticated;
grant select, insert on public.audit_entries to service_role;
create trigger audit_entries_stay before update or delete on public.audit_entries
  for each row execute function public.refuse_change();
create trigger audit_entries_whole before truncate on public.audit_entries
  for each statement execute function public.refuse_change();

-- On each table of money. Only what differs is written down; the transaction says who acts (server/queries/audit.ts).
create function public.audit_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  is_now jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
  kept jsonb := coalesce(to_jsonb(case when tg_op = 'DELETE' then old else new end), '{}');
begin
  if tg_op = 'UPDATE' then
    if was - 'updated_at' = is_now - 'updated_at' then return null; end if;
    select jsonb_object_agg(w.key, w.value), jsonb_object_agg(w.key, is_now -> w.key) into was, is_now
      from jsonb_each(was) w where w.value is distinct from is_now -> w.key and w.key <> 'updated_at';
  end if;
  insert into public.audit_entries (actor, action, subject_id, account_id, before, after, address)
  values (coalesce(nullif(current_setting('listcast.actor', true), ''), 'system'), tg_table_name || '.' || lower(tg_op),
    coalesce(kept ->> 'id', kept ->> 'code'), (kept ->> 'user_id')::uuid, was, is_now,
    nullif(current_setting('listcast.address', true), ''));
  return null;
end $$;
revoke execute on function public.audit_change() from public, anon, authenticated;
create trigger subscriptions_audit after insert or update or delete on public.subscriptions
  for each row execute function public.audit_change();
