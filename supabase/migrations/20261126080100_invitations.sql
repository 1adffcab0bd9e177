-- Who invited whom, a row for each mail: what the page behind its link says before anything is typed. Of the link itself only a
-- hash is kept. A row goes with its account.
create table public.invitations (
  link_hash text primary key check (link_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Null: nobody knows, or the account is gone.
  invited_by uuid references auth.users (id) on delete set null,
  sent_at timestamptz not null,
  -- Null: the service that made the link decides.
  expires_at timestamptz
);
create index invitations_user on public.invitations (user_id, sent_at desc);
create index invitations_invited_by on public.invitations (invited_by);

alter table public.invitations enable row level security;
revoke all on public.invitations from public, anon, authenticated, service_role;
grant select, insert on public.invitations to service_role;
