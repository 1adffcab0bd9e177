-- What keeps posts waiting: an administrator's stop of one platform, and an account's own pause of all.
create table public.publishing_stops (
  platform text primary key check (platform ~ '^[a-z0-9-]{1,40}$'),
  -- the audit names a row by its id
  id text generated always as (platform) stored,
  stopped_at timestamptz not null,
  reason text not null default '' check (char_length(reason) <= 500)
);
create table public.publishing_pauses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  paused_at timestamptz not null
);

alter table public.publishing_stops enable row level security;
alter table public.publishing_pauses enable row level security;
revoke all on public.publishing_stops, public.publishing_pauses from public, anon, authenticated, service_role;
grant select on public.publishing_pauses to authenticated;
grant select, insert, update, delete on public.publishing_stops, public.publishing_pauses to service_role;

create policy publishing_pauses_select_own on public.publishing_pauses for select to authenticated
  using (user_id = (select auth.uid()));
create trigger publishing_stops_audit after insert or update or delete on public.publishing_stops
  for each row execute function public.audit_change();
