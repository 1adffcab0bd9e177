-- What platforms report of posts that stand there: the newest word of each. Only the server writes; the owner reads.
create table public.publication_figures (
  publication_id uuid primary key references public.publications (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Null: the platform does not say.
  views bigint check (views >= 0),
  likes bigint check (likes >= 0),
  comments bigint check (comments >= 0),
  shares bigint check (shares >= 0),
  -- When the platform said so; null: it has not yet.
  said_at timestamptz,
  -- When it is asked again; null: not any more.
  next_at timestamptz
);
create index publication_figures_user on public.publication_figures (user_id);
-- Posts a platform may be asked about, and posts that went out, by when.
create index publications_out on public.publications (tried_at) where state in ('live', 'edited') and connection_id is not null;
create index publication_events_out on public.publication_events (created_at) where event in ('live', 'confirmed');

alter table public.publication_figures enable row level security;
revoke all on public.publication_figures from public, anon, authenticated, service_role;
grant select on public.publication_figures to authenticated;
grant all on public.publication_figures to service_role;

create policy publication_figures_select_own on public.publication_figures for select to authenticated
  using (user_id = (select auth.uid()));
