-- That somebody may advertise a home: its listing is the agent's own, or its owner or listing broker agreed. Evidence: a record is
-- withdrawn, never changed; of a home that is gone it goes with its paper (the sweep).
create table public.advertising_rights (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  property_id uuid references public.properties (id) on delete set null,
  basis text not null check (basis in ('own_listing', 'owner', 'listing_broker')),
  given_by text check (char_length(given_by) between 1 and 120),
  statement text check (char_length(statement) between 1 and 2000),
  given_on text not null check (given_on ~ '^\d{4}-\d{2}-\d{2}$'),
  -- In `media` under <account>/rights/.
  file_path text unique,
  file_name text check (char_length(file_name) between 1 and 200),
  -- Whom the listing named then: another name asks again.
  listed_agent text,
  listed_company text,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  check (basis = 'own_listing' or (given_by is not null and statement is not null)),
  check ((file_path is null) = (file_name is null))
);
create unique index advertising_rights_standing on public.advertising_rights (property_id) where withdrawn_at is null;
create index advertising_rights_user on public.advertising_rights (user_id, created_at);
create index advertising_rights_of_nothing on public.advertising_rights (id) where property_id is null;

alter table public.advertising_rights enable row level security;
revoke all on public.advertising_rights from public, anon, authenticated;
grant select on public.advertising_rights to authenticated;
grant all on public.advertising_rights to service_role;

create policy advertising_rights_select_own on public.advertising_rights for select to authenticated
  using (user_id = (select auth.uid()));
