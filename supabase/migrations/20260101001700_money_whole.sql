-- The database keeps money whole (docs/decisions/0016-the-database-keeps-money-whole.md).

-- Which state may follow which; the same table stands in engine/billing/states.ts, and a test compares the two. A refund that
-- failed stays failed, as it does at the providers under its reference: another try is another refund.
create table public.billing_transitions (
  subject text not null check (subject in ('orders', 'payments', 'refunds')),
  from_state text not null,
  to_state text not null,
  primary key (subject, from_state, to_state)
);

alter table public.billing_transitions enable row level security;
revoke all on public.billing_transitions from public, anon, authenticated, service_role;
grant select on public.billing_transitions to service_role;

insert into public.billing_transitions (subject, from_state, to_state) values
('orders', 'pending', 'completed'), ('orders', 'pending', 'cancelled'), ('orders', 'pending', 'expired'),
('orders', 'expired', 'completed'), ('orders', 'completed', 'refunded'),
('payments', 'opening', 'open'), ('payments', 'opening', 'paid'), ('payments', 'opening', 'closed'),
('payments', 'opening', 'failed'), ('payments', 'open', 'paid'), ('payments', 'open', 'closed'), ('payments', 'open', 'failed'),
('payments', 'closed', 'paid'), ('payments', 'failed', 'paid'),
('refunds', 'pending', 'done'), ('refunds', 'pending', 'failed');

create function public.keep_transitions() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was text := to_jsonb(old) ->> tg_argv[0];
  is_now text := to_jsonb(new) ->> tg_argv[0];
begin
  if was is distinct from is_now and not exists (select from public.billing_transitions t
      where t.subject = tg_table_name and t.from_state = was and t.to_state = is_now) then
    raise exception '% cannot go from % to %', tg_table_name, was, is_now
      using errcode = 'check_violation', constraint = 'billing_transitions';
  end if;
  return new;
end $$;
revoke execute on function public.keep_transitions() from public, anon, authenticated;
create trigger orders_transitions before update on public.orders for each row execute function public.keep_transitions('status');
create trigger payments_transitions before update on public.payments for each row execute function public.keep_transitions('state');
create trigger refunds_transitions before update on public.refunds for each row execute function public.keep_transitions('state');

-- Looked at when a transaction ends: no paid order without what it bought, nothing bought without its money.
create function public.keep_order_whole() returns trigger language plpgsql security definer set search_path = '' as $$
declare one public.orders;
begin
  select * into one from public.orders where id = case tg_table_name when 'orders' then (to_jsonb(new) ->> 'id')
    else to_jsonb(new) ->> 'order_id' end::uuid;
  if one.id is null then return null; end if;
  if one.status = 'completed' and one.kind <> 'pack'
      and not exists (select from public.subscriptions where order_id = one.id) then
    raise exception 'order % is paid and has no package', one.id using errcode = 'check_violation', constraint = 'order_has_package';
  end if;
  if one.status = 'completed' and one.kind = 'pack'
      and not exists (select from public.quota_entries where order_id = one.id and reason = 'pack') then
    raise exception 'order % is paid and has no listings', one.id using errcode = 'check_violation', constraint = 'order_has_package';
  end if;
  if one.status in ('completed', 'refunded') and one.amount_minor > 0
      and not exists (select from public.payments where id = one.payment_id and order_id = one.id and state = 'paid'
        and amount_minor = one.amount_minor and currency = one.currency) then
    raise exception 'order % has a package and no payment', one.id using errcode = 'check_violation', constraint = 'order_has_payment';
  end if;
  if one.status not in ('completed', 'refunded') and (
      exists (select from public.subscriptions where order_id = one.id)
      or exists (select from public.quota_entries where order_id = one.id and reason = 'pack')) then
    raise exception 'order % has a package and is not paid', one.id using errcode = 'check_violation', constraint = 'order_has_payment';
  end if;
  if one.status = 'refunded' and exists (select from public.subscriptions where order_id = one.id and cancelled_at is null) then
    raise exception 'order % is refunded and its package goes on', one.id using errcode = 'check_violation', constraint = 'order_has_package';
  end if;
  return null;
end $$;
revoke execute on function public.keep_order_whole() from public, anon, authenticated;
create constraint trigger orders_whole after insert or update on public.orders
  deferrable initially deferred for each row execute function public.keep_order_whole();
create constraint trigger subscriptions_whole after insert or update on public.subscriptions
  deferrable initially deferred for each row execute function public.keep_order_whole();
create constraint trigger quota_entries_whole after insert on public.quota_entries
  deferrable initially deferred for each row execute function public.keep_order_whole();
