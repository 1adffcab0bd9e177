-- The finished texts of a campaign. One per platform, language and kind: a task that starts over cannot double one.
-- Edits go through the server, which counts, checks and traces the text again before it stores it.
create table public.pieces (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  campaign_id uuid not null references public.campaigns (id) on delete cascade,
  platform text not null,
  language text not null,
  kind text not null check (kind in ('post', 'email', 'sms')),
  position integer not null,
  title text,
  body text not null,
  hashtags text[] not null,
  preheader text,
  html text,
  length jsonb not null,
  findings jsonb not null,
  untraced jsonb not null,
  written_by text not null,
  version integer not null default 1 check (version > 0),
  edited_at timestamptz,
  created_at timestamptz not null default now(),
  unique (campaign_id, platform, language, kind)
);
create index pieces_user on public.pieces (user_id);

alter table public.pieces enable row level security;
revoke all on public.pieces from public, anon, authenticated;
grant select on public.pieces to authenticated;
grant all on public.pieces to service_role;

create policy pieces_select_own on public.pieces for select to authenticated
  using (user_id = (select auth.uid()));
