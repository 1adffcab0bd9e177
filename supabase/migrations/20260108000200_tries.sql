-- What an account may do so often in a while is counted here, so that several processes share the count. One row an account
-- and thing, counted anew when its while is over.
create table public.tries (
  user_id uuid not null references auth.users (id) on delete cascade,
  what text not null check (char_length(what) between 1 and 40),
  since timestamptz not null,
  taken integer not null check (taken >= 0),
  primary key (user_id, what)
);
alter table public.tries enable row level security;
revoke all on public.tries from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.tries to service_role;
