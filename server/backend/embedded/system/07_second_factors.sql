-- What only our own backend keeps of second factors. No role but the owner may look. Idempotent.

-- Codes on paper, each good once; kept as keyed hashes.
create table if not exists house.recovery_codes (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);

-- The newest half minute whose code was used: no code opens twice.
create table if not exists house.totp_steps (
  factor_id uuid primary key references auth.mfa_factors (id) on delete cascade,
  step bigint not null
);

alter table house.recovery_codes enable row level security;
alter table house.totp_steps enable row level security;
revoke all on house.recovery_codes, house.totp_steps from public, anon, authenticated, service_role;
