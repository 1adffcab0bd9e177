-- What administrators write down about an account for one another. Its owner does not see it; it goes with the account.
create table public.account_notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The administrator; kept when that account is gone.
  author uuid not null,
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index account_notes_user on public.account_notes (user_id, created_at desc);

alter table public.account_notes enable row level security;
revoke all on public.account_notes from public, anon, authenticated, service_role;
grant select, insert on public.account_notes to service_role;
