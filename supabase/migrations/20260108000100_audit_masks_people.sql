-- The audit stays when an account goes. What corrections and invitations wrote down of phones and addresses is masked, as
-- the server masks it from now on (server/queries/masked.ts).
create function pg_temp.masked(line jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, case
    when jsonb_typeof(value) <> 'string' or value #>> '{}' like '%*%' then value
    when key = 'email' then to_jsonb(regexp_replace(value #>> '{}', '^(.).*@', '\1***@'))
    when key = 'phone' and length(value #>> '{}') < 8 then '"****"'
    when key = 'phone' then to_jsonb(regexp_replace(value #>> '{}', '.{4}(.{4})$', '****\1'))
    else value end)
  from jsonb_each(line)
$$;
alter table public.audit_entries disable trigger audit_entries_stay;
update public.audit_entries set before = pg_temp.masked(before), after = pg_temp.masked(after)
where action in ('accounts.edit', 'accounts.invite');
alter table public.audit_entries enable trigger audit_entries_stay;
drop function pg_temp.masked(jsonb);
