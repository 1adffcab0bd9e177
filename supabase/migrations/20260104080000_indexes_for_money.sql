-- Lists of administrators stand over all accounts, newest first. In milliseconds, as their cursors (server/queries/cursor.ts).
create index orders_newest on public.orders ((date_trunc('milliseconds', created_at at time zone 'UTC')) desc, id desc);
create index refunds_newest on public.refunds ((date_trunc('milliseconds', created_at at time zone 'UTC')) desc, id desc);
create index payments_transfers on public.payments (state, (date_trunc('milliseconds', created_at at time zone 'UTC')) desc, id desc)
  where provider = 'bank';
drop index public.sales_enquiries_created;
create index sales_enquiries_newest on public.sales_enquiries
  ((date_trunc('milliseconds', created_at at time zone 'UTC')) desc, id desc);
drop index public.invoice_requests_newest;
create index invoice_requests_newest on public.invoice_requests
  ((date_trunc('milliseconds', created_at at time zone 'UTC')) desc, id desc);
drop index public.reconciliation_differences_created;
create index reconciliation_differences_newest on public.reconciliation_differences
  ((date_trunc('milliseconds', created_at at time zone 'UTC')) desc, id desc);

-- What an upgrade replaced, looked for when its order is refunded.
create index subscriptions_replaced_by on public.subscriptions (replaced_by) where replaced_by is not null;

-- The days that are compared with statements.
create index payments_paid on public.payments (provider, paid_at) where state = 'paid';
create index refunds_done on public.refunds (done_at) where state = 'done';
create index refunds_failed on public.refunds (updated_at) where state = 'failed';
create index payment_events_odd on public.payment_events (provider, received_at) where outcome in ('mismatch', 'unknown');

-- When an account ends, the rows that point to its orders and to itself are found without reading whole tables.
create index quota_entries_order on public.quota_entries (order_id) where order_id is not null;
create index invoice_requests_of_order on public.invoice_requests (order_id) where order_id is not null;
create index reconciliation_differences_order on public.reconciliation_differences (order_id) where order_id is not null;
create index reconciliation_differences_user on public.reconciliation_differences (user_id) where user_id is not null;
create index refunds_user on public.refunds (user_id);
create index mail_outbox_user on public.mail_outbox (user_id);
create index audit_entries_actor on public.audit_entries (actor, id desc);

-- The same as refunds_pending.
drop index public.refunds_waiting;
