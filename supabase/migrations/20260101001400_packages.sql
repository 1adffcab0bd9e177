-- What an account may use and for how long, and what it used of it.

-- Prepaid: each row is one bought, given or tried period, never prolonged.
create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  source text not null check (source in ('trial', 'order', 'grant', 'legacy')),
  -- One order gives one package.
  order_id uuid unique references public.orders (id),
  price_list text not null,
  plan_code text not null,
  plan jsonb not null,
  -- Listings of the period; null: unlimited. `extra_quota` was added to it, `used` is taken: the sums of the ledger.
  listing_quota integer check (listing_quota > 0),
  extra_quota integer not null default 0 check (extra_quota >= 0),
  used integer not null default 0 check (used >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The day its months count from; null: its own start.
  anchor_at timestamptz,
  time_zone text not null default 'Asia/Shanghai' check (char_length(time_zone) between 1 and 64),
  -- Taken back before its end.
  cancelled_at timestamptz,
  -- The package an upgrade put in its place.
  replaced_by uuid references public.subscriptions (id),
  created_at timestamptz not null default now(),
  check (ends_at > starts_at),
  constraint subscriptions_bought check (source <> 'order' or order_id is not null)
);
create unique index subscriptions_one_trial on public.subscriptions (user_id) where source = 'trial';
create index subscriptions_user_ends on public.subscriptions (user_id, ends_at desc);
create index subscriptions_ends on public.subscriptions (ends_at) where cancelled_at is null;
-- What an upgrade replaced, looked for when its order is refunded.
create index subscriptions_replaced_by on public.subscriptions (replaced_by) where replaced_by is not null;

-- The administrators' list: by their ends, beginnings and when they were made. What they are narrowed by stands in the index,
-- so that counts need no row, and of those wanted that stand far down only the rows of the page are read.
create index subscriptions_by_end on public.subscriptions (ends_at, id) include (starts_at, cancelled_at);
create index subscriptions_by_start on public.subscriptions (starts_at, id) include (ends_at, cancelled_at, plan_code, source, user_id);
create index subscriptions_by_made on public.subscriptions (created_at, id)
  include (starts_at, ends_at, cancelled_at, plan_code, source, user_id);
create index subscriptions_by_source on public.subscriptions (source, ends_at, id) include (starts_at, cancelled_at, plan_code);
create index subscriptions_by_plan on public.subscriptions (plan_code, ends_at, id) include (starts_at, cancelled_at, source);
create index subscriptions_cancelled on public.subscriptions (ends_at, id) include (source, plan_code) where cancelled_at is not null;
-- Those shorter than a month by their beginning, those longer than one by their end (server/queries/billing/admin-subscriptions.ts).
create index subscriptions_short on public.subscriptions (starts_at, id) include (ends_at, cancelled_at, plan_code, source, user_id)
  where extract(epoch from ends_at - starts_at) < 2419200;
create index subscriptions_long on public.subscriptions (ends_at, id) include (starts_at, cancelled_at, plan_code, source, user_id)
  where extract(epoch from ends_at - starts_at) > 2682000;
-- One day's, for the reports.
create index subscriptions_report_trials on public.subscriptions (starts_at) where source = 'trial';
create index subscriptions_report_ends on public.subscriptions (ends_at) where source = 'order';

alter table public.subscriptions enable row level security;
revoke all on public.subscriptions from public, anon, authenticated;
grant select on public.subscriptions to authenticated;
grant all on public.subscriptions to service_role;

create policy subscriptions_select_own on public.subscriptions for select to authenticated
  using (user_id = (select auth.uid()));

create trigger subscriptions_audit after insert or update or delete on public.subscriptions
  for each row execute function public.audit_change();

-- The ledger of a subscription's listings: what used one, what came back, what was added to the limit. Rows are only added.
create table public.quota_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  subscription_id uuid not null references public.subscriptions (id) on delete cascade,
  property_id uuid references public.properties (id) on delete set null,
  task_id uuid references public.tasks (id) on delete set null,
  order_id uuid references public.orders (id) on delete set null,
  -- Listings used: 1 for a home, negative for what came back.
  delta integer not null default 0,
  -- Listings added to (or, negative, taken from) the limit by a pack or an administrator.
  granted integer not null default 0,
  reason text not null check (reason in ('property', 'returned', 'carried', 'adjusted', 'pack', 'pack_refunded')),
  actor text,
  -- Entries of one period are written one after the other under its lock: their times say the same order.
  created_at timestamptz not null default clock_timestamp(),
  constraint quota_entries_moves check (delta <> 0 or granted <> 0)
);
-- One order gives one pack, once.
create unique index quota_entries_pack on public.quota_entries (order_id) where reason = 'pack';
create unique index quota_entries_pack_back on public.quota_entries (order_id) where reason = 'pack_refunded';
create index quota_entries_subscription on public.quota_entries (subscription_id, created_at);
create index quota_entries_user on public.quota_entries (user_id, created_at desc, id desc);
create index quota_entries_task on public.quota_entries (task_id) where task_id is not null;
create index quota_entries_property on public.quota_entries (property_id) where property_id is not null;
create index quota_entries_order on public.quota_entries (order_id) where order_id is not null;

