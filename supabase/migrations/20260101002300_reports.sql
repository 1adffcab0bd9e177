-- What the business did, rolled up by day (Asia/Shanghai), so that a report costs the same however much there is beneath it.
-- Filled by server/jobs/roll-up.ts; what each measure means: docs/decisions/0020-reports-are-rolled-up-by-day.md.
create table public.report_days (
  day date primary key,
  figured_at timestamptz not null,
  -- Nothing late is expected any more: the day is not counted again and outlives what it was counted from.
  settled boolean not null
);

alter table public.report_days enable row level security;
revoke all on public.report_days from public, anon, authenticated;
grant all on public.report_days to service_role;

create table public.report_figures (
  measure text not null check (char_length(measure) between 1 and 40),
  day date not null references public.report_days (day) on delete cascade,
  -- Of money; "" for all else. Sums never mix currencies.
  currency text not null default '',
  -- What it is divided by, measure by measure; "" where it is not.
  dimension_1 text not null default '',
  dimension_2 text not null default '',
  -- A count, or minor units.
  value bigint not null,
  primary key (measure, day, currency, dimension_1, dimension_2)
);
-- Conversions are asked for by the day their trial began.
create index report_figures_dimension_1 on public.report_figures (measure, dimension_1, day);

alter table public.report_figures enable row level security;
revoke all on public.report_figures from public, anon, authenticated;
grant all on public.report_figures to service_role;
