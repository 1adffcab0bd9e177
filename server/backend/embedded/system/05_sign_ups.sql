-- Sign-ups whose mailbox nobody has shown to be theirs yet: one row each, so that none replaces another's password. The
-- account's row exists from the first one on, without a password and without anything a stranger wrote. Idempotent.
create table if not exists house.sign_ups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  password_hash text not null,
  -- the wished user_metadata
  data jsonb not null,
  -- keyed hashes of the keys of the browsers that have shown they know the password, the one it was made in first
  devices text[] not null,
  -- what that browser called itself, in our own words: "Chrome · Windows"
  browser text,
  asked_at timestamptz not null
);
create index if not exists sign_ups_user_id_idx on house.sign_ups (user_id, asked_at);
create index if not exists sign_ups_asked_at_idx on house.sign_ups (asked_at);
alter table house.sign_ups enable row level security;
revoke all on house.sign_ups from public, anon, authenticated, service_role;

-- A mail's link and digits may be several of a kind: what somebody else asks for ends none of the owner's.
alter table auth.one_time_tokens drop constraint if exists one_time_tokens_user_id_token_type_key;
create index if not exists one_time_tokens_user_id_token_type_idx on auth.one_time_tokens (user_id, token_type);
alter table house.one_time_codes drop column if exists password_hash;
alter table house.one_time_codes
  -- the sign-up the mail was sent for, which may be gone
  add column if not exists sign_up_id uuid,
  -- keyed hash of the browser that asked for the mail
  add column if not exists device text,
  -- wrong digits typed in that browser, and in any other
  add column if not exists guesses_here smallint not null default 0,
  add column if not exists guesses_elsewhere smallint not null default 0;
-- What older sign-ups wrote here is given up: their mails confirm the address and lead to the choice of a password.
update auth.users set encrypted_password = null, raw_user_meta_data = '{}'
where email_confirmed_at is null and invited_at is null
  and (encrypted_password is not null or raw_user_meta_data <> '{}');
