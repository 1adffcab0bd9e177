-- News for a person. The server writes; the owner reads, and marks as read.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (char_length(kind) between 1 and 40),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_user_created on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread on public.notifications (user_id, created_at desc) where read_at is null;
create index notifications_created on public.notifications (created_at);

alter table public.notifications enable row level security;
revoke all on public.notifications from public, anon, authenticated;
grant select, update (read_at) on public.notifications to authenticated;
grant all on public.notifications to service_role;

create policy notifications_select_own on public.notifications for select to authenticated
  using (user_id = (select auth.uid()));
create policy notifications_update_own on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- The channel of task_events wakes every stream of the account; each looks for what concerns it.
create function public.announce_notification() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('task_events', new.user_id::text);
  return null;
end $$;
revoke execute on function public.announce_notification() from public, anon, authenticated;

create trigger notifications_announce after insert or update on public.notifications
  for each row execute function public.announce_notification();
