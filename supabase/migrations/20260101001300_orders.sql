-- What an account bought, with the plan as it was at that moment: a later change of the price list changes no order.
-- Which product, at which price, what is credited and what it replaces; how it is paid stands in payments.
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  number integer not null,
  kind text not null default 'buy' check (kind in ('buy', 'renew', 'upgrade', 'pack')),
  price_list text not null,
  plan_code text not null,
  -- {name, priceMinor, currency, listingQuota, benefits, entitlements, version}, as the price list had them.
  plan jsonb not null,
  -- Listings of a pack; null for a plan.
  pack_listings integer check (pack_listings > 0),
  -- Integer minor units: the list price, what is left of replaced packages, what a coupon takes off, and what is to be paid.
  price_minor integer not null default 0 check (price_minor >= 0),
  credit_minor integer not null default 0 check (credit_minor >= 0),
  discount_minor integer not null default 0 check (discount_minor >= 0),
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Packages whose rest is credited: they end when this order is paid. Of a pack: the one it belongs to.
  base_subscription_ids uuid[] not null default '{}',
  -- The buyer's clock, which says when a month is over.
  time_zone text not null default 'Asia/Shanghai' check (char_length(time_zone) between 1 and 64),
  -- An administrator's offer: made for the account, at its own price.
  offered_by uuid,
  idempotency_key text check (char_length(idempotency_key) between 8 and 100),
  status text not null default 'pending' check (status in ('pending', 'completed', 'cancelled', 'expired', 'refunded')),
  -- After it the order expires unpaid; money that comes later is honoured all the same.
  expires_at timestamptz not null default now() + interval '2 hours',
  paid_at timestamptz,
  -- The payment that fulfilled the order, and what of it went back (or is on its way).
  payment_id uuid unique,
  refunded_minor integer not null default 0 check (refunded_minor between 0 and amount_minor),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, number),
  constraint orders_sum_check check (amount_minor = price_minor - credit_minor - discount_minor),
  constraint orders_pack_check check ((kind = 'pack') = (pack_listings is not null)),
  constraint orders_paid_check check ((status in ('completed', 'refunded')) = (paid_at is not null))
);
create unique index orders_idempotency on public.orders (user_id, idempotency_key) where idempotency_key is not null;
create index orders_user_created on public.orders (user_id, created_at desc, id desc);
create index orders_open on public.orders (expires_at) where status = 'pending';
-- The administrators' list: by when they were placed and by their amount, also of one status, kind or number. A count goes
-- up to 10,000 and is read from an index alone; measured with npm run bench -- admin, docs/bench-admin.md.
create index orders_by_placed on public.orders (created_at, id);
create index orders_by_amount on public.orders (amount_minor, id);
create index orders_by_status on public.orders (status, created_at, id);
create index orders_by_status_amount on public.orders (status, amount_minor, id);
create index orders_by_status_kind on public.orders (status, kind, created_at, id);
create index orders_by_kind on public.orders (kind, created_at, id);
create index orders_by_number on public.orders (number, created_at, id);
-- One day's, for the reports.
create index orders_report on public.orders (paid_at) where paid_at is not null;

alter table public.orders enable row level security;
revoke all on public.orders from public, anon, authenticated;
grant select on public.orders to authenticated;
grant all on public.orders to service_role;

create policy orders_select_own on public.orders for select to authenticated
  using (user_id = (select auth.uid()));

create trigger orders_audit after insert or update or delete on public.orders
  for each row execute function public.audit_change();
