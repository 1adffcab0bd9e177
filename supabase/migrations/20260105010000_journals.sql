-- What operators read when something is wrong: sign-in attempts, mails that left or did not, errors of the application.
-- Written by the server only; a line is never changed, and goes only when it is old (setting log_days).
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

create function public.keep_journal() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if (to_jsonb(old) ->> tg_argv[0])::timestamptz < now() - interval '7 days' then return old; end if;
  end if;
  raise exception 'rows of % are never changed, and stay for seven days at least', tg_table_name using errcode = '42501';
end $$;
revoke execute on function public.keep_journal() from public, anon, authenticated;
create trigger sign_in_attempts_stay before update or delete on public.sign_in_attempts
  for each row execute function public.keep_journal('at');
create trigger mail_deliveries_stay before update or delete on public.mail_deliveries
  for each row execute function public.keep_journal('at');
create trigger application_errors_stay before delete on public.application_errors
  for each row execute function public.keep_journal('last_seen');
create trigger sign_in_attempts_whole before truncate on public.sign_in_attempts
  for each statement execute function public.refuse_change();
create trigger mail_deliveries_whole before truncate on public.mail_deliveries
  for each statement execute function public.refuse_change();
create trigger application_errors_whole before truncate on public.application_errors
  for each statement execute function public.refuse_change();

-- An error is counted on and resolved; what it was stays.
create function public.keep_error() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.id is distinct from old.id or new.fingerprint <> old.fingerprint or new.first_seen <> old.first_seen
    or new.times < old.times then
    raise exception 'what an error was is never changed' using errcode = '42501';
  end if;
  return new;
end $$;
revoke execute on function public.keep_error() from public, anon, authenticated;
create trigger application_errors_keep before update on public.application_errors
  for each row execute function public.keep_error();

-- What a provider told stays as it was told; only what it came to is written beside it.
create function public.keep_event() returns trigger language plpgsql set search_path = '' as $$
begin
  if to_jsonb(new) - 'outcome' <> to_jsonb(old) - 'outcome' then
    raise exception 'what a provider told is never changed' using errcode = '42501';
  end if;
  return new;
end $$;
revoke execute on function public.keep_event() from public, anon, authenticated;
create trigger payment_events_keep before update on public.payment_events
  for each row execute function public.keep_event();

create index payment_events_page on public.payment_events (received_at, (provider || ' ' || event_id));
create index audit_entries_action on public.audit_entries (action text_pattern_ops, id desc);

alter table public.sign_in_attempts enable row level security;
alter table public.mail_deliveries enable row level security;
alter table public.application_errors enable row level security;
revoke all on public.sign_in_attempts, public.mail_deliveries, public.application_errors from public, anon, authenticated, service_role;
revoke all on sequence public.sign_in_attempts_id_seq, public.mail_deliveries_id_seq from anon, authenticated;
grant select, insert, delete on public.sign_in_attempts, public.mail_deliveries to service_role;
grant select, insert, update, delete on public.application_errors to service_role;

-- Days each journal is kept, seven at least. The audit is kept for good.
insert into public.settings (key, value) values ('log_days', '{"signIns": 30, "mails": 90, "errors": 90}') on conflict do nothing;
