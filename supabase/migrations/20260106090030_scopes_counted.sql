-- Only administrators have a scope: without knowing that the database expects a handful of them where there are thousands,
-- and sorts all instead of walking an order.
create statistics public.accounts_roles (mcv) on role, scope from public.accounts;
analyze public.accounts;
