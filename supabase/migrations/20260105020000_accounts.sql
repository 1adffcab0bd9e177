-- One row an account with everything a list of accounts shows, filters and sorts by: at a million of them no page can wait
-- for joins and counts. Kept by triggers; written directly are only `last_seen_at` and `disabled_*`. "Never" is the epoch,
-- so that every order has a value to go on from.
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
  name_sort text collate public.titles not null generated always as (coalesce(display_name, email)) stored
);

-- Three signs in a row find Latin letters and digits; Chinese names are two or three signs, so their single signs and
-- pairs are kept as well.
create function public.account_grams(given text) returns text[]
  language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(pg_catalog.array_agg(distinct gram), '{}') from (
    select pg_catalog.unnest(array[one || two || three,
      case when one || coalesce(two, '') ~ '[^\x01-\x7f]' then one || two end,
      case when one ~ '[^\x01-\x7f]' then one end]) as gram
    from (
      select sign as one, pg_catalog.lead(sign) over (order by place) as two,
        pg_catalog.lead(sign, 2) over (order by place) as three
      from pg_catalog.unnest(pg_catalog.string_to_array(given, null)) with ordinality as signs (sign, place)
    ) as runs
  ) as parts where gram is not null and gram !~ '\s'
$$;
create function public.account_search_text(email text, display_name text, phone text) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select public.search_fold(coalesce(email, '') || ' ' || coalesce(display_name, '') || ' ' || coalesce(phone, ''))
$$;
revoke execute on function public.account_grams(text), public.account_search_text(text, text, text)
  from public, anon, authenticated;
grant execute on function public.account_grams(text), public.account_search_text(text, text, text) to service_role;
alter table public.accounts
  add column search text not null generated always as (public.account_search_text(email, display_name, phone)) stored,
  add column grams text[] not null
    generated always as (public.account_grams(public.account_search_text(email, display_name, phone))) stored;

alter table public.accounts enable row level security;
revoke all on public.accounts from public, anon, authenticated;
grant all on public.accounts to service_role;

-- Sign-in: address, confirmation, invitation, last sign-in, and a ban that somebody set in the service itself.
create function public.account_of_user() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  banned boolean := coalesce(new.banned_until > now(), false);
begin
  if new.deleted_at is not null then
    delete from public.accounts where user_id = new.id;
    return null;
  end if;
  insert into public.accounts as a
    (user_id, email, created_at, invited_at, confirmed_at, last_sign_in_at, disabled_at)
  values (new.id, coalesce(new.email, ''), coalesce(new.created_at, now()), new.invited_at, new.email_confirmed_at,
    coalesce(new.last_sign_in_at, 'epoch'), case when banned then now() end)
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
create function public.account_of_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.accounts set display_name = new.display_name, phone = new.phone where user_id = new.user_id
    and (display_name, phone) is distinct from (new.display_name, new.phone);
  return null;
end $$;
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
revoke execute on function public.account_of_user(), public.account_of_profile(), public.account_of_role(),
  public.account_of_property(), public.account_of_subscription() from public, anon, authenticated;

-- Triggers go by name: the row must be there before the profile's and the role's are made.
create trigger account_row after insert on auth.users for each row execute function public.account_of_user();
create trigger account_row_kept after update of email, banned_until, deleted_at, invited_at, email_confirmed_at,
  last_sign_in_at on auth.users for each row execute function public.account_of_user();
create trigger profiles_account after insert or update of display_name, phone on public.profiles
  for each row execute function public.account_of_profile();
create trigger user_roles_account after insert or update or delete on public.user_roles
  for each row execute function public.account_of_role();
create trigger properties_account after insert or delete or update of deleted_at on public.properties
  for each row execute function public.account_of_property();
create trigger subscriptions_account after insert or delete or update of plan_code, ends_at, cancelled_at
  on public.subscriptions for each row execute function public.account_of_subscription();

insert into public.accounts (user_id, email, display_name, phone, role, scope, created_at, invited_at, confirmed_at,
  last_sign_in_at, disabled_at, properties, plan_code, plan_source, plan_ends_at)
select u.id, coalesce(u.email, ''), p.display_name, p.phone, coalesce(r.role, 'user'), r.scope,
  coalesce(u.created_at, now()), u.invited_at, u.email_confirmed_at, coalesce(u.last_sign_in_at, 'epoch'),
  case when u.banned_until > now() then now() end, coalesce(homes.many, 0), s.plan_code, s.source,
  coalesce(s.ends_at, 'epoch')
from auth.users u
left join public.profiles p on p.user_id = u.id
left join public.user_roles r on r.user_id = u.id
left join (select user_id, count(*) as many from public.properties where deleted_at is null group by user_id) as homes
  on homes.user_id = u.id
left join (select distinct on (user_id) user_id, plan_code, source, ends_at from public.subscriptions
  where cancelled_at is null order by user_id, ends_at desc, id) as s on s.user_id = u.id
where u.deleted_at is null;

-- Each order, and each filter that leaves few.
create index accounts_by_created on public.accounts (created_at, user_id);
create index accounts_by_email on public.accounts (email, user_id);
create index accounts_by_name on public.accounts (name_sort, user_id);
create index accounts_by_seen on public.accounts (last_seen_at, user_id);
create index accounts_by_sign_in on public.accounts (last_sign_in_at, user_id);
create index accounts_by_properties on public.accounts (properties, user_id);
create index accounts_by_plan_end on public.accounts (plan_ends_at, user_id);
create index accounts_of_plan on public.accounts (plan_code, plan_ends_at, user_id);
create index accounts_few on public.accounts (role, created_at, user_id) where role <> 'agent';
create index accounts_disabled on public.accounts (created_at, user_id) where disabled_at is not null;
create index accounts_invited on public.accounts (created_at, user_id) where invited_at is not null and confirmed_at is null;
create index accounts_grams on public.accounts using gin (grams);

-- Who became what is written down like money.
create trigger user_roles_audit after update on public.user_roles
  for each row execute function public.audit_change();
