-- A trial once per person. The server decides at an account's first signed-in request (server/queries/trials.ts): by then the
-- address is proved, and the key of the hashes is not in the database.
drop trigger create_trial on auth.users;
drop function public.create_trial();
drop function public.start_trial(uuid);

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
insert into public.trials (user_id, outcome)
select id, case when exists (select from public.subscriptions s where s.user_id = u.id and s.source = 'trial')
  then 'started' else 'none' end from auth.users u;

-- Starts the trial of the member professional plan, as many days as the settings say. False when none is offered.
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