alter table public.quota_entries enable row level security;
revoke all on public.quota_entries from public, anon, authenticated;
grant select on public.quota_entries to authenticated;
grant all on public.quota_entries to service_role;
-- The ledger is not emptied, as no journal is: its lines go with their account only.
revoke delete, truncate on public.quota_entries from service_role;

create policy quota_entries_select_own on public.quota_entries for select to authenticated
  using (user_id = (select auth.uid()));

create function public.apply_quota_entry() returns trigger language plpgsql security definer set search_path = '' as $$
declare after_it public.subscriptions;
begin
  update public.subscriptions set used = used + new.delta, extra_quota = extra_quota + new.granted
    where id = new.subscription_id and user_id = new.user_id returning * into after_it;
  if not found then
    raise exception 'no such subscription of this account' using errcode = 'foreign_key_violation';
  end if;
  -- Refuses what goes over; what comes back is always taken.
  if (new.delta > 0 or new.granted < 0) and new.reason <> 'carried' and after_it.listing_quota is not null
      and after_it.used > after_it.listing_quota + after_it.extra_quota then
    raise exception 'the listings of this period are used up' using errcode = 'check_violation', constraint = 'quota_used_up';
  end if;
  return null;
end $$;
revoke execute on function public.apply_quota_entry() from public, anon, authenticated;
create trigger quota_entries_apply after insert on public.quota_entries
  for each row execute function public.apply_quota_entry();
create trigger quota_entries_stay before update of id, user_id, subscription_id, delta, granted, reason, actor, created_at on public.quota_entries
  for each row execute function public.refuse_change();

-- What is to follow an account's package. Nothing is ever charged by it: it says what is reminded of and offered.
-- A package bought after `updated_at` says otherwise, and counts.
create table public.renewals (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Null: cancelled; the package runs to its end and nothing reminds.
  plan_code text check (plan_code ~ '^[a-z0-9_]{1,32}$'),
  updated_at timestamptz not null default now()
);

alter table public.renewals enable row level security;
revoke all on public.renewals from public, anon, authenticated;
grant select on public.renewals to authenticated;
grant all on public.renewals to service_role;

create policy renewals_select_own on public.renewals for select to authenticated using (user_id = (select auth.uid()));

create trigger renewals_audit after insert or update or delete on public.renewals
  for each row execute function public.audit_change();

-- What an account was told about a period, each thing once: written in the transaction that makes it true, with its mail.
create table public.package_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  subscription_id uuid not null references public.subscriptions (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z0-9_]{1,32}$'),
  data jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  unique (subscription_id, kind)
);
create index package_notices_user on public.package_notices (user_id);

alter table public.package_notices enable row level security;
revoke all on public.package_notices from public, anon, authenticated;
grant all on public.package_notices to service_role;

-- A trial once per person. The server decides at an account's first signed-in request (server/queries/billing/trials.ts): by then the
-- address is proved, and the key of the hashes is not in the database.

-- Keyed hashes of the normalised addresses and verified phones that had a trial; nothing else. They outlive the account.
create table public.trial_identities (
  kind text not null check (kind in ('email', 'phone')),
  hash text not null,
  primary key (kind, hash)
);

alter table public.trial_identities enable row level security;
revoke all on public.trial_identities from public, anon, authenticated;
grant all on public.trial_identities to service_role;

-- What was decided for an account, and which of the hashes are its own, so that proving a phone twice does not count against it.
create table public.trials (
  user_id uuid primary key references auth.users (id) on delete cascade,
  outcome text not null check (outcome in ('started', 'used_before', 'none')),
  identity_hashes text[] not null default '{}',
  decided_at timestamptz not null default now()
);

alter table public.trials enable row level security;
revoke all on public.trials from public, anon, authenticated;
grant all on public.trials to service_role;

-- Starts the trial of the member professional plan, as many days as the settings say. False when none is offered. Selects
-- instead of demanding: neither a missing plan nor a setting of another shape may stop a person's first request.
create function public.start_trial(account uuid, starts timestamptz) returns boolean language sql volatile set search_path = '' as $$
  with made as (
    insert into public.subscriptions (user_id, source, price_list, plan_code, plan, listing_quota, starts_at, ends_at)
    select account, 'trial', plans.list, plans.code, public.plan_snapshot(plans), plans.listing_quota,
      starts, starts + make_interval(days => trial.days)
    from public.plans join public.price_lists on price_lists.code = plans.list and price_lists.version = plans.version, (
      select case when jsonb_typeof(value) = 'number' then least((value #>> '{}')::numeric, 365)::integer else 0 end as days
      from public.settings where key = 'trial_days') as trial
    where plans.list = 'member' and plans.code = 'professional' and trial.days > 0
    on conflict do nothing
    returning 1)
  select exists (select from made)
$$;
revoke execute on function public.start_trial(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.start_trial(uuid, timestamptz) to service_role;
