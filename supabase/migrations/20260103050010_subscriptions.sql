-- What an account may use and for how long. Prepaid: each row is one bought, given or tried period, never prolonged.
create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  source text not null check (source in ('trial', 'order', 'grant', 'legacy')),
  -- One order gives one package.
  order_id uuid unique references public.orders (id),
  price_list text not null,
  plan_code text not null,
  plan jsonb not null,
  -- Listings of the period; null: unlimited.
  listing_quota integer check (listing_quota > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Taken back before its end.
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index subscriptions_user_ends on public.subscriptions (user_id, ends_at desc);
create unique index subscriptions_one_trial on public.subscriptions (user_id) where source = 'trial';

alter table public.subscriptions enable row level security;
revoke all on public.subscriptions from public, anon, authenticated;
grant select on public.subscriptions to authenticated;
grant all on public.subscriptions to service_role;

create policy subscriptions_select_own on public.subscriptions for select to authenticated
  using (user_id = (select auth.uid()));
