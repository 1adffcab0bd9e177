-- A subscription knows the day its months count from and what is used of it; the ledger keeps both figures and the limit.
alter table public.subscriptions
  -- Null: its own start.
  add column anchor_at timestamptz,
  add column time_zone text not null default 'Asia/Shanghai' check (char_length(time_zone) between 1 and 64),
  add column used integer not null default 0 check (used >= 0),
  add column extra_quota integer not null default 0 check (extra_quota >= 0),
  -- The package an upgrade put in its place.
  add column replaced_by uuid references public.subscriptions (id);
update public.subscriptions s set
  used = (select coalesce(sum(delta), 0) from public.quota_entries q where q.subscription_id = s.id);
alter table public.subscriptions add constraint subscriptions_bought check (source <> 'order' or order_id is not null);

alter table public.quota_entries
  -- Listings added to (or, negative, taken from) the limit by a pack or an administrator.
  add column granted integer not null default 0,
  add column order_id uuid references public.orders (id) on delete set null,
  add column actor text;
alter table public.quota_entries alter column delta set default 0;
alter table public.quota_entries drop constraint quota_entries_delta_check;
alter table public.quota_entries add constraint quota_entries_moves check (delta <> 0 or granted <> 0);
alter table public.quota_entries drop constraint quota_entries_reason_check;
alter table public.quota_entries add constraint quota_entries_reason_check
  check (reason in ('property', 'returned', 'carried', 'adjusted', 'pack', 'pack_refunded'));
-- One order gives one pack, once.
create unique index quota_entries_pack on public.quota_entries (order_id) where reason = 'pack';
create unique index quota_entries_pack_back on public.quota_entries (order_id) where reason = 'pack_refunded';
create index quota_entries_user on public.quota_entries (user_id, created_at desc, id desc);

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
