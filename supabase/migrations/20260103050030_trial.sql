-- A new account starts a trial of the member professional plan, as many days as the settings say; with 0 it starts none.
create function public.plan_snapshot(plan public.plans) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('name', plan.name, 'priceMinor', plan.price_minor, 'currency', plan.currency,
    'listingQuota', plan.listing_quota, 'benefits', plan.benefits)
$$;
revoke execute on function public.plan_snapshot(public.plans) from public, anon, authenticated;
grant execute on function public.plan_snapshot(public.plans) to service_role;

-- Selects instead of demanding: neither a missing plan nor a setting of another shape may stop a sign-up.
create function public.start_trial(account uuid) returns void language sql volatile set search_path = '' as $$
  insert into public.subscriptions (user_id, source, price_list, plan_code, plan, listing_quota, starts_at, ends_at)
  select account, 'trial', plans.list, plans.code, public.plan_snapshot(plans), plans.listing_quota,
    now(), now() + make_interval(days => trial.days)
  from public.plans, (
    select case when jsonb_typeof(value) = 'number' then least((value #>> '{}')::numeric, 365)::integer else 0 end as days
    from public.settings where key = 'trial_days') as trial
  where plans.list = 'member' and plans.code = 'professional' and trial.days > 0
  on conflict do nothing
$$;
revoke execute on function public.start_trial(uuid) from public, anon, authenticated;
grant execute on function public.start_trial(uuid) to service_role;

create function public.create_trial() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform public.start_trial(new.id);
  return new;
end $$;
revoke execute on function public.create_trial() from public, anon, authenticated;
create trigger create_trial after insert on auth.users for each row execute function public.create_trial();

-- Accounts that are older than trials have theirs from today.
select public.start_trial(id) from auth.users;
