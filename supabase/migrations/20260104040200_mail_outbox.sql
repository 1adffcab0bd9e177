-- Mails that must leave: written in the transaction that makes them true, sent after it by a job, so that a crash neither
-- loses one nor sends it again. A row names its subject only; the words are made when it is sent.
create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('receipt', 'refund_started', 'refund_done', 'transfer_waiting', 'invoice_issued', 'invoice_refused')),
  -- The receipt, refund, payment or invoice request it is about.
  subject_id uuid not null,
  tries smallint not null default 0,
  -- Not before; whoever tries moves it on first.
  due_at timestamptz not null default now(),
  -- When it was done with, whichever way: sent, or not true any more.
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  unique (kind, subject_id)
);
create index mail_outbox_due on public.mail_outbox (due_at) where ended_at is null;

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
