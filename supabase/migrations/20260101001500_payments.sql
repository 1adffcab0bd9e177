-- Tries to pay an order, and what providers told about them.
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  order_id uuid not null references public.orders (id) on delete cascade,
  provider text not null check (provider in ('alipay', 'wechat', 'stripe', 'bank', 'sandbox')),
  method text not null check (method in ('page', 'qr', 'h5', 'transfer')),
  -- Ours, which the provider knows it by; never used twice.
  reference text not null unique check (reference ~ '^[0-9A-Za-z_-]{6,32}$'),
  -- The provider's name for the place to pay, and for the money that moved.
  provider_id text,
  transaction_id text,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'opening' check (state in ('opening', 'open', 'paid', 'closed', 'failed')),
  -- What the payer does next (contract/payment.ts).
  action jsonb,
  idempotency_key text not null check (char_length(idempotency_key) between 8 and 100),
  expires_at timestamptz not null,
  paid_at timestamptz,
  -- When the provider was last asked; for what is stuck.
  asked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, idempotency_key),
  check ((state = 'paid') = (paid_at is not null)),
  check ((state = 'paid') = (transaction_id is not null))
);
-- An order names the payment that fulfilled it: the two are written in one transaction.
alter table public.orders add foreign key (payment_id) references public.payments (id) deferrable initially deferred;

create unique index payments_transaction on public.payments (provider, transaction_id) where transaction_id is not null;
create index payments_order on public.payments (order_id, created_at);
create index payments_stuck on public.payments (created_at) where state in ('opening', 'open');
-- The last payment of each provider, read at a glance however many there are.
create index payments_health on public.payments (provider, state, updated_at desc);
-- The days that are compared with statements, and those of the reports.
create index payments_paid on public.payments (provider, paid_at) where state = 'paid';
create index payments_report on public.payments (paid_at) where state = 'paid';
-- The administrators' list of transfers: every order, and what stands in its memo.
create index transfers_by_made on public.payments (created_at, id) where provider = 'bank';
create index transfers_by_amount on public.payments (amount_minor, id) where provider = 'bank';
create index transfers_by_end on public.payments (expires_at, id) where provider = 'bank';
create index transfers_by_state on public.payments (state, created_at, id) where provider = 'bank';
create index transfers_by_memo on public.payments ((action ->> 'memo')) where provider = 'bank';

alter table public.payments enable row level security;
revoke all on public.payments from public, anon, authenticated;
grant select on public.payments to authenticated;
grant all on public.payments to service_role;

create policy payments_select_own on public.payments for select to authenticated using (user_id = (select auth.uid()));

create trigger payments_audit after insert or update or delete on public.payments
  for each row execute function public.audit_change();

-- What providers told, once each: a notice that comes twice finds its row. A journal like the others: it is added to, and
-- nothing of it goes.
create table public.payment_events (
  provider text not null,
  event_id text not null check (char_length(event_id) between 1 and 200),
  kind text not null,
  reference text,
  -- applied: changed our books; known: they said so already; unknown: no such reference; mismatch: another amount or
  -- currency; refunded: money we could give nothing for; ignored: none of our business.
  outcome text not null check (outcome in ('applied', 'known', 'unknown', 'mismatch', 'refunded', 'ignored')),
  -- What it said, after verification: {state, amountMinor, currency, transactionId}.
  said jsonb not null default '{}',
  at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index payment_events_received on public.payment_events (received_at desc);
create index payment_events_provider on public.payment_events (provider, received_at desc);
create index payment_events_odd on public.payment_events (provider, received_at) where outcome in ('mismatch', 'unknown');
create index payment_events_page on public.payment_events (received_at, (provider || ' ' || event_id));
create index payment_events_outcome on public.payment_events (outcome, received_at, (provider || ' ' || event_id));
create index payment_events_reference on public.payment_events (reference);
create index payment_events_event on public.payment_events (event_id);

alter table public.payment_events enable row level security;
revoke all on public.payment_events from public, anon, authenticated;
grant all on public.payment_events to service_role;
revoke delete, truncate on public.payment_events from service_role;

-- What a provider told stays as it was told; only what it came to is written beside it.
create function public.keep_event() returns trigger language plpgsql set search_path = '' as $$
begin
  if to_jsonb(new) - 'outcome' <> to_jsonb(old) - 'outcome' then
    raise exception 'what a provider told is never changed' using errcode = '42501';
  end if;
  return new;
end $$;
revoke execute on function public.keep_event() from public, anon, authenticated;
create trigger payment_events_keep before update on public.payment_events
  for each row execute function public.keep_event();
create trigger payment_events_stay before delete on public.payment_events
  for each row execute function public.refuse_change();
create trigger payment_events_whole before truncate on public.payment_events
  for each statement execute function public.refuse_change();

-- The books of the sandbox cashier: what another company would keep on its own machines. Nobody but the server reads
-- them, and in production nothing ever writes them.
create table public.sandbox_charges (
  reference text primary key,
  method text not null check (method in ('page', 'qr')),
  subject text not null,
  return_url text not null,
  language text not null check (language in ('zh', 'en')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'open' check (state in ('open', 'paid', 'closed')),
  transaction_id text unique,
  expires_at timestamptz not null,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'paid') = (paid_at is not null)),
  check ((state = 'paid') = (transaction_id is not null))
);
create index sandbox_charges_paid on public.sandbox_charges (paid_at) where state = 'paid';

alter table public.sandbox_charges enable row level security;
revoke all on public.sandbox_charges from public, anon, authenticated;
grant all on public.sandbox_charges to service_role;

create table public.sandbox_refunds (
  reference text primary key,
  charge_reference text not null references public.sandbox_charges (reference) on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null
);
create index sandbox_refunds_charge on public.sandbox_refunds (charge_reference);
create index sandbox_refunds_created on public.sandbox_refunds (created_at);

alter table public.sandbox_refunds enable row level security;
revoke all on public.sandbox_refunds from public, anon, authenticated;
grant all on public.sandbox_refunds to service_role;
