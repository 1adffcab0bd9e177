-- One row an account with everything a list of accounts shows, filters and sorts by: at a million of them no page can wait
-- for joins and counts. Kept by triggers; written directly are only `last_seen_at` and `disabled_*`. "Never" is the epoch,
-- so that every order has a value to go on from.

create function public.account_search_text(email text, display_name text, phone text) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select public.search_fold(coalesce(email, '') || ' ' || coalesce(display_name, '') || ' ' || coalesce(phone, ''))
$$;
revoke execute on function public.account_search_text(text, text, text) from public, anon, authenticated;
grant execute on function public.account_search_text(text, text, text) to service_role;

create table public.accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text collate "C" not null default '',
  display_name text,
  phone text,
  role text not null default 'user',
  scope text,
  created_at timestamptz not null default now(),
  invited_at timestamptz,
  confirmed_at timestamptz,
  last_sign_in_at timestamptz not null default 'epoch',
  -- Of the last signed-in request, to five minutes.
  last_seen_at timestamptz not null default 'epoch',
  -- While it is set the account opens nothing, whatever the sign-in service still says.
  disabled_at timestamptz,
  disabled_reason text check (char_length(disabled_reason) between 1 and 500),
  -- Homes that are not deleted.
  properties integer not null default 0,
  -- What was bought, given or tried last and not taken back.
  plan_code text,
  plan_source text,
  plan_ends_at timestamptz not null default 'epoch',
  name_sort text collate public.titles not null generated always as (coalesce(display_name, email)) stored,
  search text not null generated always as (public.account_search_text(email, display_name, phone)) stored,
  grams text[] not null
    generated always as (public.account_grams(public.account_search_text(email, display_name, phone))) stored
);
-- Each order, and each filter that leaves few. Counts are read from an index alone (npm run bench -- admin).
create index accounts_by_created on public.accounts (created_at, user_id);
create index accounts_by_email on public.accounts (email, user_id);
create index accounts_by_name on public.accounts (name_sort, user_id);
create index accounts_by_seen on public.accounts (last_seen_at, user_id) include (disabled_at);
create index accounts_by_sign_in on public.accounts (last_sign_in_at, user_id);
create index accounts_by_properties on public.accounts (properties, user_id);
create index accounts_by_plan_end on public.accounts (plan_ends_at, user_id);
create index accounts_of_plan on public.accounts (plan_code, plan_ends_at, user_id);
-- Nearly everybody is an agent: ten thousand of them are counted in an index instead of in wide rows.
create index accounts_by_role on public.accounts (role, created_at, user_id);
create index accounts_few on public.accounts (role, created_at, user_id) include (scope, disabled_at) where role <> 'agent';
create index accounts_of_scope on public.accounts (scope, created_at, user_id) where role <> 'agent';
create index accounts_disabled on public.accounts (created_at, user_id) where disabled_at is not null;
create index accounts_disabled_by_name on public.accounts (name_sort, user_id) where disabled_at is not null;
create index accounts_invited on public.accounts (created_at, user_id)
  where invited_at is not null and confirmed_at is null and disabled_at is null;
create index accounts_grams on public.accounts using gin (grams);
-- Words among few of many accounts. The index of everybody's words knows for "gmail" a quarter of all and would put them
-- together with those few; an index of theirs alone knows it at once.
create index accounts_grams_few on public.accounts using gin (grams) where role <> 'agent';
create index accounts_grams_disabled on public.accounts using gin (grams) where disabled_at is not null;
create index accounts_grams_invited on public.accounts using gin (grams)
  where disabled_at is null and invited_at is not null and confirmed_at is null;
-- Only administrators have a scope: without knowing that the database expects a handful of them where there are thousands,
-- and sorts all instead of walking an order.
create statistics public.accounts_roles (mcv) on role, scope from public.accounts;

alter table public.accounts enable row level security;
revoke all on public.accounts from public, anon, authenticated;
grant all on public.accounts to service_role;

