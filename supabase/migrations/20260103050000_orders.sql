-- What an account bought, with the plan as it was at that moment: a later change of the price list changes no order.
-- Payments come to refer to an order; an order never knows how it is paid.
alter table public.account_counters drop constraint account_counters_kind_check;
alter table public.account_counters add constraint account_counters_kind_check check (kind ~ '^[a-z_]{1,32}$');

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  number integer not null,
  price_list text not null,
  plan_code text not null,
  -- {name, priceMinor, currency, listingQuota, benefits}, as the price list had them.
  plan jsonb not null,
  -- Integer minor units.
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'pending' check (status in ('pending', 'paid', 'completed', 'cancelled', 'refunded')),
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, number),
  check (status in ('pending', 'cancelled') or paid_at is not null)
);
create index orders_user_created on public.orders (user_id, created_at desc, id desc);

alter table public.orders enable row level security;
revoke all on public.orders from public, anon, authenticated;
grant select on public.orders to authenticated;
grant all on public.orders to service_role;

create policy orders_select_own on public.orders for select to authenticated
  using (user_id = (select auth.uid()));
