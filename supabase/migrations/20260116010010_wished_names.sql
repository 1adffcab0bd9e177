-- A name given at sign-up is a wish: what the profile's constraint would refuse is cut, so that no name can stop a sign-up.
-- A function of its own, because our own backend gives a profile its name when the mailbox's owner confirms the sign-up.
create function public.wished_name(wish text) returns text language sql immutable set search_path = '' as $$
  select left(regexp_replace(wish,
    '[\u0001-\u001F\u007F-\u009F\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF<>]', '', 'g'), 80)
$$;
revoke execute on function public.wished_name(text) from public, anon, authenticated;

create or replace function public.create_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id, display_name)
  values (new.id, public.wished_name(new.raw_user_meta_data ->> 'display_name'));
  return new;
end $$;
