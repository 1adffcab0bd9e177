-- The database roles of the Supabase protocol. Idempotent: applied before the migrations at every boot.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    -- Managed databases may not let us hand out bypassrls; the server then does service work as the owner of the tables.
    begin
      create role service_role nologin noinherit bypassrls;
    exception when insufficient_privilege then
      create role service_role nologin noinherit;
    end;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another process of the same cluster was faster
end $$;

-- The server's own login steps down into these roles with `set local role`. A superuser may anyway.
do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant anon, authenticated, service_role to %I', current_user);
  end if;
end $$;

-- As on a hosted project, so that a migration which forgets its `revoke` is caught here and not there.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
