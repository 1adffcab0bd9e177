-- What few accounts are, in the orders they are looked at in: disabled ones by name, administrators of one scope. And the
-- mails that were given up, in the words their list is sorted by.
create index accounts_disabled_by_name on public.accounts (name_sort, user_id) where disabled_at is not null;
create index accounts_of_scope on public.accounts (scope, created_at, user_id) where role <> 'agent';
drop index public.mail_outbox_failed;
create index mail_outbox_failed on public.mail_outbox ((date_trunc('milliseconds', created_at at time zone 'UTC')) desc, id desc)
  where outcome = 'failed';
