-- Browsers that have signed in to an account before: strangers' guesses do not slow them down. Keyed hashes of a key that
-- only the browser has; gone with the account, with a new password set elsewhere, or half a year unused. Idempotent.
create table if not exists house.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  device text not null,
  -- the last session opened there, which may have ended
  session_id uuid not null,
  seen_at timestamptz not null,
  primary key (user_id, device)
);
create index if not exists known_devices_seen_at_idx on house.known_devices (seen_at);
-- a second factor was shown there: whoever knows the password and guesses at the codes does not slow that browser down either
alter table house.known_devices add column if not exists factor_shown boolean not null default false;
alter table house.known_devices enable row level security;
revoke all on house.known_devices from public, anon, authenticated, service_role;
