-- Sets of pictures of a campaign's home: a poster, or the pictures of a carousel, in one or more languages. What was wanted of each,
-- the facts it was drawn from, and where the finished files lie (in `media` under <account>/pictures/). A set whose campaign is gone
-- goes with its files (the sweep). The task that draws it may go earlier.
alter table public.tasks drop constraint tasks_kind_check;
alter table public.tasks add constraint tasks_kind_check check (kind in ('import', 'write', 'export', 'film', 'pictures'));
alter table public.task_queues drop constraint task_queues_kind_check;
alter table public.task_queues add constraint task_queues_kind_check check (kind in ('import', 'write', 'export', 'film', 'pictures'));
insert into public.task_queues (kind) values ('pictures');

create table public.picture_sets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  campaign_id uuid references public.campaigns (id) on delete set null,
  task_id uuid unique references public.tasks (id) on delete set null,
  -- Template, shape, look, languages: contract/media/picture-set.ts.
  wanted jsonb not null,
  -- Null until the set is stored; then the facts the pictures tell, and the files.
  listing jsonb,
  pictures jsonb check (jsonb_typeof(pictures) = 'array'),
  created_at timestamptz not null default now(),
  check ((listing is null) = (pictures is null))
);
create index picture_sets_user on public.picture_sets (user_id, created_at desc);
create index picture_sets_campaign on public.picture_sets (campaign_id, created_at desc);
create index picture_sets_of_nothing on public.picture_sets (id) where campaign_id is null;

alter table public.picture_sets enable row level security;
revoke all on public.picture_sets from public, anon, authenticated;
grant select on public.picture_sets to authenticated;
grant all on public.picture_sets to service_role;

create policy picture_sets_select_own on public.picture_sets for select to authenticated
  using (user_id = (select auth.uid()));
