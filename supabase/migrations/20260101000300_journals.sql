-- What operators read when something is wrong: sign-in attempts, mails that left or did not, errors of the application.
-- Written by the server only; a line is never changed, and goes only when it is old (setting log_days).

create function public.keep_journal() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if (to_jsonb(old) ->> tg_argv[0])::timestamptz < now() - interval '7 days' then return old; end if;
  end if;
  raise exception 'rows of % are never changed, and stay for seven days at least', tg_table_name using errcode = '42501';
end $$;
revoke execute on function public.keep_journal() from public, anon, authenticated;

create table public.sign_in_attempts (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- As it was typed, in lower case: there need not be an account of it.
  email text not null check (char_length(email) <= 254),
  -- "signed_in", or the protocol's code of the refusal.
  outcome text not null check (char_length(outcome) between 1 and 60),
  address text,
  user_agent text check (char_length(user_agent) <= 400)
);
create index sign_in_attempts_at on public.sign_in_attempts (at, id);
create index sign_in_attempts_email on public.sign_in_attempts (email text_pattern_ops, at);
create index sign_in_attempts_outcome on public.sign_in_attempts (outcome, at, id);
create index sign_in_attempts_address on public.sign_in_attempts (address, at);

alter table public.sign_in_attempts enable row level security;
revoke all on public.sign_in_attempts from public, anon, authenticated, service_role;
revoke all on sequence public.sign_in_attempts_id_seq from anon, authenticated;
grant select, insert, delete on public.sign_in_attempts to service_role;

create trigger sign_in_attempts_stay before update or delete on public.sign_in_attempts
  for each row execute function public.keep_journal('at');
create trigger sign_in_attempts_whole before truncate on public.sign_in_attempts
  for each statement execute function public.refuse_change();

create table public.mail_deliveries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  recipient text not null,
  -- Numbers that could be codes are hidden in it.
  subject text not null,
  -- "smtp", "outbox".
  way text not null,
  -- Null: handed over. Otherwise why not, without addresses.
  failure text
);
create index mail_deliveries_at on public.mail_deliveries (at, id);
create index mail_deliveries_recipient on public.mail_deliveries (recipient text_pattern_ops, at);
create index mail_deliveries_failed on public.mail_deliveries (at, id) where failure is not null;
create index mail_deliveries_left on public.mail_deliveries (at) where failure is null;

alter table public.mail_deliveries enable row level security;
revoke all on public.mail_deliveries from public, anon, authenticated, service_role;
revoke all on sequence public.mail_deliveries_id_seq from anon, authenticated;
grant select, insert, delete on public.mail_deliveries to service_role;

create trigger mail_deliveries_stay before update or delete on public.mail_deliveries
  for each row execute function public.keep_journal('at');
create trigger mail_deliveries_whole before truncate on public.mail_deliveries
  for each statement execute function public.refuse_change();

-- One row a kind of error, however often it happens.
create table public.application_errors (
  id uuid primary key default gen_random_uuid(),
  fingerprint text not null unique,
  -- What the log said of it, and the error's own words without anything of a person.
  title text not null,
  message text not null,
  place text not null,
  times bigint not null default 1 check (times > 0),
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  last_request_id text,
  resolved_at timestamptz,
  resolved_by uuid
);
create index application_errors_seen on public.application_errors (last_seen, id);
create index application_errors_first on public.application_errors (first_seen, id);
create index application_errors_times on public.application_errors (times, id);

alter table public.application_errors enable row level security;
revoke all on public.application_errors from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.application_errors to service_role;

-- An error is counted on and resolved; what it was stays, word for word. It is seen ever later and never in the future, so
-- that a line can neither be made old enough to be taken away nor be kept from going.
create function public.keep_error() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - '{times,last_seen,last_request_id,resolved_at,resolved_by}'::text[]
      is distinct from to_jsonb(old) - '{times,last_seen,last_request_id,resolved_at,resolved_by}'::text[]
      or new.times < old.times or new.last_seen < old.last_seen then
      raise exception 'what an error was is never changed' using errcode = '42501';
    end if;
    if new.last_seen = old.last_seen then return new; end if;
  end if;
  -- Clocks of the processes differ a little.
  if new.last_seen > now() + interval '1 hour' then
    raise exception 'an error is not seen in the future' using errcode = '42501';
  end if;
  return new;
end $$;
revoke execute on function public.keep_error() from public, anon, authenticated;

create trigger application_errors_keep before insert or update on public.application_errors
  for each row execute function public.keep_error();
create trigger application_errors_stay before delete on public.application_errors
  for each row execute function public.keep_journal('last_seen');
create trigger application_errors_whole before truncate on public.application_errors
  for each statement execute function public.refuse_change();
