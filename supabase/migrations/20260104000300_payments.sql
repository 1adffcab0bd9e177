-- Tries to pay an order, what providers told about them, and money given back.
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
create unique index payments_transaction on public.payments (provider, transaction_id) where transaction_id is not null;
create index payments_order on public.payments (order_id, created_at);
create index payments_stuck on public.payments (created_at) where state in ('opening', 'open');

-- The payment that fulfilled the order, and what of it went back (or is on its way).
alter table public.orders
  add column payment_id uuid unique references public.payments (id) deferrable initially deferred,
  add column refunded_minor integer not null default 0 check (refunded_minor between 0 and amount_minor);

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  payment_id uuid not null references public.payments (id) on delete cascade,
  -- Ours; asking twice with it gives money back once.
  reference text not null unique check (reference ~ '^[0-9A-Za-z_-]{6,32}$'),
  amount_minor integer not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  reason text not null check (char_length(reason) between 1 and 500),
  -- The administrator who decided it; null: the house itself, of money nothing could be given for.
  decided_by uuid,
  why_failed text,
  idempotency_key text not null unique,
  done_at timestamptz,
  asked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'done') = (done_at is not null))
);
create index refunds_payment on public.refunds (payment_id);
create index refunds_pending on public.refunds (created_at) where state = 'pending';

-- Never more back than came in: counted under the payment's lock.
create function public.refuse_refund_too_large() returns trigger language plpgsql security definer set search_path = '' as $$
declare paid public.payments;
begin
  select * into paid from public.payments where id = new.payment_id for no key update;
  if paid.state <> 'paid' or paid.currency <> new.currency or paid.user_id <> new.user_id then
    raise exception 'nothing of this payment can be refunded' using errcode = 'check_violation', constraint = 'refunds_paid';
  end if;
  if new.state <> 'failed' and new.amount_minor > paid.amount_minor - (select coalesce(sum(amount_minor), 0)
      from public.refunds where payment_id = new.payment_id and id <> new.id and state <> 'failed') then
    raise exception 'more than what is left of the payment' using errcode = 'check_violation', constraint = 'refunds_within';
  end if;
  return new;
end $$;
revoke execute on function public.refuse_refund_too_large() from public, anon, authenticated;
create trigger refunds_within before insert or update on public.refunds
  for each row execute function public.refuse_refund_too_large();

create function public.sum_refunds() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.orders set refunded_minor = (select coalesce(sum(amount_minor), 0) from public.refunds
    where payment_id = new.payment_id and state <> 'failed') where payment_id = new.payment_id;
  return null;
end $$;
revoke execute on function public.sum_refunds() from public, anon, authenticated;
create trigger refunds_sum after insert or update of state, amount_minor on public.refunds
  for each row execute function public.sum_refunds();

-- What providers told, once each: a notice that comes twice finds its row.
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

alter table public.payments enable row level security;
alter table public.refunds enable row level security;
alter table public.payment_events enable row level security;
revoke all on public.payments, public.refunds, public.payment_events from public, anon, authenticated;
grant select on public.payments, public.refunds to authenticated;
grant all on public.payments, public.refunds, public.payment_events to service_role;
create policy payments_select_own on public.payments for select to authenticated using (user_id = (select auth.uid()));
create policy refunds_select_own on public.refunds for select to authenticated using (user_id = (select auth.uid()));

create trigger payments_audit after insert or update or delete on public.payments
  for each row execute function public.audit_change();
create trigger refunds_audit after insert or update or delete on public.refunds
  for each row execute function public.audit_change();
