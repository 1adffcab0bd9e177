-- Nearly everybody is an agent: ten thousand of them are counted in an index instead of in wide rows.
create index accounts_by_role on public.accounts (role, created_at, user_id);
