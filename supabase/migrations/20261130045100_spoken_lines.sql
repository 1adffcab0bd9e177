-- Lines a provider of speech has read for an account: what a run that is tried again, or the next voice, need not pay for once more.
-- The sound lies in `media` under <account>/spoken/ and goes after a week (the sweep).
create table public.spoken_lines (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Of provider, model, voice and text.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  path text not null unique,
  created_at timestamptz not null default now(),
  primary key (user_id, hash)
);
create index spoken_lines_age on public.spoken_lines (created_at);

alter table public.spoken_lines enable row level security;
revoke all on public.spoken_lines from public, anon, authenticated;
grant all on public.spoken_lines to service_role;

update storage.buckets set allowed_mime_types = array_append(allowed_mime_types, 'audio/wav')
  where id = 'media' and not 'audio/wav' = any (allowed_mime_types);
