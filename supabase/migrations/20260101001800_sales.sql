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
create index coupons_by_made on public.coupons (created_at, id);
create index coupons_by_code on public.coupons (code, id);

alter table public.coupons enable row level security;
revoke all on public.coupons from public, anon, authenticated;
grant all on public.coupons to service_role;

create trigger coupons_audit after insert or update or delete on public.coupons
  for each row execute function public.audit_change();

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

alter table public.coupon_redemptions enable row level security;
revoke all on public.coupon_redemptions from public, anon, authenticated;
grant all on public.coupon_redemptions to service_role;

create trigger coupon_redemptions_audit after insert or update or delete on public.coupon_redemptions
  for each row execute function public.audit_change();

-- What enquiries are searched by, with an index of its grams as the list of accounts has one.
create function public.enquiry_search_text(name text, company text, phone text, email text) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select public.search_fold(name || ' ' || company || ' ' || coalesce(phone, '') || ' ' || coalesce(email, ''))
$$;
revoke execute on function public.enquiry_search_text(text, text, text, text) from public, anon, authenticated;
grant execute on function public.enquiry_search_text(text, text, text, text) to service_role;

-- People who want a plan that has no price. Administrators answer them; nobody else reads what they wrote.
create table public.sales_enquiries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  company text not null check (char_length(company) between 1 and 120),
  phone text check (char_length(phone) between 1 and 40),
  email text check (char_length(email) between 3 and 254),
  team_size integer check (team_size > 0),
  message text check (char_length(message) between 1 and 2000),
  plan_code text not null check (plan_code ~ '^[a-z0-9_]{1,32}$'),
  language text not null check (language in ('zh', 'en')),
  state text not null default 'new' check (state in ('new', 'contacted', 'won', 'lost')),
  -- The administrators' own.
  note text not null default '' check (char_length(note) <= 2000),
  idempotency_key text not null check (char_length(idempotency_key) between 8 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, idempotency_key),
  check (phone is not null or email is not null)
);
create index enquiries_by_made on public.sales_enquiries (created_at, id);
create index enquiries_by_change on public.sales_enquiries (updated_at, id);
create index enquiries_by_state on public.sales_enquiries (state, created_at, id);
create index enquiries_grams on public.sales_enquiries
  using gin (public.account_grams(public.enquiry_search_text(name, company, phone, email)));

alter table public.sales_enquiries enable row level security;
revoke all on public.sales_enquiries from public, anon, authenticated;
grant all on public.sales_enquiries to service_role;

create trigger sales_enquiries_audit after insert or update or delete on public.sales_enquiries
  for each row execute function public.audit_change();
