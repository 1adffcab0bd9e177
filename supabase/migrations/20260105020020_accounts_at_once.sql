-- A new account's row is written once, when its profile and role are there, instead of being written and changed twice.
create or replace function public.account_of_user() returns trigger language plpgsql security definer set search_path = '' as $$
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
drop trigger account_row on auth.users;
create trigger then_account_row after insert on auth.users for each row execute function public.account_of_user();
