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
