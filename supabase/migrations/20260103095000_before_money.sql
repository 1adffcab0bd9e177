-- Orders were only written down until now. From here on each holds together with its package and its money: what an older
-- history may hold otherwise is brought into that shape first. Nothing to do where payments are known already.
do $$ begin
  if to_regclass('public.payments') is not null then return; end if;

  -- Both said that the money was here.
  update public.orders set status = 'completed' where status = 'paid';
  update public.orders set paid_at = null where status in ('pending', 'cancelled') and paid_at is not null;
  -- A package without an order was carried over, not bought here.
  update public.subscriptions set source = 'legacy' where source = 'order' and order_id is null;
  update public.subscriptions s set cancelled_at = now() from public.orders o
    where o.id = s.order_id and o.status = 'refunded' and s.cancelled_at is null;
  -- One that is not paid gives nothing; the package stays with whom it was given to.
  update public.subscriptions s set source = 'legacy', order_id = null from public.orders o
    where o.id = s.order_id and o.status in ('pending', 'cancelled');
  -- What was paid for is the month from then on.
  insert into public.subscriptions (user_id, source, order_id, price_list, plan_code, plan, listing_quota, starts_at, ends_at)
  select o.user_id, 'legacy', o.id, o.price_list, o.plan_code, o.plan, nullif((o.plan ->> 'listingQuota')::integer, 0),
    o.paid_at, o.paid_at + interval '1 month'
  from public.orders o
  where o.status = 'completed' and not exists (select from public.subscriptions s where s.order_id = o.id);
  -- No more came back than was taken.
  insert into public.quota_entries (user_id, subscription_id, delta, reason)
  select user_id, subscription_id, -sum(delta), 'adjusted' from public.quota_entries
  group by user_id, subscription_id having sum(delta) < 0;
end $$;
