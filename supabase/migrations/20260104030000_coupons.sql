-- Coupons an administrator makes, and the orders each was used for. Only the server reads them: a code is worth money.
create table public.coupons (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z0-9-]{3,40}$'),
  kind text not null check (kind in ('percent', 'amount')),
  -- Whole percents, or integer minor units of `currency`.
  value integer not null check (value > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- Codes of the plans (and packs) it is for; null: everything.
  plan_codes text[] check (cardinality(plan_codes) > 0),
  first_purchase_only boolean not null default false,
  -- Orders of one account, and of all; null: as many as there are.
  per_account integer not null default 1 check (per_account > 0),
  max_redemptions integer check (max_redemptions > 0),
  valid_from timestamptz not null default now(),
  valid_until timestamptz check (valid_until > valid_from),
  disabled_at timestamptz,
  note text not null default '' check (char_length(note) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'amount') = (currency is not null)),
  check (kind = 'amount' or value <= 100)
);

create table public.coupon_redemptions (
  id uuid primary key default gen_random_uuid(),
  coupon_id uuid not null references public.coupons (id),
  order_id uuid not null unique references public.orders (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- reserved: its order waits for money; released: the order came to nothing, so the use is free for others.
  state text not null default 'reserved' check (state in ('reserved', 'used', 'released')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index coupon_redemptions_taken on public.coupon_redemptions (coupon_id, user_id) where state <> 'released';
create index coupon_redemptions_user on public.coupon_redemptions (user_id);

alter table public.coupons enable row level security;
alter table public.coupon_redemptions enable row level security;
revoke all on public.coupons, public.coupon_redemptions from public, anon, authenticated;
grant all on public.coupons, public.coupon_redemptions to service_role;

create trigger coupons_audit after insert or update or delete on public.coupons
  for each row execute function public.audit_change();
create trigger coupon_redemptions_audit after insert or update or delete on public.coupon_redemptions
  for each row execute function public.audit_change();
