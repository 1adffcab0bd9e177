-- When a provider last wrote and last failed, so that the administrators' first page can say how it does: the books of calls
-- know the day only.
create table public.model_last_calls (
  provider text primary key,
  good_at timestamptz,
  bad_at timestamptz
);
alter table public.model_last_calls enable row level security;
revoke all on public.model_last_calls from public, anon, authenticated, service_role;
grant select, insert, update on public.model_last_calls to service_role;
