-- Accounts of agents at publishing platforms. What opens them is sealed and lies in a table of its own, which nobody but the server
-- reads and no trigger copies.
create table public.publishing_connections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  platform text not null check (platform ~ '^[a-z0-9-]{1,40}$'),
  -- The platform's own id of the account, page or channel, and what its owner calls it.
  account_id text not null check (char_length(account_id) between 1 and 300),
  account_name text not null check (char_length(account_name) between 1 and 300),
  -- What is no secret: a server's address, a chat's id.
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  health text not null default 'good' check (health in ('good', 'ending', 'ended', 'blocked')),
  -- Null: does not end by itself.
  expires_at timestamptz,
  checked_at timestamptz not null,
  -- When its secrets were given or last renewed: how long they live is from here to their end.
  rotated_at timestamptz not null,
  -- For which end its owner was told, each once.
  told_of timestamptz,
  -- Null: connected. The row stays, so that what was published keeps its account's name.
  disconnected_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, platform, account_id)
);
create index publishing_connections_ending on public.publishing_connections (expires_at)
  where expires_at is not null and disconnected_at is null;
create index publishing_connections_health on public.publishing_connections (platform, health) where disconnected_at is null;

create table public.publishing_connection_secrets (
  connection_id uuid primary key references public.publishing_connections (id) on delete cascade,
  -- Never plain text: the server seals with SECRET_KEY (server/base/seal.ts). Replaced in the transaction that rotates them.
  sealed text not null check (sealed like 'sealed:v1:%')
);

-- Consents that were begun: good once, for minutes, for the session that began them. `accounts_sealed`: what came back with several
-- accounts, until its agent has chosen.
create table public.publishing_consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  platform text not null check (platform ~ '^[a-z0-9-]{1,40}$'),
  state_hash bytea not null unique,
  verifier_sealed text not null check (verifier_sealed like 'sealed:v1:%'),
  accounts_sealed text check (accounts_sealed like 'sealed:v1:%'),
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index publishing_consents_user on public.publishing_consents (user_id);
create index publishing_consents_expires on public.publishing_consents (expires_at);

alter table public.publishing_connections enable row level security;
alter table public.publishing_connection_secrets enable row level security;
alter table public.publishing_consents enable row level security;
revoke all on public.publishing_connections, public.publishing_connection_secrets, public.publishing_consents
  from public, anon, authenticated;
grant select on public.publishing_connections to authenticated;
grant all on public.publishing_connections, public.publishing_connection_secrets, public.publishing_consents to service_role;

create policy publishing_connections_select_own on public.publishing_connections for select to authenticated
  using (user_id = (select auth.uid()));
