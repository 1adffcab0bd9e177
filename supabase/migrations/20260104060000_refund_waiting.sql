-- A refund that waits for days is shown among the differences.
alter table public.reconciliation_differences drop constraint reconciliation_differences_kind_check;
alter table public.reconciliation_differences add constraint reconciliation_differences_kind_check
  check (kind in ('missing_here', 'missing_there', 'amount_differs', 'refund_missing_here', 'refund_missing_there',
    'refund_failed', 'refund_waiting', 'event_mismatch', 'event_unknown'));
create index refunds_waiting on public.refunds (created_at) where state = 'pending';
