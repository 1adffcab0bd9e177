-- Public pages an administrator took down, with the reason its owner reads, what the owner objects, and how it ended. While one
-- stands (lifted_at is null) the page cannot be put online again.
create table public.page_takedowns (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  reason text not null check (char_length(reason) between 1 and 500),
  decided_by uuid not null,
  created_at timestamptz not null default now(),
  objection text check (char_length(objection) between 1 and 2000),
  objected_at timestamptz,
  lifted_at timestamptz,
  lifted_by uuid,
  check ((objection is null) = (objected_at is null)),
  check ((lifted_at is null) = (lifted_by is null))
);
create unique index page_takedowns_standing on public.page_takedowns (property_id) where lifted_at is null;
create index page_takedowns_property on public.page_takedowns (property_id, created_at desc);
create index page_takedowns_user on public.page_takedowns (user_id);
create index page_takedowns_objected on public.page_takedowns (objected_at) where lifted_at is null and objection is not null;

alter table public.page_takedowns enable row level security;
revoke all on public.page_takedowns from public, anon, authenticated, service_role;
grant select, insert, update on public.page_takedowns to service_role;

-- The administrators' list of homes of all accounts.
create index properties_of_all on public.properties (created_at, id) where deleted_at is null;
create index properties_of_all_by_status on public.properties (status, created_at, id) where deleted_at is null;
