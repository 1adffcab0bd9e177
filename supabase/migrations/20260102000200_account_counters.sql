-- The numbers people see (TASK-001, PROP-001): one sequence per account and kind, without gaps,
-- because the counter's row is locked by the transaction that makes the numbered row.
create table public.account_counters (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('task', 'property')),
  last integer not null check (last > 0),
  primary key (user_id, kind)
);

alter table public.account_counters enable row level security;
revoke all on public.account_counters from public, anon, authenticated;
grant all on public.account_counters to service_role;

create function public.next_number(account uuid, counter text) returns integer
  language sql volatile set search_path = '' as $$
  insert into public.account_counters as c (user_id, kind, last) values (account, counter, 1)
  on conflict (user_id, kind) do update set last = c.last + 1
  returning last
$$;
revoke execute on function public.next_number(uuid, text) from public, anon, authenticated;
grant execute on function public.next_number(uuid, text) to service_role;
