-- Which news reaches a person where. Only what they changed is a row; everything else is as the product suggests.
create table public.notification_settings (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('task_finished', 'task_failed', 'package', 'product')),
  channel text not null check (channel in ('in_app', 'email')),
  wanted boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, kind, channel)
);

alter table public.notification_settings enable row level security;
revoke all on public.notification_settings from public, anon, authenticated;
grant select on public.notification_settings to authenticated;
grant insert (user_id, kind, channel, wanted, updated_at) on public.notification_settings to authenticated;
grant update (wanted, updated_at) on public.notification_settings to authenticated;
grant all on public.notification_settings to service_role;

create policy notification_settings_select_own on public.notification_settings for select to authenticated
  using (user_id = (select auth.uid()));
create policy notification_settings_insert_own on public.notification_settings for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy notification_settings_update_own on public.notification_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
