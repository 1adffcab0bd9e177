-- What a model is writing for a campaign at this moment: shown while it comes, not checked yet, and gone once its piece is
-- stored or the writing ends.
create table public.piece_drafts (
  campaign_id uuid not null references public.campaigns (id) on delete cascade,
  language text not null,
  platform text not null,
  kind text not null check (kind in ('post', 'email', 'sms')),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text check (char_length(title) <= 1000),
  body text not null check (char_length(body) <= 20000),
  -- "writing": it is still coming; "checking": whole, and held to facts and law.
  state text not null check (state in ('writing', 'checking')),
  updated_at timestamptz not null default now(),
  primary key (campaign_id, language, platform, kind)
);
create index piece_drafts_user on public.piece_drafts (user_id);

alter table public.piece_drafts enable row level security;
revoke all on public.piece_drafts from public, anon, authenticated;
grant select on public.piece_drafts to authenticated;
grant all on public.piece_drafts to service_role;

create policy piece_drafts_select_own on public.piece_drafts for select to authenticated
  using (user_id = (select auth.uid()));
