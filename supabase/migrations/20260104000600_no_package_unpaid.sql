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

-- Orders from before there were payments (the sample, a carried-over history): their money came in another way.
insert into public.payments (user_id, order_id, provider, method, reference, transaction_id, amount_minor, currency, state,
  idempotency_key, expires_at, paid_at, created_at)
select o.user_id, o.id, 'bank', 'transfer', 'early-' || left(replace(o.id::text, '-', ''), 24), 'early-' || o.id, o.amount_minor, o.currency, 'paid',
  'early-' || o.id, o.created_at, o.paid_at, o.created_at
from public.orders o where o.status in ('completed', 'refunded') and o.amount_minor > 0;
update public.orders o set payment_id = p.id from public.payments p where p.order_id = o.id;
