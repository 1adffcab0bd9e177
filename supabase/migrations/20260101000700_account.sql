-- What an account keeps for itself: its card, its numbers, codes sent to its phone, what it may do so often, its end.

-- Who signs an account's pieces: asked once in the wizard, carried by every campaign made afterwards.
create table public.agent_cards (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  phone text check (char_length(phone) <= 40),
  company text check (char_length(company) <= 120),
  licence text check (char_length(licence) <= 80),
  address text check (char_length(address) <= 200),
  email text check (char_length(email) <= 320),
  updated_at timestamptz not null default now()
);

alter table public.agent_cards enable row level security;
revoke all on public.agent_cards from public, anon, authenticated;
grant select on public.agent_cards to authenticated;
grant insert (user_id, name, phone, company, licence, address, email) on public.agent_cards to authenticated;
grant update (name, phone, company, licence, address, email, updated_at) on public.agent_cards to authenticated;
grant all on public.agent_cards to service_role;

create policy agent_cards_select_own on public.agent_cards for select to authenticated
  using (user_id = (select auth.uid()));
create policy agent_cards_insert_own on public.agent_cards for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy agent_cards_update_own on public.agent_cards for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- The numbers people see (TASK-001, PROP-001): one sequence per account and kind, without gaps,
-- because the counter's row is locked by the transaction that makes the numbered row.
create table public.account_counters (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z_]{1,32}$'),
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

-- Codes sent to phones, one row a message: the newest of an account is the one that counts, and the rows of a day are
-- what the limits are counted from. Nobody but the server reads them; the digits are kept hashed.
create table public.phone_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- Of the network that asked.
  address text not null,
  code_hash text not null,
  attempts smallint not null default 0 check (attempts >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index phone_codes_user on public.phone_codes (user_id, created_at desc);
create index phone_codes_phone on public.phone_codes (phone, created_at desc);
create index phone_codes_address on public.phone_codes (address, created_at desc);
create index phone_codes_created on public.phone_codes (created_at);

alter table public.phone_codes enable row level security;
revoke all on public.phone_codes from public, anon, authenticated;
grant all on public.phone_codes to service_role;

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

-- Accounts that asked to be deleted and may still change their mind. No reference to the account: the row outlives it
-- until its files are gone too, so that whatever stops the work, the next round finishes it.
create table public.account_deletions (
  user_id uuid primary key,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- From here on there is no way back.
  started_at timestamptz,
  check (due_at > requested_at)
);
create index account_deletions_due on public.account_deletions (due_at);

alter table public.account_deletions enable row level security;
revoke all on public.account_deletions from public, anon, authenticated;
grant select on public.account_deletions to authenticated;
grant all on public.account_deletions to service_role;

create policy account_deletions_select_own on public.account_deletions for select to authenticated
  using (user_id = (select auth.uid()));
