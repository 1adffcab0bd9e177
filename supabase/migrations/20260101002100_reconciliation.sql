-- What providers say moved on each day, and where that and our books do not agree.
create table public.statement_days (
  provider text not null,
  -- In the provider's own time zone.
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  imported_at timestamptz not null default now(),
  primary key (provider, day)
);

alter table public.statement_days enable row level security;
revoke all on public.statement_days from public, anon, authenticated;
grant all on public.statement_days to service_role;

create table public.statement_lines (
  provider text not null,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  position integer not null,
  type text not null check (type in ('payment', 'refund')),
  -- Ours, as the provider gives it back; of a refund the refund's. Empty for what was done elsewhere.
  reference text not null,
  transaction_id text not null,
  amount_minor bigint not null,
  currency text not null,
  at timestamptz not null,
  primary key (provider, day, position),
  foreign key (provider, day) references public.statement_days (provider, day) on delete cascade
);
create index statement_lines_reference on public.statement_lines (provider, reference);

alter table public.statement_lines enable row level security;
revoke all on public.statement_lines from public, anon, authenticated;
grant all on public.statement_lines to service_role;

create function public.difference_search_text(theirs jsonb, ours jsonb) returns text
  language sql immutable parallel safe set search_path = '' as $$
  select public.search_fold(coalesce(theirs ->> 'reference', '') || ' ' || coalesce(theirs ->> 'transactionId', '') || ' '
    || coalesce(ours ->> 'reference', '') || ' ' || coalesce(ours ->> 'transactionId', ''))
$$;
revoke execute on function public.difference_search_text(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.difference_search_text(jsonb, jsonb) to service_role;

create table public.reconciliation_differences (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  -- refund_waiting: for days.
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount_differs', 'refund_missing_here',
    'refund_missing_there', 'refund_failed', 'refund_waiting', 'event_mismatch', 'event_unknown')),
  -- What names it, so that looking again finds the same one.
  subject text not null,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  -- What the provider says and what stands here: {reference, transactionId, amountMinor, currency, at, state}; null: nothing.
  theirs jsonb,
  ours jsonb,
  order_id uuid references public.orders (id) on delete set null,
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  -- The administrator; null while open, and where the books came to agree by themselves.
  resolved_by uuid,
  note text not null default '' check (char_length(note) <= 2000),
  unique (provider, kind, subject),
  check (resolved_by is null or resolved_at is not null)
);
-- When an account ends, the rows that point to its orders and to itself are found without reading the whole table.
create index reconciliation_differences_order on public.reconciliation_differences (order_id) where order_id is not null;
create index reconciliation_differences_user on public.reconciliation_differences (user_id) where user_id is not null;
-- The administrators' list: every order, those still open, and those of one provider, which are counted in an index whatever
-- else they are narrowed by.
create index differences_by_made on public.reconciliation_differences (created_at, id);
create index differences_by_day on public.reconciliation_differences (day, id);
create index differences_open on public.reconciliation_differences (created_at, id) where resolved_at is null;
create index differences_of_provider on public.reconciliation_differences (provider, created_at, id) include (resolved_at, kind);
create index differences_grams on public.reconciliation_differences
  using gin (public.account_grams(public.difference_search_text(theirs, ours)));

alter table public.reconciliation_differences enable row level security;
revoke all on public.reconciliation_differences from public, anon, authenticated;
grant all on public.reconciliation_differences to service_role;

create trigger reconciliation_differences_audit after insert or update or delete on public.reconciliation_differences
  for each row execute function public.audit_change();
