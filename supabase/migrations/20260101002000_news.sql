-- News for a person: in the product, by mail, and which of it they want where.

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

-- The server writes; the owner reads, and marks as read.
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

-- Mails that must leave: written in the transaction that makes them true, sent after it by a job, so that a crash neither
-- loses one nor sends it again. What cannot leave for days stays, as failed, until an administrator sends it again.
create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  -- Null: it goes to somebody who has no account, such as one who just signed up or one whose account is gone.
  user_id uuid references auth.users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z_]{1,32}$'),
  -- The receipt, refund, payment, invoice request or package notice it is about: its words are made when it is sent.
  subject_id uuid,
  -- Else the address and the mail itself, sealed where the deployment has a key; taken away with the sending.
  sealed text,
  tries smallint not null default 0,
  -- Not before; whoever tries moves it on first.
  due_at timestamptz not null default now(),
  -- From then on it would be of no use to anybody, as a mail whose link has run out. Null: it stays of use.
  expires_at timestamptz,
  -- When it was done with, and how: sent, not true any more, or given up after the last try. Null while it waits.
  ended_at timestamptz,
  outcome text check (outcome in ('sent', 'dropped', 'failed')),
  created_at timestamptz not null default now(),
  unique (kind, subject_id),
  check (outcome is null or ended_at is not null),
  check (subject_id is not null or sealed is not null or outcome in ('sent', 'dropped'))
);
create index mail_outbox_due on public.mail_outbox (due_at) where ended_at is null;
create index mail_outbox_user on public.mail_outbox (user_id);
-- In milliseconds, as the cursors of the administrators' list (server/queries/lists/cursor.ts).
create index mail_outbox_failed on public.mail_outbox ((date_trunc('milliseconds', created_at at time zone 'UTC')) desc, id desc)
  where outcome = 'failed';

alter table public.mail_outbox enable row level security;
revoke all on public.mail_outbox from public, anon, authenticated;
grant all on public.mail_outbox to service_role;

-- News of money leaves with the change itself, whichever code made it.
create function public.queue_mail() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.mail_outbox (user_id, kind, subject_id) values (new.user_id, tg_argv[0], new.id) on conflict do nothing;
  return null;
end $$;
revoke execute on function public.queue_mail() from public, anon, authenticated;
create trigger refunds_mail_started after insert on public.refunds for each row
  when (new.state = 'pending') execute function public.queue_mail('refund_started');
create trigger refunds_mail_done after update of state on public.refunds for each row
  when (new.state = 'done' and old.state <> 'done') execute function public.queue_mail('refund_done');
create trigger payments_mail_transfer after update of state on public.payments for each row
  when (new.method = 'transfer' and new.state = 'open' and old.state <> 'open') execute function public.queue_mail('transfer_waiting');
create trigger invoice_requests_mail_issued after update of state on public.invoice_requests for each row
  when (new.state = 'issued' and old.state <> 'issued' and new.user_id is not null) execute function public.queue_mail('invoice_issued');
create trigger invoice_requests_mail_refused after update of state on public.invoice_requests for each row
  when (new.state = 'refused' and old.state <> 'refused' and new.user_id is not null) execute function public.queue_mail('invoice_refused');
-- A receipt that is made up for an order of long ago is no news.
create trigger receipts_mail after insert on public.receipts for each row
  when (new.kind = 'receipt' and new.user_id is not null
    and new.issued_at - (new.data #>> '{payment,paidAt}')::timestamptz < interval '7 days')
  execute function public.queue_mail('receipt');
