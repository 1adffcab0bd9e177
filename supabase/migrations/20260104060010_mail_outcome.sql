-- How a mail was done with: sent, not true any more, or given up after the last try. Null while it waits, and of old ones.
alter table public.mail_outbox add column outcome text check (outcome in ('sent', 'dropped', 'failed')),
  add check (outcome is null or ended_at is not null);
create index mail_outbox_failed on public.mail_outbox (created_at desc, id desc) where outcome = 'failed';
