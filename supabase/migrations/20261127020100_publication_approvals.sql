-- A second pair of eyes: posts that may not leave before somebody has approved their words, and the links by which somebody else
-- is asked.
create table public.approval_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- What the agent writes to whom they ask.
  note text not null default '' check (char_length(note) <= 500),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Taken back by the agent.
  ended_at timestamptz,
  -- Answered once: by whom, as they signed, and in which words.
  answered_at timestamptz,
  verdict text check (verdict in ('approved', 'refused')),
  answered_by text check (char_length(answered_by) between 1 and 80),
  words text check (char_length(words) <= 1000),
  check ((answered_at is null) = (verdict is null) and (answered_at is null) = (answered_by is null))
);
create index approval_requests_user on public.approval_requests (user_id, created_at desc, id);

-- none: nobody asked for it. draft: wanted, nobody was asked yet. The rest says itself.
alter table public.publications
  add column approval text not null default 'none'
    check (approval in ('none', 'draft', 'asked', 'approved', 'refused')),
  add column approval_request_id uuid references public.approval_requests (id) on delete set null,
  -- The version of the piece that was approved, or is shown to whoever is asked.
  add column approval_version integer,
  -- The second lock: whatever the server does, nothing that waits for approval leaves.
  add constraint publications_approved_first
    check (approval in ('none', 'approved') or state in ('planned', 'withdrawn', 'failed'));
create index publications_approval_request on public.publications (approval_request_id)
  where approval_request_id is not null;

alter table public.approval_requests enable row level security;
revoke all on public.approval_requests from public, anon, authenticated, service_role;
grant select on public.approval_requests to authenticated;
grant select, insert, update, delete on public.approval_requests to service_role;

create policy approval_requests_select_own on public.approval_requests for select to authenticated
  using (user_id = (select auth.uid()));
