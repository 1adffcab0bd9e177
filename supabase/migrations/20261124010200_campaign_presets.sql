-- Named choices for new campaigns: languages, platforms, style and kinds of content, kept by the account that made them.
create table public.campaign_presets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 40),
  preferences jsonb not null check (jsonb_typeof(preferences) = 'object' and pg_column_size(preferences) <= 8000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, name)
);

alter table public.campaign_presets enable row level security;
revoke all on public.campaign_presets from public, anon, authenticated;
grant select on public.campaign_presets to authenticated;
grant all on public.campaign_presets to service_role;

create policy campaign_presets_select_own on public.campaign_presets for select to authenticated
  using (user_id = (select auth.uid()));
