-- What only our own backend needs: keys, limits, one-time codes, spent captchas. No role but the owner may look. Idempotent.
create schema if not exists house;
revoke all on schema house from public, anon, authenticated, service_role;

-- Publishable and secret key, and the secrets that sign file addresses and captchas.
create table if not exists house.secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- ES256 keys. Published from the start, signing from `active_from`, gone after `verify_until`: that is the overlap.
create table if not exists house.signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  private_jwk jsonb not null,
  active_from timestamptz not null,
  verify_until timestamptz
);

-- The digits of a mail, beside the long token of its link (auth.one_time_tokens).
create table if not exists house.one_time_codes (
  token_id uuid primary key references auth.one_time_tokens (id) on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null
);

create table if not exists house.spent_captchas (
  id text primary key,
  expires_at timestamptz not null
);
create index if not exists spent_captchas_expires_at_idx on house.spent_captchas (expires_at);

-- The shape rate-limiter-flexible expects. Keys are hashes, never an address.
create table if not exists house.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index if not exists rate_limits_expire_idx on house.rate_limits (expire);

alter table house.secrets enable row level security;
alter table house.signing_keys enable row level security;
alter table house.one_time_codes enable row level security;
alter table house.spent_captchas enable row level security;
alter table house.rate_limits enable row level security;
revoke all on all tables in schema house from public, anon, authenticated, service_role;
