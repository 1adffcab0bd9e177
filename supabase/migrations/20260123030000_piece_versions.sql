-- What becomes of a piece after it was written: facts it was last written or checked against, how it was asked for, who uses
-- it all the same, and every version it had.
alter table public.pieces
  add column origin text not null default 'written'
    check (origin in ('written', 'edited', 'rewritten', 'mended', 'restored')),
  -- Null: the campaign's own.
  add column listing jsonb,
  -- What a rewriting asked for beyond the campaign's preferences: voice, lead, length, seed.
  add column wish jsonb not null default '{}',
  -- {"reason", "at", "over"}: of this version only; the audit keeps the reason for good.
  add column released jsonb;
update public.pieces set origin = 'edited' where edited_at is not null;

-- What a piece was before: written by the server alone, in the transaction that replaces it. At most fifty of a piece are kept,
-- the first always.
create table public.piece_versions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  piece_id uuid not null references public.pieces (id) on delete cascade,
  version integer not null check (version > 0),
  title text,
  body text not null,
  hashtags text[] not null,
  preheader text,
  html text,
  written_by text not null,
  origin text not null check (origin in ('written', 'edited', 'rewritten', 'mended', 'restored')),
  listing jsonb,
  wish jsonb not null,
  -- When that version came about; created_at is when it was replaced.
  made_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (piece_id, version)
);
create index piece_versions_user on public.piece_versions (user_id, created_at);

alter table public.piece_versions enable row level security;
revoke all on public.piece_versions from public, anon, authenticated, service_role;
grant select on public.piece_versions to authenticated;
grant select, insert, delete on public.piece_versions to service_role;

create policy piece_versions_select_own on public.piece_versions for select to authenticated
  using (user_id = (select auth.uid()));
