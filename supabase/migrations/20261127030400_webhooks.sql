-- Addresses of accounts' own programs, and the news they are told: a row for each, written by the transaction that makes it true.
create table public.webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  address text not null check (char_length(address) between 8 and 2048),
  events text[] not null check (cardinality(events) between 1 and 20),
  -- Never plain text: the server seals with SECRET_KEY. The one before signs beside it for a day.
  secret_sealed text not null check (secret_sealed like 'sealed:v1:%'),
  old_secret_sealed text check (old_secret_sealed like 'sealed:v1:%'),
  old_secret_until timestamptz,
  failing_since timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null,
  check ((old_secret_sealed is null) = (old_secret_until is null))
);
create index webhook_endpoints_user on public.webhook_endpoints (user_id);

create table public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint_id uuid not null references public.webhook_endpoints (id) on delete cascade,
  event text not null check (char_length(event) between 1 and 40),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  -- When it is tried; null: not any more.
  next_at timestamptz default now(),
  status integer,
  detail text check (char_length(detail) <= 300),
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  check ((state = 'waiting') = (next_at is not null))
);
create index webhook_deliveries_due on public.webhook_deliveries (next_at) where state = 'waiting';
create index webhook_deliveries_endpoint on public.webhook_deliveries (endpoint_id, created_at desc);
create index webhook_deliveries_user on public.webhook_deliveries (user_id);
create index webhook_deliveries_old on public.webhook_deliveries (created_at);

alter table public.webhook_endpoints enable row level security;
alter table public.webhook_deliveries enable row level security;
revoke all on public.webhook_endpoints, public.webhook_deliveries from public, anon, authenticated;
grant all on public.webhook_endpoints, public.webhook_deliveries to service_role;
