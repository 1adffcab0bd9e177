-- Who a person is to others, and what they may do: one row each an account, made with the account.

-- Changed by its owner only.
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- No control, direction-changing or angle characters: the name is shown in lists, mails and pieces.
  display_name text,
  phone text,
  phone_verified_at timestamptz,
  -- Only a picture of one's own folder, never somebody else's server.
  avatar_url text,
  -- Which a person reads, for mails and messages that leave while no browser is open. Null until they have been here.
  language text check (language in ('zh', 'en')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_display_name_check check (
    char_length(display_name) between 1 and 80
    and display_name !~ '[\u0001-\u001F\u007F-\u009F\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF<>]'),
  constraint profiles_phone_check check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  constraint profiles_avatar_url_check check (
    avatar_url ~ ('^/storage/v1/object/public/avatars/' || user_id::text || '/[A-Za-z0-9_-]{1,80}\.[a-z0-9]{2,5}$'))
);

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated;
grant select, update (display_name, phone, avatar_url, language) on public.profiles to authenticated;
grant all on public.profiles to service_role;

create policy profiles_select_own on public.profiles for select to authenticated
  using (user_id = (select auth.uid()));
create policy profiles_update_own on public.profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

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

-- Nobody writes a role through the browser's client; a missing row counts as `user`.
create table public.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'agent' check (role in ('admin', 'agent', 'user')),
  scope text check (scope in ('super', 'system', 'operations')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint user_roles_scope_of_admins check ((role = 'admin') = (scope is not null))
);
-- Who is an administrator, known without reading everybody's role: their rows are left out of the lists of whoever may not
-- see them.
create index user_roles_administrators on public.user_roles (user_id) where role = 'admin';

alter table public.user_roles enable row level security;
revoke all on public.user_roles from public, anon, authenticated;
grant select on public.user_roles to authenticated;
grant all on public.user_roles to service_role;

create policy user_roles_select_own on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));

-- Who became what is written down like money.
create trigger user_roles_audit after update on public.user_roles
  for each row execute function public.audit_change();

-- Sign-up writes the role agent.
create function public.create_user_role() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_roles (user_id) values (new.id);
  return new;
end $$;
revoke execute on function public.create_user_role() from public, anon, authenticated;
create trigger create_user_role after insert on auth.users
  for each row execute function public.create_user_role();

-- Adds `user_role` to access tokens, for display only: what a caller may do is read from the table on every request.
-- Our own backend calls it directly; on Supabase it is switched on as the custom access token hook.
create function public.custom_access_token_hook(event jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_set(event, '{claims,user_role}', to_jsonb(coalesce(
    (select role from public.user_roles where user_id = (event ->> 'user_id')::uuid), 'user')))
$$;
revoke execute on function public.custom_access_token_hook(jsonb) from public, anon, authenticated;

do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema public to supabase_auth_admin;
    grant execute on function public.custom_access_token_hook(jsonb) to supabase_auth_admin;
    grant select on public.user_roles to supabase_auth_admin;
    create policy user_roles_select_auth_admin on public.user_roles for select to supabase_auth_admin using (true);
  end if;
end $$;
