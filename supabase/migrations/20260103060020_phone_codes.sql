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
