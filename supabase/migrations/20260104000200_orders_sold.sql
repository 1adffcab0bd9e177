-- Orders as they are sold: which product, at which price, what is credited and what it replaces.
alter table public.orders drop constraint orders_status_check;
alter table public.orders drop constraint orders_check;
alter table public.orders add constraint orders_status_check
  check (status in ('pending', 'completed', 'cancelled', 'expired', 'refunded'));
alter table public.orders add constraint orders_paid_check
  check ((status in ('completed', 'refunded')) = (paid_at is not null));

alter table public.orders
  add column kind text not null default 'buy' check (kind in ('buy', 'renew', 'upgrade', 'pack')),
  -- Listings of a pack; null for a plan.
  add column pack_listings integer check (pack_listings > 0),
  -- Integer minor units: the list price, what is left of replaced packages, what a coupon takes off.
  add column price_minor integer not null default 0 check (price_minor >= 0),
  add column credit_minor integer not null default 0 check (credit_minor >= 0),
  add column discount_minor integer not null default 0 check (discount_minor >= 0),
  -- Packages whose rest is credited: they end when this order is paid. Of a pack: the one it belongs to.
  add column base_subscription_ids uuid[] not null default '{}',
  -- The buyer's clock, which says when a month is over.
  add column time_zone text not null default 'Asia/Shanghai' check (char_length(time_zone) between 1 and 64),
  -- An administrator's offer: made for the account, at its own price.
  add column offered_by uuid,
  add column idempotency_key text check (char_length(idempotency_key) between 8 and 100),
  -- After it the order expires unpaid; money that comes later is honoured all the same.
  add column expires_at timestamptz not null default now() + interval '2 hours';
update public.orders set price_minor = amount_minor;
alter table public.orders add constraint orders_sum_check
  check (amount_minor = price_minor - credit_minor - discount_minor);
alter table public.orders add constraint orders_pack_check check ((kind = 'pack') = (pack_listings is not null));
create unique index orders_idempotency on public.orders (user_id, idempotency_key) where idempotency_key is not null;
create index orders_open on public.orders (expires_at) where status = 'pending';

create trigger orders_audit after insert or update or delete on public.orders
  for each row execute function public.audit_change();
