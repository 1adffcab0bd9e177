-- Voices that a provider of speech is asked for: what was to be read, and when it is read the sound with the shots as long as their
-- lines. The sound is one of the account's like those it brought, and may outlive the campaign. The task that asks the provider may go
-- earlier.
alter table public.tasks drop constraint tasks_kind_check;
alter table public.tasks add constraint tasks_kind_check check (kind in ('import', 'write', 'export', 'film', 'pictures', 'speech'));
alter table public.task_queues drop constraint task_queues_kind_check;
alter table public.task_queues add constraint task_queues_kind_check
  check (kind in ('import', 'write', 'export', 'film', 'pictures', 'speech'));
insert into public.task_queues (kind) values ('speech');

create table public.voices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  campaign_id uuid not null references public.campaigns (id) on delete cascade,
  task_id uuid unique references public.tasks (id) on delete set null,
  -- Language, music, shots: contract/media/voice.ts.
  wanted jsonb not null,
  -- Both null until it is read.
  sound_id uuid references public.film_sounds (id) on delete cascade,
  shots jsonb check (jsonb_typeof(shots) = 'array'),
  created_at timestamptz not null default now(),
  check ((sound_id is null) = (shots is null))
);
create index voices_user on public.voices (user_id, created_at desc);
create index voices_campaign on public.voices (campaign_id, created_at desc);
create index voices_sound on public.voices (sound_id);

alter table public.voices enable row level security;
revoke all on public.voices from public, anon, authenticated;
grant select on public.voices to authenticated;
grant all on public.voices to service_role;

create policy voices_select_own on public.voices for select to authenticated
  using (user_id = (select auth.uid()));
