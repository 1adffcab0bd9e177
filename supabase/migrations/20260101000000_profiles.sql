-- Who a person is to others: one row an account, made with the account, changed by its owner only.
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text,
  phone text,
  phone_verified_at timestamptz,
  avatar_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- No control, direction-changing or angle characters: the name is shown in lists, mails and pieces.
  constraint profiles_display_name_check check (
    char_length(display_name) between 1 and 80
    and display_name !~ '[\u0001-\u001F\u007F-\u009F\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF<>]'),
  constraint profiles_phone_check check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- Only a picture of one's own folder, never somebody else's server.
  constraint profiles_avatar_url_check check (
    avatar_url ~ ('^/storage/v1/object/public/avatars/' || user_id::text || '/[A-Za-z0-9_-]{1,80}\.[a-z0-9]{2,5}$'))
);

alter table public.profiles enable row level security;
create policy profiles_select_own on public.profiles for select to authenticated
  using (user_id = (select auth.uid()));
create policy profiles_update_own on public.profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant update (display_name, phone, avatar_url) on public.profiles to authenticated;
grant all on public.profiles to service_role;

-- Blank means none, separators people type are dropped, and another number is an unverified number.
create function public.tidy_profile() returns trigger language plpgsql set search_path = '' as $$
begin
  new.display_name := nullif(btrim(new.display_name), '');
  new.phone := nullif(regexp_replace(regexp_replace(new.phone, '[[:space:]().-]', '', 'g'), '^00', '+'), '');
  new.avatar_url := nullif(new.avatar_url, '');
  if tg_op = 'UPDATE' then
    if new.phone is distinct from old.phone then new.phone_verified_at := null; end if;
    new.updated_at := now();
  end if;
  return new;
end $$;
revoke execute on function public.tidy_profile() from public, anon, authenticated;
create trigger tidy_profile before insert or update on public.profiles
  for each row execute function public.tidy_profile();

-- The name given at sign-up is a wish: what the constraint would refuse is cut, so that no name can stop a sign-up.
create function public.create_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id, display_name) values (new.id, left(regexp_replace(
    new.raw_user_meta_data ->> 'display_name',
    '[\u0001-\u001F\u007F-\u009F\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF<>]', '', 'g'), 80));
  return new;
end $$;
revoke execute on function public.create_profile() from public, anon, authenticated;
create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();
