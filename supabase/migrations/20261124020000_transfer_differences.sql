-- A transfer of another amount than was asked for is kept as a difference, with what came so far and what was decided on it.
alter table public.reconciliation_differences drop constraint reconciliation_differences_kind_check;
alter table public.reconciliation_differences add constraint reconciliation_differences_kind_check check (kind in (
  'missing_here', 'missing_there', 'amount_differs', 'refund_missing_here', 'refund_missing_there', 'refund_failed',
  'refund_waiting', 'event_mismatch', 'event_unknown', 'transfer_differs'
));
-- Of a transfer: [{transactionId, amountMinor, at}], each bank reference once.
alter table public.reconciliation_differences add column arrivals jsonb not null default '[]';
-- ask: the payer was asked for the rest, and the difference stays open until it comes.
alter table public.reconciliation_differences add column choice text check (choice in ('accept', 'ask', 'refund'));
create index reconciliation_differences_arrivals on public.reconciliation_differences using gin (arrivals jsonb_path_ops)
  where kind = 'transfer_differs';

-- What was accepted more (or, below 0, less) than the order had asked for; the order's amount is what was paid.
alter table public.orders add column adjusted_minor integer not null default 0;
alter table public.orders drop constraint orders_sum_check;
alter table public.orders add constraint orders_sum_check
  check (amount_minor = price_minor - credit_minor - discount_minor + adjusted_minor);
