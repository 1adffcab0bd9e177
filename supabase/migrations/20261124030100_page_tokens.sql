-- One-time tokens with which an agent's own browser sends a page it sees to the account. Only a hash of each is kept.
create table public.page_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index page_tokens_user on public.page_tokens (user_id, created_at);

alter table public.page_tokens enable row level security;
revoke all on public.page_tokens from public, anon, authenticated;
grant all on public.page_tokens to service_role;
