-- A token travels in every request's header, so nothing in it has the size that somebody else gave it: of the account's
-- data it carries how the account signs in and what its owner is called, 80 characters as in profiles.
create or replace function public.custom_access_token_hook(event jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_set(event, '{claims}', (event -> 'claims') || jsonb_build_object(
    'user_role', coalesce((select role from public.user_roles where user_id = (event ->> 'user_id')::uuid), 'user'),
    'app_metadata', (
      select jsonb_build_object('provider', provider, 'providers', jsonb_build_array(provider))
      from (select left(coalesce(event #>> '{claims,app_metadata,provider}', 'email'), 40) as provider) as known),
    'user_metadata', case jsonb_typeof(event #> '{claims,user_metadata,display_name}')
      when 'string' then jsonb_build_object('display_name', left(event #>> '{claims,user_metadata,display_name}', 80))
      else '{}' end))
$$;