-- Sign-in: address, confirmation, invitation, last sign-in, and a ban that somebody set in the service itself. A new account's
-- row is written once, when its profile and role are there, instead of being written and changed twice.
create function public.account_of_user() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  banned boolean := coalesce(new.banned_until > now(), false);
begin
  if new.deleted_at is not null then
    delete from public.accounts where user_id = new.id;
    return null;
  end if;
  insert into public.accounts as a
    (user_id, email, display_name, phone, role, scope, created_at, invited_at, confirmed_at, last_sign_in_at, disabled_at)
  select new.id, coalesce(new.email, ''), p.display_name, p.phone, coalesce(r.role, 'user'), r.scope,
    coalesce(new.created_at, now()), new.invited_at, new.email_confirmed_at, coalesce(new.last_sign_in_at, 'epoch'),
    case when banned then now() end
  from (select 1) as one
  left join public.profiles p on p.user_id = new.id
  left join public.user_roles r on r.user_id = new.id
  on conflict (user_id) do update set email = excluded.email, invited_at = excluded.invited_at,
    confirmed_at = excluded.confirmed_at, last_sign_in_at = excluded.last_sign_in_at;
  if tg_op = 'UPDATE' then
    if new.banned_until is distinct from old.banned_until then
      update public.accounts set disabled_at = case when banned then coalesce(disabled_at, now()) end,
        disabled_reason = case when banned then disabled_reason end where user_id = new.id;
    end if;
  end if;
  return null;
end $$;
-- Triggers go by name: after create_profile and create_user_role.
create trigger then_account_row after insert on auth.users for each row execute function public.account_of_user();
create trigger account_row_kept after update of email, banned_until, deleted_at, invited_at, email_confirmed_at,
  last_sign_in_at on auth.users for each row execute function public.account_of_user();

create function public.account_of_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.accounts set display_name = new.display_name, phone = new.phone where user_id = new.user_id
    and (display_name, phone) is distinct from (new.display_name, new.phone);
  return null;
end $$;
create trigger profiles_account after insert or update of display_name, phone on public.profiles
  for each row execute function public.account_of_profile();

create function public.account_of_role() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    update public.accounts set role = 'user', scope = null where user_id = old.user_id;
  else
    update public.accounts set role = new.role, scope = new.scope where user_id = new.user_id
      and (role, scope) is distinct from (new.role, new.scope);
  end if;
  return null;
end $$;
create trigger user_roles_account after insert or update or delete on public.user_roles
  for each row execute function public.account_of_role();

create function public.account_of_property() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was integer := case when tg_op <> 'INSERT' and old.deleted_at is null then 1 else 0 end;
  is_now integer := case when tg_op <> 'DELETE' and new.deleted_at is null then 1 else 0 end;
begin
  if was <> is_now then
    update public.accounts set properties = properties + is_now - was
      where user_id = case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  end if;
  return null;
end $$;
create trigger properties_account after insert or delete or update of deleted_at on public.properties
  for each row execute function public.account_of_property();

create function public.account_of_subscription() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  account uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  update public.accounts a set plan_code = s.plan_code, plan_source = s.source, plan_ends_at = coalesce(s.ends_at, 'epoch')
  from (select 1) as one left join lateral (
    select plan_code, source, ends_at from public.subscriptions where user_id = account and cancelled_at is null
    order by ends_at desc, id limit 1) as s on true
  where a.user_id = account
    and (a.plan_code, a.plan_source, a.plan_ends_at) is distinct from (s.plan_code, s.source, coalesce(s.ends_at, 'epoch'));
  return null;
end $$;
create trigger subscriptions_account after insert or delete or update of plan_code, ends_at, cancelled_at
  on public.subscriptions for each row execute function public.account_of_subscription();

revoke execute on function public.account_of_user(), public.account_of_profile(), public.account_of_role(),
  public.account_of_property(), public.account_of_subscription() from public, anon, authenticated;

-- An administrator looks at the product as an account sees it: who, whose, why, for how long.
create table public.support_sessions (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references auth.users (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  reason text not null check (char_length(reason) between 1 and 500),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  -- Ended by hand, before its time.
  ended_at timestamptz,
  check (admin_id <> user_id and ends_at > started_at)
);
create unique index support_sessions_one on public.support_sessions (admin_id) where ended_at is null;
create index support_sessions_user on public.support_sessions (user_id, started_at desc);

alter table public.support_sessions enable row level security;
revoke all on public.support_sessions from public, anon, authenticated;
grant all on public.support_sessions to service_role;
