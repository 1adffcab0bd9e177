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

create table public.sandbox_refunds (
  reference text primary key,
  charge_reference text not null references public.sandbox_charges (reference) on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null
);
create index sandbox_refunds_charge on public.sandbox_refunds (charge_reference);
create index sandbox_refunds_created on public.sandbox_refunds (created_at);

alter table public.sandbox_charges enable row level security;
alter table public.sandbox_refunds enable row level security;
revoke all on public.sandbox_charges, public.sandbox_refunds from public, anon, authenticated;
grant all on public.sandbox_charges, public.sandbox_refunds to service_role;
