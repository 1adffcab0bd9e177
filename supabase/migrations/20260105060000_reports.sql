-- What the business did, rolled up by day (Asia/Shanghai), so that a report costs the same however much there is beneath it.
-- Filled by server/jobs/roll-up.ts; what each measure means: docs/decisions/0020-reports-are-rolled-up-by-day.md.
create table public.report_days (
  day date primary key,
  figured_at timestamptz not null,
  -- Nothing late is expected any more: the day is not counted again and outlives what it was counted from.
  settled boolean not null
);
create table public.report_figures (
  measure text not null check (char_length(measure) between 1 and 40),
  day date not null references public.report_days (day) on delete cascade,
  -- Of money; "" for all else. Sums never mix currencies.
  currency text not null default '',
  -- What it is divided by, measure by measure; "" where it is not.
  one text not null default '',
  two text not null default '',
  -- A count, or minor units.
  value bigint not null,
  primary key (measure, day, currency, one, two)
);
-- Conversions are asked for by the day their trial began.
create index report_figures_one on public.report_figures (measure, one, day);

alter table public.report_days enable row level security;
alter table public.report_figures enable row level security;
revoke all on public.report_days, public.report_figures from public, anon, authenticated;
grant all on public.report_days, public.report_figures to service_role;

-- One day is found in each source without reading the others.
create index tasks_report_created on public.tasks (created_at, user_id);
create index tasks_report_ended on public.tasks (finished_at) where finished_at is not null;
create index tasks_report_written on public.tasks (user_id, finished_at) where kind = 'write' and status = 'completed';
create index pieces_report on public.pieces (created_at);
create index payments_report on public.payments (paid_at) where state = 'paid';
create index refunds_report on public.refunds (done_at) where state = 'done';
create index orders_report on public.orders (paid_at) where paid_at is not null;
create index subscriptions_report_trials on public.subscriptions (starts_at) where source = 'trial';
create index subscriptions_report_ends on public.subscriptions (ends_at) where source = 'order';
create index payment_events_provider on public.payment_events (provider, received_at desc);
